import { beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '@/features/account/sign-in/sign-in-actions'
import { deleteAccount, mailConfirmation } from '@/features/account/personal-data/leaving-actions'
import { forgotPassword } from '@/features/account/security/password-actions'
import { POST } from '@/app/api/account/export/route'
import { formOf, mailsTo, openBrowser, tokenMailedTo, type Browser } from '~/tests/support/http/browser'
import { rowsOf } from '~/tests/support/database/database'
import { PASSWORD } from '~/tests/support/factories/people'
import { aKoreanSignUp, aSignUp, FRESH } from '~/tests/support/factories/sign-up'
import { aMessage, aThread } from '~/tests/support/factories/talk'
import { join } from '~/tests/support/join'
import { openWorld, userOf, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const url = () => process.env.DATABASE_URL ?? ''
const who = async (browser: Browser) => (await userOf(world.payload, browser.token()))?.email ?? null

async function newMember(fields: Record<string, string> = aSignUp()) {
  const { browser } = await join(fields)
  const id = String((await userOf(world.payload, browser.token()))?.id)
  return { email: fields.email ?? '', browser, id }
}

const download = (browser: Browser, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  browser.within(() =>
    POST(
      new Request('http://localhost/api/account/export', { method: 'POST', body: formOf(fields), headers }),
    ),
  )

describe('the export of one’s data', () => {
  test('is one file with everything of one’s own, and nothing that is secret or others’', async () => {
    const browser = openBrowser()
    await browser.submit(signIn, { email: 'buyer@maru.test', password: PASSWORD })
    const answer = await download(browser, { currentPassword: PASSWORD })
    expect(answer.headers.get('content-disposition')).toContain('maru-data.json')
    const text = await answer.text()
    const data = JSON.parse(text) as Record<string, { id: string }[]>
    const ids = (slug: string) => data[slug]?.map(({ id }) => id)
    expect(data.users).toMatchObject([{ email: 'buyer@maru.test', firstName: 'buyer' }])
    expect(ids('addresses')).toEqual([world.ids.addresses.buyers])
    expect(ids('consents')).toEqual([world.ids.consents.buyers])
    expect(ids('threads')).toEqual([world.ids.threads.buyers, world.ids.threads.support])
    expect(ids('blocks')).toEqual([world.ids.blocks.buyers])
    expect(ids('reports')).toEqual([world.ids.reports.buyers])
    expect(ids('email-preferences')).toEqual([world.ids['email-preferences'].buyers])
    expect(ids('comments')).toEqual([world.ids.comments.shown])
    expect(ids('orders')).toContain(world.ids.orders.byBuyer)
    expect(data.orders?.find(({ id }) => id === world.ids.orders.byBuyer)).toMatchObject({
      items: [
        { hsCode: '8481.80', origin: 'South Korea', weight: 2.4, packagingUnit: 4 },
        { productName: 'Faucet' },
      ],
    })
    expect(data.emails?.[0]).toHaveProperty('template')
    expect(data.products).toEqual([])
    expect(text).not.toMatch(/"hash"|"salt"|staffNote|otherbuyer@maru|commissionPpm|otherBuyer/)
  })

  test('of a seller has products, sales and payouts, the bank account as its last four signs', async () => {
    const browser = openBrowser()
    await browser.submit(signIn, { email: 'seller@maru.test', password: PASSWORD })
    const text = await (await download(browser, { currentPassword: PASSWORD })).text()
    const data = JSON.parse(text) as Record<string, { id: string; bankAccount?: string }[]>
    expect(data.sellers?.[0]?.bankAccount).toMatch(/^•••• .{4}$/)
    expect(data.products?.map(({ id }) => id)).toContain(world.ids.products.live)
    expect(data.payouts?.length).toBeGreaterThan(0)
    expect(data['product-drafts']?.map(({ id }) => id)).toEqual([world.ids['product-drafts'].begun])
    expect(data['product-imports']?.map(({ id }) => id)).toEqual([world.ids['product-imports'].checked])
    expect(data.products?.map(({ id }) => id)).not.toContain(world.ids.products.otherLive)
  })

  test('has messages by conversation, each in the order of its numbers', async () => {
    const { ids, system } = world
    const { browser, id } = await newMember()
    for (const seller of [ids.users.seller, ids.users.otherSeller]) {
      const thread = await system.make('threads', aThread(id, seller))
      for (const seq of [2, 1, 3]) await system.make('messages', { ...aMessage(thread, id, seller), seq })
    }
    const text = await (await download(browser, { currentPassword: FRESH })).text()
    const { messages } = JSON.parse(text) as { messages: { seq: number; thread: string }[] }
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 1, 2, 3])
    expect(new Set(messages.slice(0, 3).map(({ thread }) => thread)).size).toBe(1)
  })

  test('is given for a mailed link too, once, and not for somebody else’s', async () => {
    const [one, two] = [await newMember(), await newMember()]
    await one.browser.submit(mailConfirmation, { for: 'export' })
    const token = await tokenMailedTo(one.email)
    expect((await download(two.browser, { token })).status).toBe(303)
    expect((await download(one.browser, { token })).status).toBe(200)
    expect((await download(one.browser, { token })).status).toBe(303)
  })

  test('is not given to a wrong password, a visitor, another site’s form, or over and over', async () => {
    const { browser } = await newMember()
    const wrong = await download(browser, { currentPassword: 'a guess at it', locale: 'fr' })
    expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/fr/export?problem=password'])
    expect((await download(openBrowser(), { currentPassword: FRESH })).status).toBe(303)
    const foreign = await download(browser, { currentPassword: FRESH }, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(404)
    for (let at = 0; at < 9; at++) await download(browser, { currentPassword: 'a guess at it' })
    const late = await download(browser, { currentPassword: FRESH })
    expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  })
})

describe('deleting one’s account', () => {
  test('takes the person out, keeps orders and consents, ends all sessions, and says goodbye', async () => {
    const { email, browser, id } = await newMember({ ...aSignUp(), marketing: 'on' })
    const other = openBrowser()
    await other.submit(signIn, { email, password: FRESH })
    const order = world.ids.orders.byBuyer
    await rowsOf(url(), 'update orders set buyer_id = $1 where id = $2', [id, order])
    await world.system.make('notifications', { user: id, side: 'buyer', kind: 'note', href: '/' })
    const answer = await browser.submit(deleteAccount, { currentPassword: FRESH })
    expect(answer).toEqual({ ok: true, goesTo: '/delete-account?done=1' })
    expect([await who(browser), await who(other), browser.token()]).toEqual([null, null, ''])
    const user = await world.system.get('users', id)
    expect(JSON.stringify(user)).not.toMatch(/Maude|Tremblay|Sherbrooke|514 555|@maru\.test/)
    expect(user).toMatchObject({ email: `deleted-${id}@deleted.invalid`, marketingConsent: false })
    expect(await world.system.get('orders', order)).toMatchObject({
      buyer: id,
      buyerEmail: 'buyer@maru.test',
    })
    expect(await world.system.all('consents', { where: { user: { equals: id } } })).toHaveLength(3)
    expect(await world.system.all('notifications', { where: { user: { equals: id } } })).toEqual([])
    expect((await mailsTo(email)).map(({ template, userId }) => [template, userId])).toEqual([
      ['accountDeleted', null],
    ])
    const back = openBrowser()
    await back.submit(signIn, { email, password: FRESH })
    expect(await who(back)).toBeNull()
    await rowsOf(url(), 'update orders set buyer_id = $1 where id = $2', [world.ids.users.buyer, order])
  })

  test('leaves the address free for a new account', async () => {
    const { email, browser, id } = await newMember()
    await browser.submit(deleteAccount, { currentPassword: FRESH })
    const again = await newMember(aSignUp(email))
    expect(again.id).not.toBe(id)
    expect(await who(again.browser)).toBe(email)
  })

  test('of a seller takes the products down and closes the shop', async () => {
    const { browser, id } = await newMember(aKoreanSignUp())
    await rowsOf(url(), "update sellers set status = 'active', bank_account = 'sealed' where id = $1", [id])
    const [product] = await rowsOf<{ id: string }>(
      url(),
      "update products set seller_id = $1, is_live = true, status = 'approved' where id = $2 returning id",
      [id, world.ids.products.second],
    )
    expect((await browser.submit(deleteAccount, { currentPassword: FRESH })).ok).toBe(true)
    expect(await world.system.get('products', product?.id ?? '')).toMatchObject({
      status: 'rejected',
      isLive: false,
    })
    const shop = await world.system.get('sellers', id)
    expect(shop).toMatchObject({ status: 'suspended', bankAccount: null })
    expect(JSON.stringify(shop)).not.toMatch(/민서|소래|124-81|555 0100/)
  })

  test.each([
    ['buyer@maru.test', /order.* of yours/],
    ['seller@maru.test', /from your customers|Money is still due/],
  ])('is refused to %s while something is under way', async (email, words) => {
    const order = world.ids.orders.byBuyer
    await rowsOf(url(), "update orders set status = 'processing' where id = $1", [order])
    const browser = openBrowser()
    await browser.submit(signIn, { email, password: PASSWORD })
    const answer = await browser.submit(deleteAccount, { currentPassword: PASSWORD })
    expect(answer.message).toMatch(words)
    expect(await who(browser)).toBe(email)
    await rowsOf(url(), "update orders set status = 'delivered' where id = $1", [order])
  })

  test('is refused while money is due', async () => {
    const { browser, id } = await newMember(aKoreanSignUp())
    await rowsOf(url(), 'update payouts set seller_id = $1 where seller_id = $2', [
      id,
      world.ids.sellers.seller,
    ])
    const answer = await browser.submit(deleteAccount, { currentPassword: FRESH, locale: 'ko' })
    expect(answer.message).toContain('정산할 금액')
    await rowsOf(url(), 'update payouts set seller_id = $2 where seller_id = $1', [
      id,
      world.ids.sellers.seller,
    ])
  })

  test('is confirmed by a mailed link where there is no password', async () => {
    const { email, browser, id } = await newMember()
    await rowsOf(url(), 'update users set has_password = false where id = $1', [id])
    const asked = await browser.submit(deleteAccount, { currentPassword: FRESH })
    expect(asked.fields?.currentPassword).toContain('You have no password yet.')
    await browser.submit(mailConfirmation, { for: 'delete' })
    const token = await tokenMailedTo(email)
    expect((await browser.submit(deleteAccount, { token })).ok).toBe(true)
    expect((await browser.submit(deleteAccount, { token })).message).toBe('Please sign in first.')
  })

  test('takes no link of another person, another kind, or another time', async () => {
    const [one, two] = [await newMember(), await newMember()]
    await two.browser.submit(mailConfirmation, { for: 'delete' })
    const theirs = await tokenMailedTo(two.email)
    expect((await one.browser.submit(deleteAccount, { token: theirs })).message).toMatch(
      /belongs to another account/,
    )
    await one.browser.submit(forgotPassword, { email: one.email })
    const reset = await tokenMailedTo(one.email)
    expect((await one.browser.submit(deleteAccount, { token: reset })).message).toMatch(/incomplete/)
    await rowsOf(
      url(),
      "update account_tokens set expires_at = now() - interval '1 second' where email = $1",
      [two.email],
    )
    expect((await two.browser.submit(deleteAccount, { token: theirs })).message).toMatch(/has expired/)
    expect([await who(one.browser), await who(two.browser)]).toEqual([one.email, two.email])
  })
})
