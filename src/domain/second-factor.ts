import type { StaffRole } from './account'

export const FACTOR_STATES = ['on', 'off', 'required'] as const
export type FactorState = (typeof FACTOR_STATES)[number]

/** Whether a member of staff brings a code beside the password. An admin of a production without one may only set it up. */
export function factorState(
  role: StaffRole | null | undefined,
  { isSetUp, isProduction }: { isSetUp: boolean; isProduction: boolean },
): FactorState {
  if (isSetUp) return 'on'
  return role === 'editor' || !isProduction ? 'off' : 'required'
}
