#!/bin/sh
# backup.sh FOLDER DAYS: makes a backup named after the current time, and then removes backups older than DAYS days.
# If the backup fails, no older backup is removed.
set -eu
cd "$(dirname "$0")/.."
scripts/node.sh jobs/cli.ts backup "$1/$(date -u +%Y-%m-%dT%H%M%SZ)"
find "$1" -mindepth 1 -maxdepth 1 -type d -mtime "+$2" -name '20??-??-??T??????Z' -exec rm -r {} +
