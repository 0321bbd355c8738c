# Midway with the compilers and sanitizers that it runs: docker build -t midway . ; docker run --rm -v "$PWD:/work" midway check queue.c
FROM golang:1.26-bookworm AS build
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY . .
# The packages are those of scripts/deps.sh, which make install runs.
RUN make install DESTDIR=/out PREFIX=/usr/local

FROM debian:bookworm-slim
RUN apt-get update -q \
	&& DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
		clang-14 llvm-14 libclang-rt-14-dev libz3-4 gdb gcc gcc-multilib libc6-dev libc6-dev-i386 \
	&& rm -rf /var/lib/apt/lists/*
COPY --from=build /out/usr/local/ /usr/local/
RUN useradd --create-home midway
USER midway
WORKDIR /work
ENTRYPOINT ["midway"]
