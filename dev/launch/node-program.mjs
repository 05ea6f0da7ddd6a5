import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './places.mjs'

/**
 * The Node that every program runs on: the one that the lockfile brings, so that any Node from 20.19 can start the launcher. `MARU_NODE` names
 * another; where the lockfile has none for the system, it is the one at hand.
 */
export function nodeProgram(
  root = ROOT,
  { env = process.env, platform = process.platform, arch = process.arch } = {},
) {
  const brought = join(root, 'node_modules', `node-${platform}-${arch}`, 'bin/node')
  return env.MARU_NODE || (existsSync(brought) ? brought : process.execPath)
}
