import { cleanEnvironment } from './check-environment.mjs'
import { createChildren } from './children.mjs'
import { createClosing, onEndRequest } from './closing.mjs'
import { nodeProgram } from './node-program.mjs'
import { ROOT } from './places.mjs'

/** Worlds of their own, which run when they are named. */
const OTHERS = ['machines', 'upgrade']

/** What `npm run faults` calls: the runner, which makes a world of its own and prints a line for each case. */
export async function main([first, ...others]) {
  const world = OTHERS.find((name) => name === first)
  const words = world || !first ? others : [first, ...others]
  const closing = createClosing()
  const children = createChildren()
  closing.add(() => children.stopAll(60_000))
  onEndRequest(() => void closing.close().then(() => process.exit(130)))
  const runner = [
    nodeProgram(),
    '--conditions=production',
    '--import',
    'tsx',
    `tests/faults/${world ? `${world}/` : ''}run.ts`,
  ]
  const env = cleanEnvironment(process.env)
  const { ended } = children.start('faults', [...runner, ...words], { cwd: ROOT, env })
  const { code } = await ended
  if (!closing.isClosing()) process.exit(code)
}
