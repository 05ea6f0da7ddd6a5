import type { Result } from '@/domain/result'

/** The value of a rule that must hold here: what the seed stores is what the shop would let through. */
export function sure<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(`The demo world breaks a rule: ${JSON.stringify(result.issues)}`)
}
