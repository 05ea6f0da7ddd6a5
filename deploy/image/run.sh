#!/bin/sh
# One image for all programs: `web`, `live`, `worker`, `worker heavy`, `migrate`, `setup`, `staff`, `reseal`, as package.json starts them.
case "${1:-}" in
  web) exec node src/run.mjs "$@" ;;
  live | worker | migrate | setup | staff | reseal) exec node --conditions=production --import tsx src/run.mjs "$@" ;;
  *)
    echo "Say one of: web, live, worker, worker heavy, migrate, setup, staff, reseal" >&2
    exit 64
    ;;
esac
