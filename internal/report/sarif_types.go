package report

// The parts of SARIF 2.1.0 that Midway writes, by the names of the standard (OASIS, 2020, §3).

type sarifLog struct {
	Schema  string     `json:"$schema"`
	Version string     `json:"version"`
	Runs    []sarifRun `json:"runs"`
}

type sarifRun struct {
	Tool              sarifTool                `json:"tool"`
	Invocations       []sarifInvocation        `json:"invocations"`
	AutomationDetails *sarifAutomation         `json:"automationDetails,omitempty"`
	Bases             map[string]sarifArtifact `json:"originalUriBaseIds,omitempty"`
	ColumnKind        string                   `json:"columnKind"`
	Taxonomies        []sarifComponent         `json:"taxonomies,omitempty"`
	Results           []sarifResult            `json:"results"`
}

type sarifTool struct {
	Driver sarifComponent `json:"driver"`
}

type sarifComponent struct {
	Name                string              `json:"name"`
	Version             string              `json:"version,omitempty"`
	Organization        string              `json:"organization,omitempty"`
	ShortDescription    *sarifMessage       `json:"shortDescription,omitempty"`
	Rules               []sarifRule         `json:"rules,omitempty"`
	Taxa                []sarifRule         `json:"taxa,omitempty"`
	SupportedTaxonomies []sarifComponentRef `json:"supportedTaxonomies,omitempty"`
}

type sarifComponentRef struct {
	Name string `json:"name"`
}

type sarifRule struct {
	ID               string              `json:"id"`
	Name             string              `json:"name,omitempty"`
	ShortDescription *sarifMessage       `json:"shortDescription,omitempty"`
	Relationships    []sarifRelationship `json:"relationships,omitempty"`
}

type sarifRelationship struct {
	Target sarifRef `json:"target"`
	Kinds  []string `json:"kinds"`
}

type sarifRef struct {
	ID        string             `json:"id"`
	Component *sarifComponentRef `json:"toolComponent,omitempty"`
}

type sarifAutomation struct {
	ID string `json:"id"`
}

type sarifInvocation struct {
	ExecutionSuccessful bool                `json:"executionSuccessful"`
	ExitCode            int                 `json:"exitCode"`
	Notifications       []sarifNotification `json:"toolExecutionNotifications"`
}

type sarifNotification struct {
	Descriptor sarifRef        `json:"descriptor"`
	Level      string          `json:"level"`
	Message    sarifMessage    `json:"message"`
	Locations  []sarifLocation `json:"locations,omitempty"`
}

type sarifMessage struct {
	Text string `json:"text"`
}

type sarifResult struct {
	RuleID       string            `json:"ruleId"`
	RuleIndex    int               `json:"ruleIndex"`
	Level        string            `json:"level"`
	Message      sarifMessage      `json:"message"`
	Locations    []sarifLocation   `json:"locations"`
	Related      []sarifLocation   `json:"relatedLocations,omitempty"`
	CodeFlows    []sarifCodeFlow   `json:"codeFlows,omitempty"`
	Fingerprints map[string]string `json:"partialFingerprints,omitempty"`
	Taxa         []sarifRef        `json:"taxa,omitempty"`
	Properties   map[string]any    `json:"properties,omitempty"`
}

type sarifLocation struct {
	ID       int            `json:"id,omitempty"`
	Physical *sarifPhysical `json:"physicalLocation,omitempty"`
	Logical  []sarifLogical `json:"logicalLocations,omitempty"`
	Message  *sarifMessage  `json:"message,omitempty"`
}

type sarifPhysical struct {
	Artifact sarifArtifact `json:"artifactLocation"`
	Region   *sarifRegion  `json:"region,omitempty"`
}

type sarifArtifact struct {
	URI  string `json:"uri"`
	Base string `json:"uriBaseId,omitempty"`
}

type sarifRegion struct {
	StartLine   int `json:"startLine"`
	StartColumn int `json:"startColumn,omitempty"`
}

type sarifLogical struct {
	Name string `json:"name"`
	Kind string `json:"kind"`
}

type sarifCodeFlow struct {
	Message     *sarifMessage     `json:"message,omitempty"`
	ThreadFlows []sarifThreadFlow `json:"threadFlows"`
}

type sarifThreadFlow struct {
	ID        string      `json:"id"`
	Locations []sarifStep `json:"locations"`
}

type sarifStep struct {
	Location       sarifLocation           `json:"location"`
	Kinds          []string                `json:"kinds,omitempty"`
	State          map[string]sarifMessage `json:"state,omitempty"`
	ExecutionOrder int                     `json:"executionOrder"`
	Importance     string                  `json:"importance"`
}
