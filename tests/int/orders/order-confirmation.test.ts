import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/order-document/[id]/[kind]/route'
import { pdfText } from '~/tests/support/pdf-text'
import type { SignedIn } from '~/tests/support/roles'
import { openAsAdmin } from '~/tests/support/shop/open-as-admin'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const open = (role: SignedIn | 'visitor', id: string, locale = 'en') => {
  cookie = role === 'visitor' ? undefined : shop.tokens[role]
  const url = `http://shop/api/order-document/${id}/confirmation?locale=${locale}`
  return GET(new Request(url), { params: Promise.resolve({ id, kind: 'confirmation' }) })
}
const textOf = async (id: string, locale = 'en') =>
  pdfText(new Uint8Array(await (await open('buyer', id, locale)).arrayBuffer()))

async function paid() {
  const { orders } = await shop.paid(shop.ids.users.buyer, { [await shop.product()]: 10 })
  return orders[0] ?? ''
}

describe('the confirmation of an order', () => {
  const WORDS = {
    en: ['Order confirmation', 'Terms of use, version', 'Total', 'refunded within 15 days'],
    fr: [
      'Confirmation de commande',
      'Conditions d’utilisation, version',
      'remboursement se fait alors dans les 15',
    ],
    ko: ['주문 확인서', '이용약관 버전', '15일 안에 환불'],
  } as const

  test.each(['en', 'fr', 'ko'] as const)(
    'names seller, items, terms and rights before the payment: %s',
    async (locale) => {
      const { buyer } = shop.ids.users
      await shop.query("update terms_versions set version = '2026-11' where not needs_agreement")
      const own = await shop.seller()
      const placed = await shop.order(buyer, { [await shop.product({ seller: own })]: 10 })
      const text = (await textOf(placed.orders[0] ?? '', locale)).replaceAll(/\s+/g, ' ')
      const street = locale === 'ko' ? '테헤란로 152' : '152 Teheran-ro'
      const seller = [street, 'office@', '+82 2 555 0100', '2026-11']
      for (const word of [...WORDS[locale], ...seller]) expect(text).toContain(word)
      expect(/\p{Script=Hangul}/u.test(text)).toBe(locale === 'ko')
      expect(text).not.toMatch(/[�□]|confirmation\.|undefined|NaN|null/)
    },
  )

  test('keeps the seller and the terms of the day it was ordered', async () => {
    const order = await paid()
    const before = await textOf(order, 'fr')
    await shop.query(
      "update sellers set contact_phone = '+82 2 999 9999', city = 'Elsewhere' where id = $1",
      [shop.ids.users.seller],
    )
    await shop.query("update terms_versions set version = '2030-01' where not needs_agreement")
    expect(await textOf(order, 'fr')).toBe(before)
  })

  test('leaves out the terms of an order that does not know their version', async () => {
    const order = await paid()
    await shop.query('update orders set contract = null where id = $1', [order])
    const text = (await textOf(order, 'en')).replaceAll(/\s+/g, ' ')
    expect(text).toContain('refunded within 15 days')
    expect(text).not.toMatch(/Terms of use|version/)
  })

  test('is linked in the emails of the buyer, and asks visitors to sign in', async () => {
    const order = await paid()
    const mails = await shop.query<{ template: string }>(
      `select template from emails where params like '%/api/order-document/' || $1 || '/confirmation?locale=en%' order by 1`,
      [order],
    )
    expect(mails.map(({ template }) => template)).toEqual(['orderPaid', 'orderPlaced'])
    const visitor = await open('visitor', order, 'fr')
    expect([visitor.status, visitor.headers.get('location')]).toEqual([303, `/fr/order/${order}`])
    expect((await open('visitor', "' or 1=1 --")).status).toBe(404)
    const strangers = ['otherBuyer', 'otherSeller', 'pendingSeller', 'suspendedSeller', 'editor'] as const
    for (const role of ['admin', ...strangers] as const)
      expect([role, (await open(role, order)).status]).toEqual([role, 404])
    await openAsAdmin(shop.ids.staff.admin, order)
    for (const role of ['buyer', 'seller', 'admin'] as const)
      expect([role, (await open(role, order)).status]).toEqual([role, 200])
  })

  test('is not there while the shipping cost is unknown', async () => {
    const quoted = await shop.seller({ shippingRules: [{ kind: 'quoted', provinces: [], amount: 0 }] })
    const product = await shop.product({ seller: quoted })
    const { buyer } = shop.ids.users
    const placed = await shop.order(buyer, { [product]: 2 }, { provider: 'transfer' })
    expect((await open('buyer', placed.orders[0] ?? '')).status).toBe(404)
  })
})
