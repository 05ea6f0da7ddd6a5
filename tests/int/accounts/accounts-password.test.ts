import { beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '@/features/account/sign-in/sign-in-actions'
import { signUp } from '@/features/account/sign-in/sign-up-actions'
import { changePassword, forgotPassword, resetPassword } from '@/features/account/security/password-actions'
import { changeEmail, confirmEmail } from '@/features/account/security/security-actions'
import { mailsTo, openBrowser, tokenMailedTo, type Browser } from '~/tests/support/http/browser'
import { rowsOf } from '~/tests/support/database/database'
import { PASSWORD } from '~/tests/support/factories/people'
import { aSignUp, FRESH, newEmail } from '~/tests/support/factories/sign-up'
import { join } from '~/tests/support/join'
import { openWorld, userOf, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const url = () => process.env.DATABASE_URL ?? ''
const who = async (browser: Browser) => (await userOf(world.payload, browser.token()))?.email ?? null
const OTHER = 'a quite different phrase'
const twice = (password: string) => ({ password, confirmPassword: password })

/** A member of this test alone, signed in. */
async function newMember() {
  const email = newEmail()
  const { browser } = await join(aSignUp(email))
  return { email, browser }
}
async function signInAgain(email: string, password = FRESH) {
  const browser = openBrowser()
  await browser.submit(signIn, { email, password })
  return browser
}
const templates = async (email: string) => (await mailsTo(email)).map(({ template }) => template)

describe('a forgotten password', () => {
  test('is set anew by a mailed link, which ends all sessions and signs in', async () => {
    const { email, browser } = await newMember()
    const elsewhere = openBrowser()
    expect((await elsewhere.submit(forgotPassword, { email })).ok).toBe(true)
    const token = await tokenMailedTo(email)
    expect(await who(browser)).toBe(email)
    expect((await elsewhere.submit(resetPassword, { token, ...twice(OTHER) })).goesTo).toBe('/')
    expect([await who(browser), await who(elsewhere)]).toEqual([null, email])
    expect(await who(await signInAgain(email, FRESH))).toBeNull()
    expect(await who(await signInAgain(email, OTHER))).toBe(email)
    expect((await templates(email)).slice(-2)).toEqual(['resetPassword', 'passwordChanged'])
  })

  test('is answered alike, and as late, for whoever has no account', async () => {
    const ask = async (email: string) => {
      const begun = performance.now()
      const answer = await openBrowser().submit(forgotPassword, { email })
      return { answer, took: performance.now() - begun }
    }
    const [known, unknown] = [await ask('buyer@maru.test'), await ask(newEmail())]
    expect(known.answer).toEqual(unknown.answer)
    expect(known.took / unknown.took).toBeGreaterThan(0.6)
    expect(known.took / unknown.took).toBeLessThan(1.6)
  })

  test('of somebody who never confirmed brings the link of the sign-up again', async () => {
    const email = newEmail()
    await openBrowser().submit(signUp, aSignUp(email))
    await openBrowser().submit(forgotPassword, { email })
    expect(await templates(email)).toEqual(['confirmSignUp', 'confirmSignUp'])
  })

  test('sends five mails an hour to one address', async () => {
    const { email } = await newMember()
    for (let at = 0; at < 5; at++) await openBrowser().submit(forgotPassword, { email })
    expect((await openBrowser().submit(forgotPassword, { email })).message).toContain(
      'try again in 60 minutes',
    )
    expect((await templates(email)).filter((name) => name === 'resetPassword')).toHaveLength(5)
  })

  test('has a link that works once, not after two hours, and not once a newer one was sent', async () => {
    const { email } = await newMember()
    const browser = openBrowser()
    const ask = async () => {
      await browser.submit(forgotPassword, { email })
      return tokenMailedTo(email)
    }
    const reset = async (token: string) =>
      (await browser.submit(resetPassword, { token, ...twice(OTHER) })).message
    const [first, second] = [await ask(), await ask()]
    expect(await reset(first)).toMatch(/^This link was used already/)
    await rowsOf(
      url(),
      "update account_tokens set expires_at = now() - interval '1 second' where email = $1",
      [email],
    )
    expect(await reset(second)).toBe('This link has expired. Please ask for a new one.')
    const third = await ask()
    expect(await reset(third)).toBeUndefined()
    expect(await reset(third)).toMatch(/^This link was used already/)
  })

  test('keeps the link good after a weak password, and tells what is wrong', async () => {
    const { email } = await newMember()
    const browser = openBrowser()
    await browser.submit(forgotPassword, { email })
    const token = await tokenMailedTo(email)
    const weak = await browser.submit(resetPassword, {
      token,
      password: 'qwertyuiop',
      confirmPassword: 'asdf',
    })
    expect(weak.fields).toEqual({
      password: expect.stringContaining('too easy to guess'),
      confirmPassword: 'Passwords do not match!',
    })
    expect((await browser.submit(resetPassword, { token, ...twice(OTHER) })).goesTo).toBe('/')
  })

  test('is not reset by a link of another kind', async () => {
    const email = newEmail()
    await openBrowser().submit(signUp, aSignUp(email))
    const token = await tokenMailedTo(email)
    const answer = await openBrowser().submit(resetPassword, { token, ...twice(OTHER) })
    expect(answer.message).toMatch(/^This link is incomplete/)
  })
})

describe('a change of password', () => {
  test('needs the current one, keeps this session, ends the others, and tells the owner', async () => {
    const { email, browser } = await newMember()
    const other = await signInAgain(email)
    const wrong = await browser.submit(changePassword, { currentPassword: 'a guess at it', ...twice(OTHER) })
    expect(wrong.fields).toEqual({ currentPassword: 'Incorrect password.' })
    const answer = await browser.submit(changePassword, { currentPassword: FRESH, ...twice(OTHER) })
    expect(answer).toMatchObject({
      ok: true,
      message: expect.stringContaining('Your password has been changed.'),
    })
    expect([await who(browser), await who(other)]).toEqual([email, null])
    expect((await templates(email)).at(-1)).toBe('passwordChanged')
  })

  test('voids links that were mailed before', async () => {
    const { email, browser } = await newMember()
    await browser.submit(forgotPassword, { email })
    const token = await tokenMailedTo(email)
    await browser.submit(changePassword, { currentPassword: FRESH, ...twice(OTHER) })
    expect((await openBrowser().submit(resetPassword, { token, ...twice(FRESH) })).message).toMatch(
      /^This link was used already/,
    )
  })

  test('does not let a stolen session guess the current one for ever', async () => {
    const { browser } = await newMember()
    for (let at = 0; at < 10; at++)
      await browser.submit(changePassword, { currentPassword: `guess ${at}`, ...twice(OTHER) })
    const answer = await browser.submit(changePassword, { currentPassword: FRESH, ...twice(OTHER) })
    expect(answer.message).toContain('Please try again in 15 minutes.')
  })

  test.each([
    ['a visitor', () => ''],
    ['a member of staff', () => world.tokens.admin],
  ])('is nothing for %s', async (_, token) => {
    const answer = await openBrowser(token()).submit(changePassword, {
      currentPassword: PASSWORD,
      ...twice(OTHER),
    })
    expect(answer).toMatchObject({ ok: false, message: 'Please sign in first.' })
  })
})

describe('a change of address', () => {
  const ask = (browser: Browser, email: string, currentPassword = FRESH) =>
    browser.submit(changeEmail, { email, currentPassword })

  test('happens when the link in the new mailbox is followed, warns the old one, and ends other sessions', async () => {
    const { email, browser } = await newMember()
    const other = await signInAgain(email)
    const fresh = newEmail()
    expect((await ask(browser, fresh)).message).toContain(fresh)
    expect(await who(browser)).toBe(email)
    expect((await templates(email)).at(-1)).toBe('emailChangeAsked')
    const answer = await browser.submit(confirmEmail, { token: await tokenMailedTo(fresh) })
    expect(answer).toMatchObject({ ok: true, message: expect.stringContaining(fresh) })
    expect([await who(browser), await who(other)]).toEqual([fresh, null])
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      template: 'emailChanged',
      params: { email: fresh },
    })
    expect(await who(await signInAgain(fresh))).toBe(fresh)
  })

  test('needs the password, a real address, and another one', async () => {
    const { email, browser } = await newMember()
    expect((await ask(browser, newEmail(), 'a guess at it')).fields).toHaveProperty('currentPassword')
    expect((await ask(browser, 'nowhere')).fields).toHaveProperty('email')
    expect((await ask(browser, email)).fields).toEqual({ email: 'This is your current email address.' })
    expect((await openBrowser().submit(changeEmail, { email: newEmail() })).message).toBe(
      'Please sign in first.',
    )
  })

  test('to an address that has an account is answered alike, and its owner is told', async () => {
    const [one, two] = [await newMember(), await newMember()]
    const answer = await ask(one.browser, two.email)
    expect(answer).toMatchObject({ ok: true, message: expect.stringContaining(two.email) })
    expect((await mailsTo(two.email)).at(-1)).toMatchObject({
      template: 'emailTaken',
      params: { path: '/login' },
    })
    expect([await who(one.browser), await who(two.browser)]).toEqual([one.email, two.email])
  })

  test('finds the address taken when somebody was quicker', async () => {
    const { email, browser } = await newMember()
    const wanted = newEmail()
    await ask(browser, wanted)
    const token = await tokenMailedTo(wanted)
    await join(aSignUp(wanted))
    expect((await browser.submit(confirmEmail, { token })).message).toMatch(/^There is already an account/)
    expect(await who(browser)).toBe(email)
  })

  test('is stopped by a new password, and its link works once', async () => {
    const { browser } = await newMember()
    const [stopped, kept] = [newEmail(), newEmail()]
    await ask(browser, stopped)
    await browser.submit(changePassword, { currentPassword: FRESH, ...twice(OTHER) })
    const dead = await browser.submit(confirmEmail, { token: await tokenMailedTo(stopped) })
    expect(dead.message).toMatch(/^This link was used already/)
    await ask(browser, kept, OTHER)
    const token = await tokenMailedTo(kept)
    expect((await browser.submit(confirmEmail, { token })).ok).toBe(true)
    expect((await browser.submit(confirmEmail, { token })).message).toMatch(/^This link was used already/)
  })
})
