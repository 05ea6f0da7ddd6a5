#!/bin/sh
# In the folder of a finished build: takes away what only a build needs, so that the programs and nothing else are left.
set -eu

# Next would compile a configuration in TypeScript at every start, with a compiler of 100 MB.
node node_modules/tsx/node_modules/esbuild/bin/esbuild next.config.ts --log-level=warning \
  --bundle --platform=node --format=esm --packages=external --outfile=next.config.mjs
rm next.config.ts

rm -rf .next/cache .next/trace .next/trace-build .next/diagnostics .next/types
cd node_modules
# The base image has its own Node.
rm -rf node node-bin-* node-linux-*
# Compilers, bundlers and makers of migrations; @swc/core stays, which next-intl imports when Next starts.
rm -rf @next/swc-* typescript drizzle-kit @esbuild-kit esbuild @esbuild sass lightningcss* @tailwindcss tailwindcss
# The browser of tests: Next names it as a peer, so that npm installs it for a production too.
rm -rf @playwright playwright playwright-core
# The types of an editor of code that the panel does not have.
rm -rf monaco-editor
rm -rf next/dist/docs next/dist/compiled/next-server/*.dev.js
cd ..
find node_modules .next \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -type f -delete
