import type { StaffRole } from './actor'

export type FactorState = 'on' | 'off' | 'required'

/** A session of staff ends an hour after it was last prolonged, and at the latest after a working day. */
export const STAFF_IDLE_SECONDS = 60 * 60
export const STAFF_LONGEST_SECONDS = 8 * 60 * 60

/** How long a code, or the password, that was given is good for moving money. */
export const PROOF_MINUTES = 10

/** Whether a member of staff brings a code beside the password. An admin of a production without one may only set it up. */
export function factorState(
  role: StaffRole | null | undefined,
  { isSetUp, isProduction }: { isSetUp: boolean; isProduction: boolean },
): FactorState {
  if (isSetUp) return 'on'
  return role === 'editor' || !isProduction ? 'off' : 'required'
}
