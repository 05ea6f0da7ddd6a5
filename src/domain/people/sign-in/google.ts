import { fail, ok, type Result } from '@/domain/result'

/** The identity Google reports. */
export type GooglePerson = {
  sub: string
  email: string
  isVerified: boolean
  firstName: string
  lastName: string
}

/** An existing account that may belong to this person. */
export type Candidate = { id: string; googleSub: string | null; isVerified: boolean; isGone: boolean }

export type GoogleMatch = { kind: 'member'; id: string } | { kind: 'link'; id: string } | { kind: 'new' }

/**
 * Decides which account a Google sign-in opens (rule P5): by `sub`, or by email if both Google and we
 * verified it. Unverified addresses get the same refusal whether or not an account exists.
 */
export function matchGoogleAccount(
  person: GooglePerson,
  bySub: Candidate | null,
  byEmail: Candidate | null,
): Result<GoogleMatch> {
  if (bySub) return bySub.isGone ? fail('google.closed', '') : ok({ kind: 'member', id: bySub.id })
  if (!person.isVerified) return fail('google.unverified', '')
  if (!byEmail) return ok({ kind: 'new' })
  if (byEmail.isGone) return fail('google.closed', '')
  if (byEmail.googleSub) return fail('google.otherGoogle', '')
  return byEmail.isVerified ? ok({ kind: 'link', id: byEmail.id }) : fail('google.passwordFirst', '')
}
