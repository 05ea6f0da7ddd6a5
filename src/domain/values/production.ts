type Env = Record<string, string | undefined>

/** Production is a built server outside the demo: no demo accounts or stand-ins, and admins need a second factor. */
export function isProductionIn(env: Env): boolean {
  return env.NODE_ENV === 'production' && env.MARU_DEMO !== '1'
}

/** A production for trying things: test keys and stand-ins, said on every page (rule Q12). */
export function isStagingIn(env: Env): boolean {
  return isProductionIn(env) && env.MARU_STAGE === 'staging'
}
