import { join } from 'node:path'
import { nodeProgram } from './node-program.mjs'

/** The programs a start is made of. Payload's packages need the production condition. */
export function commandsFor(root, settings) {
  const node = nodeProgram(root)
  const script = (file, ...args) => [node, '--conditions=production', '--import', 'tsx', file, ...args]
  const next = (...args) => [node, join(root, 'node_modules/next/dist/bin/next'), ...args]
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
  const address = ['-H', settings.host, '-p', String(settings.port)]
  const dev = settings.mode === 'dev'
  const watched = (file, ...args) => [
    node,
    tsx,
    'watch',
    '--clear-screen=false',
    '--conditions=production',
    file,
    ...args,
  ]
  return {
    script,
    migrate: script('src/worker/migrate.ts'),
    seed: script('dev/seed/index.ts'),
    standIns: script('dev/stand-ins/main.ts'),
    build: next('build'),
    web: next(dev ? 'dev' : 'start', ...address),
    worker: (dev ? watched : script)('src/worker/index.ts'),
    live: (dev ? watched : script)('src/live/index.ts'),
  }
}
