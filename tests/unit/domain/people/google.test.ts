import { describe, expect, it } from 'vitest'
import { matchGoogleAccount, type Candidate, type GooglePerson } from '@/domain/people/sign-in/google'

const jo: GooglePerson = {
  sub: '1',
  email: 'jo@maru.test',
  isVerified: true,
  firstName: 'Jo',
  lastName: 'Park',
}
const anAccount = (more: Partial<Candidate> = {}): Candidate => ({
  id: 'account',
  googleSub: null,
  isVerified: true,
  isGone: false,
  ...more,
})
const linked = anAccount({ id: 'linked', googleSub: '1' })

describe('a Google sign-in', () => {
  it.each<[string, GooglePerson, Candidate | null, Candidate | null, object]>([
    ['opens the account of its sub', jo, linked, null, { kind: 'member', id: 'linked' }],
    ['prefers the sub to the address', jo, linked, anAccount(), { kind: 'member', id: 'linked' }],
    [
      'needs no verified address for its sub',
      { ...jo, isVerified: false },
      linked,
      null,
      { kind: 'member', id: 'linked' },
    ],
    [
      'ties the account of an address both sides know',
      jo,
      null,
      anAccount(),
      { kind: 'link', id: 'account' },
    ],
    ['begins a new account', jo, null, null, { kind: 'new' }],
  ])('%s', (_, person, bySub, byEmail, value) => {
    expect(matchGoogleAccount(person, bySub, byEmail)).toEqual({ ok: true, value })
  })

  it.each<[string, GooglePerson, Candidate | null, Candidate | null, string]>([
    ['an address Google has not verified', { ...jo, isVerified: false }, null, null, 'google.unverified'],
    [
      'such an address that has an account, in the same words',
      { ...jo, isVerified: false },
      null,
      anAccount(),
      'google.unverified',
    ],
    [
      'an account whose address we have not verified',
      jo,
      null,
      anAccount({ isVerified: false }),
      'google.passwordFirst',
    ],
    ['an account of another Google account', jo, null, anAccount({ googleSub: '2' }), 'google.otherGoogle'],
    ['an account that was deleted', jo, anAccount({ googleSub: '1', isGone: true }), null, 'google.closed'],
    ['an address of a deleted account', jo, null, anAccount({ isGone: true }), 'google.closed'],
  ])('is refused for %s', (_, person, bySub, byEmail, code) => {
    expect(matchGoogleAccount(person, bySub, byEmail)).toMatchObject({ ok: false, issues: [{ code }] })
  })
})
