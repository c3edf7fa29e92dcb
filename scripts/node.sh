#!/bin/sh
# node.sh FILE …: runs a program of the product. The section "Memory" of docs/performance.md gives the reasons for these
# settings.
set -eu
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144
exec "$(dirname "$0")/../node_modules/.bin/node" --max-semi-space-size=16 --import tsx "$@"
