import { beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '@/features/account/sign-in/sign-in-actions'
import { confirmSignUp, resendConfirmation, signUp } from '@/features/account/sign-in/sign-up-actions'
import { mailsTo, openBrowser, tokenMailedTo } from '~/tests/support/http/browser'
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
const findUser = async (email: string) =>
  (await world.system.all('users', { where: { email: { equals: email } } }))[0]

describe('the link of a sign-up', () => {
  test('asks for the password in another browser, and lets nobody in without', async () => {
    const email = newEmail()
    await openBrowser().submit(signUp, aSignUp(email))
    const token = await tokenMailedTo(email)
    const other = openBrowser()
    expect((await other.submit(confirmSignUp, { token })).fields?.password).toContain('when you signed up')
    expect((await other.submit(confirmSignUp, { token, password: 'not this one' })).fields?.password).toBe(
      'Incorrect password.',
    )
    expect(await findUser(email)).toBeUndefined()
    expect((await other.submit(confirmSignUp, { token, password: FRESH })).goesTo).toBe('/')
    expect(await userOf(world.payload, other.token())).toMatchObject({ email })
  })

  test('works once', async () => {
    const { browser, token } = await join(aSignUp())
    expect((await browser.submit(confirmSignUp, { token })).message).toMatch(/^This link was used already/)
  })

  test('makes one account of two who press at once', async () => {
    const email = newEmail()
    const browser = openBrowser()
    await browser.submit(signUp, aSignUp(email))
    const token = await tokenMailedTo(email)
    const answers = await Promise.all([1, 2, 3].map(() => browser.submit(confirmSignUp, { token })))
    expect(answers.filter(({ goesTo }) => goesTo === '/')).toHaveLength(1)
    expect(await world.system.all('users', { where: { email: { equals: email } } })).toHaveLength(1)
  })

  test('runs out after two days, is then sent once more, and the old one is void', async () => {
    const email = newEmail()
    const browser = openBrowser()
    await browser.submit(signUp, aSignUp(email))
    const token = await tokenMailedTo(email)
    await rowsOf(
      url(),
      "update account_tokens set expires_at = now() - interval '1 minute' where email = $1",
      [email],
    )
    expect((await browser.submit(confirmSignUp, { token })).message).toBe(
      'This link has expired. Please ask for a new one.',
    )
    expect((await openBrowser().submit(resendConfirmation, { email })).ok).toBe(true)
    const fresh = await tokenMailedTo(email)
    expect((await browser.submit(confirmSignUp, { token })).message).toMatch(/^This link was used already/)
    expect((await browser.submit(confirmSignUp, { token: fresh })).goesTo).toBe('/')
  })

  test('is not sent to whoever has no sign-up waiting, though it is answered alike', async () => {
    const [none, member] = [newEmail(), 'otherbuyer@maru.test']
    const answers = await Promise.all(
      [none, member].map((email) => openBrowser().submit(resendConfirmation, { email })),
    )
    expect(answers[0]).toEqual(answers[1])
    expect([await mailsTo(none), await mailsTo(member)]).toEqual([[], []])
  })

  test.each(['', 'made-up', 'x'.repeat(5_000), '../../etc/passwd'])(
    'made up (%.12s) opens nothing',
    async (token) => {
      expect((await openBrowser().submit(confirmSignUp, { token })).message).toMatch(
        /^This link is incomplete/,
      )
    },
  )

  test('of the second sign-up with one address finds the account of the first', async () => {
    const email = newEmail()
    const [first, second] = [openBrowser(), openBrowser()]
    await first.submit(signUp, aSignUp(email))
    const one = await tokenMailedTo(email)
    await second.submit(signUp, { ...aSignUp(email), firstName: 'Second' })
    const two = await tokenMailedTo(email)
    expect((await first.submit(confirmSignUp, { token: one })).goesTo).toBe('/')
    expect((await second.submit(confirmSignUp, { token: two })).message).toMatch(
      /^There is already an account/,
    )
    expect(second.token()).toBe('')
  })

  test('is kept as a hash alone, and what waited is forgotten when it is used', async () => {
    const { token } = await join(aSignUp())
    const rows = await rowsOf(url(), 'select * from account_tokens')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.filter(({ used_at, data }) => used_at && data && !String(data).startsWith('data-'))).toEqual(
      [],
    )
  })
})

test('whoever has signed up but not confirmed cannot sign in, and hears what everybody hears', async () => {
  const email = newEmail()
  await openBrowser().submit(signUp, aSignUp(email))
  const early = await openBrowser().submit(signIn, { email, password: FRESH })
  const wrong = await openBrowser().submit(signIn, { email: 'buyer@maru.test', password: `${PASSWORD}!` })
  expect(early.message).toBe(wrong.message)
  expect(early.message).toMatch(/^Sign In Failed: /)
})
