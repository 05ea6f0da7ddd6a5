import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Env = Record<string, string | undefined>

const stageOf = (env: Env) => (env.MARU_STAGE === 'staging' ? 'staging' : 'production')
const fileIn = (dist: string) => join(dist, 'stage')

/** Notes beside a build for which stage it was made: pages that it keeps say so, or do not. */
export const noteStage = (dist: string, env: Env = process.env) => writeFileSync(fileIn(dist), stageOf(env))

/** The sentence for a build that was made for the other stage (rule Q12), or null. */
export function wrongBuild(dist = process.env.MARU_DIST || '.next', env: Env = process.env): string | null {
  if (!existsSync(fileIn(dist))) return null
  const made = readFileSync(fileIn(dist), 'utf8')
  if (made === stageOf(env)) return null
  return `This build was made for ${made}, and MARU_STAGE says ${stageOf(env)}. Say first: npm run build`
}
