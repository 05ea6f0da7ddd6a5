#!/bin/sh
# One image for all programs: `web`, `live`, `worker`, `migrate`, `setup`, `staff`, `search`, `reseal`, as package.json starts them;
# `worker emails payments` takes these kinds of work alone.
case "${1:-}" in
  web) exec node src/run.mjs "$@" ;;
  live | worker | migrate | setup | staff | search | reseal) exec node --conditions=production --import tsx src/run.mjs "$@" ;;
  *)
    echo "Say one of: web, live, worker, migrate, setup, staff, search, reseal" >&2
    exit 64
    ;;
esac
