import { afterAll, beforeAll, expect, test } from 'vitest'
import { getInvoice } from '@/features/buying/invoices/get-invoice'
import { renderInvoice } from '@/features/buying/invoices/render-invoice'
import { getTradeContent } from '@/features/selling/shipping/documents/get-trade-content'
import { renderCustomsInvoice } from '@/features/selling/shipping/documents/render-customs-invoice'
import { renderPackingList } from '@/features/selling/shipping/documents/render-packing-list'
import type { Locale } from '@/domain/locale'
import { memberUser } from '~/tests/support/member-user'
import { pdfText } from '~/tests/support/pdf-text'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

const LATIN = ['Hanbit Tile Co., Ltd.', '152 Teheran-ro', 'Gangnam-gu, Seoul']
const HANGUL = ['한빛타일', '테헤란로 152', '서울특별시 강남구']

let shop: Shop
let order: string
let buyer: string
beforeAll(async () => {
  shop = await openShop()
  const seller = await shop.seller({ company: LATIN[0], companyKo: HANGUL[0] })
  buyer = await shop.buyer()
  const { orders } = await shop.paid(buyer, { [await shop.product({ seller })]: 10 }, { locale: 'ko' })
  order = orders[0] ?? ''
})
afterAll(() => shop.close())

const actor = () => ({ kind: 'buyer', id: buyer }) as const
const has = (text: string, words: readonly (string | undefined)[]) =>
  words.filter((word = '') => text.replaceAll(/\s+/g, ' ').includes(word))

test.each<[Locale, string[]]>([
  ['en', LATIN],
  ['fr', LATIN],
  ['ko', [LATIN[0] ?? '', ...HANGUL]],
])('an invoice names a Korean seller for the reader of %s (rule N22)', async (locale, words) => {
  const [row] = await shop.query<{ id: string }>('select id from invoices where order_id = $1', [order])
  const invoice = await getInvoice(await memberUser(shop.payload, buyer), row?.id ?? '')
  if (!invoice) throw new Error('The order has no invoice')
  const text = pdfText(await renderInvoice(invoice, locale))
  expect(has(text, [...LATIN, ...HANGUL]).toSorted()).toEqual(words.toSorted())
})

test.each<Locale>(['en', 'fr', 'ko'])('customs papers are in Latin letters in %s', async (locale) => {
  const content = await getTradeContent(actor(), order)
  if (!content) throw new Error('The order has no papers')
  for (const render of [renderCustomsInvoice, renderPackingList])
    expect(has(pdfText(await render(content, locale)), [...LATIN, ...HANGUL])).toEqual(LATIN)
})

test.each<[Locale, string, string]>([
  ['en', '152 Teheran-ro, 7F', '테헤란로'],
  ['fr', '152 Teheran-ro, 7F', '테헤란로'],
  ['ko', '테헤란로 152, 7층', 'Teheran-ro'],
])('an order email in %s names the place as its reader writes it', async (locale, has, hasNot) => {
  const reader = await shop.buyer()
  await shop.query('update users set locale = $2::enum_users_locale where id = $1', [reader, locale])
  const seller = await shop.seller({ company: LATIN[0], companyKo: HANGUL[0] })
  await shop.paid(reader, { [await shop.product({ seller })]: 10 }, { locale })
  const [email] = await shop.query<{ params: string }>(
    "select params from emails where user_id = $1 and template = 'orderPaid'",
    [reader],
  )
  const { identity } = JSON.parse(email?.params ?? '{}') as { identity: string }
  expect(identity).toContain(has)
  expect(identity).not.toContain(hasNot)
})
