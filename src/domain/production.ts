/** Production is what runs built and is not the demo: no well-known accounts, no stand-ins, and admins with a second factor. */
export function isProductionIn(env: Record<string, string | undefined>): boolean {
  return env.NODE_ENV === 'production' && env.MARU_DEMO !== '1'
}
