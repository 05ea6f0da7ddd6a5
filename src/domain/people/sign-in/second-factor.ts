import type { StaffRole } from '@/domain/people/actor'

export const FACTOR_STATES = ['on', 'off', 'required'] as const
export type FactorState = (typeof FACTOR_STATES)[number]

/** A staff session ends an hour after its last refresh, and at the latest after eight hours. */
export const STAFF_IDLE_SECONDS = 60 * 60
export const STAFF_LONGEST_SECONDS = 8 * 60 * 60

/** Minutes during which a given code or password allows moving money. */
export const PROOF_MINUTES = 10

/** Whether sign-in asks for a code. In production an admin without a second factor may only set one up. */
export function factorState(
  role: StaffRole | null | undefined,
  { isSetUp, isProduction }: { isSetUp: boolean; isProduction: boolean },
): FactorState {
  if (isSetUp) return 'on'
  return role === 'editor' || !isProduction ? 'off' : 'required'
}
