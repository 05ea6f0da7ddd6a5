import { fail, ok, type Result } from '@/domain/result'

/** Whom Google says it has before it. */
export type GooglePerson = {
  sub: string
  email: string
  isVerified: boolean
  firstName: string
  lastName: string
}

/** An account that may be theirs, as far as the question of whose it is goes. */
export type Candidate = { id: string; googleSub: string | null; isVerified: boolean; isGone: boolean }

export type GoogleMatch = { kind: 'member'; id: string } | { kind: 'link'; id: string } | { kind: 'new' }

/**
 * Whose account a Google sign-in opens (rule P5). By `sub`; by e-mail only where both Google and we know the address to be
 * theirs. An address that Google has not verified opens and makes nothing, and is told the same whether or not it has an account.
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
