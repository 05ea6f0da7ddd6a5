import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completeSignUp } from '@/features/account/sign-in/google-actions'
import { mailsTo, openBrowser } from '~/tests/support/http/browser'
import { rowsOf } from '~/tests/support/database/database'
import { aKoreanSignUp, aSignUp, newEmail } from '~/tests/support/factories/sign-up'
import { join } from '~/tests/support/join'
import { openGoogle, type Google } from '~/tests/support/google'
import { openWorld, userOf, type World } from '~/tests/support/open-world'

let world: World
let google: Google
beforeAll(async () => {
  world = await openWorld()
  google = await openGoogle()
})
afterAll(() => google.close())

const url = () => process.env.DATABASE_URL ?? ''
const rows = <T extends object>(statement: string, ...values: unknown[]) =>
  rowsOf<T>(url(), statement, values)
const usersOf = (email: string) => world.system.all('users', { where: { email: { equals: email } } })

/** Somebody with an account made by Google, in the browser that made it. */
async function joinByGoogle(email = newEmail(), asked: object = {}, fields: Record<string, string> = {}) {
  const browser = openBrowser()
  const arrival = await google.signIn(browser, { email }, asked)
  const answer = await browser.submit(completeSignUp, { ...aSignUp(), ...fields })
  return { email, browser, arrival, answer }
}

describe('a first sign-in with Google', () => {
  test('asks for the rest, and there is no account before', async () => {
    const browser = openBrowser()
    const email = newEmail()
    const arrival = await google.signIn(browser, { email }, { locale: 'fr' })
    expect(arrival).toMatchObject({ status: 303, goesTo: '/fr/register/complete' })
    expect([browser.token(), await usersOf(email)]).toEqual(['', []])
  })

  test('makes a buyer who is signed in, confirmed and welcome, and goes on to where they were headed', async () => {
    const { email, browser, answer } = await joinByGoogle(newEmail(), { next: '/cart' })
    expect(answer.goesTo).toBe('/cart')
    expect(await userOf(world.payload, browser.token())).toMatchObject({ email, userType: 'buyer' })
    const [user] = await usersOf(email)
    expect(user).toMatchObject({ hasPassword: false, marketingConsent: false, status: 'active' })
    expect(user?.googleSub).toMatch(/^\d{21}$/)
    expect(user?.emailVerifiedAt).toBeTruthy()
    expect(
      await rows('select kind, given from consents where user_id = $1 order by kind::text', user?.id),
    ).toEqual([
      { kind: 'age', given: true },
      { kind: 'terms', given: true },
    ])
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['welcome'])
    expect([...browser.jar.keys()].filter((name) => /google|newcomer/.test(name))).toEqual([])
  })

  test('makes a seller who waits for approval where the button of sellers was pressed, in Korea too', async () => {
    const { email, answer } = await joinByGoogle(
      newEmail(),
      { type: 'seller', locale: 'ko' },
      aKoreanSignUp(),
    )
    expect(answer.goesTo).toBe('/ko/seller')
    const [user] = await usersOf(email)
    expect(user).toMatchObject({ userType: 'seller', status: 'pending', locale: 'ko', country: 'KR' })
    expect(await world.system.get('sellers', String(user?.id))).toMatchObject({
      company: 'Sorae Ceramics',
      businessRegistration: '124-81-00998',
      status: 'pending',
    })
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['welcomeSeller'])
  })

  test.each(['sellers', '', '<script>', 'admin'])(
    'takes the button "%s" for that of buyers',
    async (type) => {
      const { email } = await joinByGoogle(newEmail(), { type })
      expect((await usersOf(email))[0]).toMatchObject({ userType: 'buyer' })
    },
  )

  test('says what is missing, field by field, and makes nothing', async () => {
    const email = newEmail()
    const { browser, answer } = await joinByGoogle(email, {}, { firstName: ' ', terms: '', postalCode: '1' })
    expect(answer.message).toMatch(/^Registration Failed: /)
    expect(Object.keys(answer.fields ?? {}).toSorted()).toEqual(['firstName', 'postalCode', 'terms'])
    expect(answer.kept).toMatchObject({ city: 'Montréal', age: 'on' })
    expect([browser.token(), await usersOf(email)]).toEqual(['', []])
    expect((await browser.submit(completeSignUp, aSignUp())).goesTo).toBe('/')
  })

  test('believes Google and not the form about whose address it is', async () => {
    const other = newEmail()
    const { email } = await joinByGoogle(newEmail(), {}, { email: other, googleSub: '1', userType: 'seller' })
    expect((await usersOf(email))[0]).toMatchObject({ userType: 'buyer' })
    expect(await usersOf(other)).toEqual([])
  })

  test('sent twice at once makes one account, and every answer leads where the first does', async () => {
    const browser = openBrowser()
    const email = newEmail()
    await google.signIn(browser, { email }, { next: '/fr/cart' })
    const answers = await Promise.all([1, 2, 3].map(() => browser.submit(completeSignUp, aSignUp())))
    expect(answers.map(({ goesTo }) => goesTo)).toEqual(['/fr/cart', '/fr/cart', '/fr/cart'])
    expect(await usersOf(email)).toHaveLength(1)
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['welcome'])
    expect(await userOf(world.payload, browser.token())).toMatchObject({ email })
  })

  test('sent once more after the first answer goes on to the same place, and never to another site', async () => {
    const { browser } = await joinByGoogle(newEmail(), { next: '/cart' })
    expect((await browser.submit(completeSignUp, { ...aSignUp(), next: '/cart' })).goesTo).toBe('/cart')
    expect((await browser.submit(completeSignUp, { ...aSignUp(), next: '//evil.example' })).goesTo).toBe('/')
  })

  test('of an address that got an account in the meantime is told so', async () => {
    const browser = openBrowser()
    const email = newEmail()
    await google.signIn(browser, { email })
    await join(aSignUp(email))
    const answer = await browser.submit(completeSignUp, aSignUp())
    expect(answer.message).toMatch(/^Registration Failed: There is already an account/)
    expect([browser.token(), (await usersOf(email)).length]).toEqual(['', 1])
  })

  test('opens no account of longer ago: what is left of a sign-up is no way in', async () => {
    const browser = openBrowser()
    const email = newEmail()
    await google.signIn(browser, { email })
    await joinByGoogle(email)
    await rows("update users set created_at = now() - interval '2 minutes' where email = $1", email)
    expect((await browser.submit(completeSignUp, aSignUp())).ok).toBe(false)
    expect(browser.token()).toBe('')
  })

  test.each([undefined, 'made-up', 'x'.repeat(5_000)])(
    'without a word from Google (%.12s) leads back to the sign-in',
    async (word) => {
      const browser = openBrowser()
      browser.jar.set('maru_newcomer', word ?? '')
      expect((await browser.submit(completeSignUp, aSignUp())).goesTo).toBe('/login?google=expired')
      expect(browser.token()).toBe('')
    },
  )
})

describe('a later sign-in with Google', () => {
  test('opens the same account at once, whatever button was pressed', async () => {
    const { email } = await joinByGoogle()
    const browser = openBrowser()
    const asked = { type: 'seller', next: '/ko/products?sort=new', locale: 'ko' }
    expect((await google.signIn(browser, { email }, asked)).goesTo).toBe('/ko/products?sort=new')
    expect(await userOf(world.payload, browser.token())).toMatchObject({ email, userType: 'buyer' })
    expect(await usersOf(email)).toHaveLength(1)
  })

  test('knows the person by their number, also where the address was changed here', async () => {
    const { email } = await joinByGoogle()
    const fresh = newEmail()
    await rows('update users set email = $2 where email = $1', email, fresh)
    const browser = openBrowser()
    await google.signIn(browser, { email, verified: '' })
    expect(await userOf(world.payload, browser.token())).toMatchObject({ email: fresh })
  })

  test('twenty times at once all stay', async () => {
    const { email } = await joinByGoogle()
    const browsers = Array.from({ length: 20 }, () => openBrowser())
    await Promise.all(browsers.map((browser) => google.signIn(browser, { email })))
    const users = await Promise.all(browsers.map((browser) => userOf(world.payload, browser.token())))
    expect(users.map((user) => user?.email)).toEqual(Array(20).fill(email))
  })

  test('ties an account to Google whose address both sides know, keeps its password and is remembered', async () => {
    const id = world.ids.users.otherBuyer
    await rows('update users set google_sub = null, email_verified_at = now() where id = $1', id)
    const [before] = await rows<{ hash: string }>('select hash from users where id = $1', id)
    const browser = openBrowser()
    await google.signIn(browser, { email: 'OtherBuyer@maru.test' })
    expect(await userOf(world.payload, browser.token())).toMatchObject({ id })
    const after = await rows('select hash, has_password, google_sub from users where id = $1', id)
    expect(after).toMatchObject([
      { hash: before?.hash, has_password: true, google_sub: expect.stringMatching(/^\d{21}$/) },
    ])
    expect(
      await rows('select actor_kind, actor_id from audit_events where action = $1', 'google.linked'),
    ).toEqual([{ actor_kind: 'buyer', actor_id: id }])
  })

  test('lets a suspended seller in, who sells nothing', async () => {
    const id = world.ids.users.suspendedSeller
    await rows('update users set google_sub = null, email_verified_at = now() where id = $1', id)
    const browser = openBrowser()
    await google.signIn(browser, { email: 'suspendedseller@maru.test' })
    expect(await userOf(world.payload, browser.token())).toMatchObject({ id, status: 'suspended' })
  })

  test('that comes while staff suspend the seller never opens a session that may sell', async () => {
    const id = world.ids.users.seller
    await rows('update users set google_sub = null, email_verified_at = now() where id = $1', id)
    const browsers = Array.from({ length: 5 }, () => openBrowser())
    const suspend = () =>
      world.system.change('sellers', id, { status: 'suspended', statusReason: 'Late, twice.' })
    await Promise.all([
      suspend(),
      ...browsers.map((browser) => google.signIn(browser, { email: 'seller@maru.test' })),
    ])
    const left = await Promise.all(browsers.map((browser) => userOf(world.payload, browser.token())))
    const standing = left.map((user) => (user && 'status' in user ? user.status : 'signed out'))
    expect(standing.filter((status) => status !== 'suspended' && status !== 'signed out')).toEqual([])
  })
})
