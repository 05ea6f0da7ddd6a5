/** Production is a built server outside the demo: no demo accounts or stand-ins, and admins need a second factor. */
export function isProductionIn(env: Record<string, string | undefined>): boolean {
  return env.NODE_ENV === 'production' && env.MARU_DEMO !== '1'
}
