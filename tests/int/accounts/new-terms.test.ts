import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as exported from '@/app/api/account/export/route'
import * as logout from '@/app/api/session/logout/route'
import * as session from '@/app/api/session/route'
import { addToCart } from '@/features/buying/cart/actions'
import { deleteAccount } from '@/features/account/personal-data/leaving-actions'
import { signIn } from '@/features/account/sign-in/sign-in-actions'
import { agreeToTerms } from '@/features/shop/pages/terms/agree-actions'
import { currentMember, signedInMember } from '@/server/auth/session/session'
import { ask } from '~/tests/support/budget/ask'
import { rowsOf } from '~/tests/support/database/database'
import { aSignUp, newEmail } from '~/tests/support/factories/sign-up'
import { aTermsVersion } from '~/tests/support/factories/talk'
import { openGoogle, type Google } from '~/tests/support/google'
import { openBrowser, type Browser } from '~/tests/support/http/browser'
import { join } from '~/tests/support/join'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let google: Google
beforeAll(async () => {
  world = await openWorld()
  google = await openGoogle()
})
afterAll(() => google.close())

const { password: PASSWORD } = aSignUp()
const rows = <T extends object>(statement: string, ...values: unknown[]) =>
  rowsOf<T>(process.env.DATABASE_URL ?? '', statement, values)
const given = (id: string) =>
  rows<{ version: string; locale: string }>(
    "select version, locale::text from consents where user_id = $1 and kind = 'terms' order by created_at",
    id,
  )
const day = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`

const version = (name: string, days: number, more: object = {}) =>
  world.system.make('terms-versions', {
    ...aTermsVersion(name),
    validFrom: day(days),
    needsAgreement: true,
    ...more,
  })
/** A member who signed up before the change, in the browser that did. */
async function aMember() {
  const email = newEmail()
  const { browser } = await join(aSignUp(email))
  const member = await browser.within(() => signedInMember())
  return { browser, email, id: String(member?.id) }
}
const seenBy = (browser: Browser) =>
  browser.within(async () => ({
    isMember: (await currentMember()) !== null,
    isSignedIn: (await signedInMember()) !== null,
  }))
const send = (browser: Browser, fields: Record<string, string> = {}) =>
  browser.submit(agreeToTerms, { version: 'second', next: '/cart', ...fields })

beforeEach(() => rows('delete from terms_versions'))

describe('a change of the terms (rule P7)', () => {
  test('is asked about after signing in from its day on, and not before', async () => {
    await version('first', -400, { needsAgreement: false })
    const { email, id } = await aMember()
    await version('second', 2)
    const signInTo = (next: string, more: object = {}) =>
      openBrowser().submit(signIn, { email, password: PASSWORD, next, ...more })
    expect((await signInTo('/cart')).goesTo).toBe('/cart')
    await rows("update terms_versions set valid_from = $1 where version = 'second'", day(-2))
    expect((await signInTo('/cart')).goesTo).toBe('/terms/agree?next=%2Fcart')
    expect((await signInTo('/fr/cart')).goesTo).toBe('/fr/terms/agree?next=%2Ffr%2Fcart')
    expect(await signInTo('/cart', { stay: '1' })).toMatchObject({ next: '/terms/agree?next=%2Fcart' })
    expect((await given(id)).map((each) => each.version)).toEqual(['first'])
  })

  test('is asked about after signing in with Google', async () => {
    await version('first', -400, { needsAgreement: false })
    const { email } = await aMember()
    await version('second', -2)
    const browser = openBrowser()
    const arrival = await google.signIn(browser, { email }, { next: '/cart' })
    expect(arrival.goesTo).toBe('/terms/agree?next=%2Fcart')
  })

  test('shuts a session that was open on that day, until it is agreed to', async () => {
    await version('first', -400, { needsAgreement: false })
    const { browser, id } = await aMember()
    await version('second', -2)
    expect(await seenBy(browser)).toEqual({ isMember: false, isSignedIn: true })
    const asked = await browser.submit(addToCart, { product: world.ids.products.live, quantity: '1' })
    expect(asked.goesTo).toBe('/terms/agree?next=%2F')
    expect(await rows('select 1 from cart_items where user_id = $1', id)).toEqual([])
    expect((await send(browser, { locale: 'fr', next: '/fr/cart' })).goesTo).toBe('/fr/cart')
    expect(await seenBy(browser)).toEqual({ isMember: true, isSignedIn: true })
    expect(await given(id)).toEqual([
      { version: 'first', locale: 'en' },
      { version: 'second', locale: 'fr' },
    ])
  })

  test('is recorded once, and only where it applies', async () => {
    await version('first', -400, { needsAgreement: false })
    const { browser, id } = await aMember()
    await version('second', -2)
    await version('third', 40)
    await send(browser, { version: 'third' })
    await send(browser, { version: 'never written' })
    expect(await seenBy(browser)).toMatchObject({ isMember: false })
    await Promise.all([send(browser), send(browser)])
    await send(browser)
    expect((await given(id)).map((each) => each.version)).toEqual(['first', 'second'])
  })

  test('of spelling, or before the account was made, is not asked about', async () => {
    await version('second', -2)
    const { browser, id } = await aMember()
    expect((await given(id)).map((each) => each.version)).toEqual(['second'])
    await version('correction', -1, { needsAgreement: false })
    expect(await seenBy(browser)).toMatchObject({ isMember: true })
  })

  test('leads nobody to another site', async () => {
    const { browser } = await aMember()
    expect((await send(browser, { next: '//evil.example' })).goesTo).toBe('/')
  })

  test('leaves who does not agree the ways out: signing out, export, deletion', async () => {
    await version('first', -400, { needsAgreement: false })
    const { browser, id } = await aMember()
    await version('second', -2)
    const seen = await ask(browser, session.GET, 'api/session')
    expect(seen.status).toBe(200)
    const form = new URLSearchParams({ locale: 'en', currentPassword: PASSWORD })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const file = await ask(browser, exported.POST, 'api/account/export', { body: form, headers })
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="maru-data.json"',
    ])
    const other = await aMember()
    expect((await browser.submit(deleteAccount, { currentPassword: PASSWORD })).goesTo).toBe(
      '/delete-account?done=1',
    )
    expect(await rows('select 1 from users where id = $1 and deleted_at is not null', id)).toHaveLength(1)
    expect((await ask(other.browser, logout.POST, 'api/session/logout', { method: 'POST' })).status).toBe(303)
    expect(other.browser.token()).toBe('')
  })

  test('is asked of nobody signed out', async () => {
    expect(await openBrowser().submit(agreeToTerms, { version: 'second', email: newEmail() })).toMatchObject({
      ok: false,
      message: 'Please sign in first.',
    })
  })
})
