import { ROOT } from './places.mjs'
import { cleanEnvironment } from './check-environment.mjs'
import { createChildren } from './children.mjs'
import { createClosing, onEndRequest } from './closing.mjs'

/** What `npm run faults` calls: the build that the tests use, then the runner, which prints a line for each case. */
export async function main(args) {
  const closing = createClosing()
  const children = createChildren()
  closing.add(() => children.stopAll(30_000))
  onEndRequest(() => void closing.close().then(() => process.exit(130)))
  const run = async (name, command, env) => (await children.start(name, command, { cwd: ROOT, env }).ended).code
  const env = cleanEnvironment(process.env)
  const runner = ['--conditions=production', '--import', 'tsx', 'tests/faults/run.ts', ...args]
  const code =
    (await run('build', [process.execPath, 'dev/test.mjs', 'build'], env)) ||
    (await run('faults', [process.execPath, ...runner], env))
  await closing.close()
  process.exit(code)
}
