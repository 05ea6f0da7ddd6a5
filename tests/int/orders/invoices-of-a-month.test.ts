import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/invoices/route'
import { listInvoiceMonths, listInvoices } from '@/features/buying/invoices/list-invoices'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { memberUser } from '~/tests/support/member-user'
import { pdfText } from '~/tests/support/pdf-text'
import type { SignedIn } from '~/tests/support/roles'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let shop: Shop
/** An order of the sample buyer, paid at the end of October by Toronto's clock, and credited in November. */
let order = ''
beforeAll(async () => {
  shop = await openShop()
  const { buyer, seller } = shop.ids.users
  await shop.query('delete from cart_items where user_id = $1', [buyer])
  const paid = await shop.paid(buyer, { [await shop.product({ stock: 40 })]: 10 })
  order = paid.orders[0] ?? ''
  const refund = { order, amount: 500, reason: 'Chipped', key: crypto.randomUUID() }
  await refundOrder({ kind: 'seller', id: seller, status: 'active' }, refund)
  await shop.query('alter table invoices disable trigger append_only')
  await shop.query(
    `update invoices set issued_at = case when kind = 'invoice' then '2025-11-01T03:59:00Z'::timestamptz
       else '2025-11-01T04:00:00Z'::timestamptz end where order_id = $1`,
    [order],
  )
})
afterAll(() => shop.close())

const ask = (role: SignedIn | 'visitor', query: string) => {
  cookie = role === 'visitor' ? undefined : shop.tokens[role]
  return GET(new Request(`http://shop/api/invoices?${query}`))
}

test('a month of Toronto is one ZIP of the frozen PDFs', async () => {
  const answer = await ask('buyer', 'month=2025-10&format=zip&locale=fr')
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toContain('maru-invoices-2025-10.zip')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const [name = '', more] = Object.keys(files)
  expect(more).toBeUndefined()
  expect(name).toMatch(/^[\w.-]+-fr\.pdf$/)
  expect(pdfText(files[name] ?? new Uint8Array())).toContain('Facture')
})

test('the CSV for the books has what is credited as negative', async () => {
  const [october, november] = await Promise.all(
    ['2025-10', '2025-11'].map(async (month) =>
      (await (await ask('buyer', `month=${month}&format=csv&locale=en`)).text()).trim().split('\r\n'),
    ),
  )
  expect(october).toHaveLength(2)
  expect(october?.[1]).toContain('"Invoice"')
  expect(november).toHaveLength(2)
  expect(november?.[1]).toContain('"Credit note"')
  expect(november?.[1]).toContain('"-5.00"')
})

test('the page has the months with invoices, and those of a month, for each buyer their own', async () => {
  const buyer = await memberUser(shop.payload, shop.ids.users.buyer)
  const months = await listInvoiceMonths(buyer)
  expect(months).toEqual(expect.arrayContaining(['2025-11', '2025-10']))
  const { invoices, count } = await listInvoices(buyer, '2025-10', 1)
  expect([count, invoices.map(({ orderId }) => orderId)]).toEqual([1, [order]])
  const seller = await memberUser(shop.payload, shop.ids.users.seller)
  expect((await listInvoices(seller, '2025-10', 1)).count).toBe(0)
})

test.each<[string, SignedIn, string, number, string]>([
  ['no month', 'buyer', 'format=zip', 422, 'Choose a month, such as 2026-11.'],
  ['a range of months', 'buyer', 'month=2020-01..2026-12', 422, 'Choose a month, such as 2026-11.'],
  ['a month there is not', 'buyer', 'month=2025-13', 422, 'Choose a month, such as 2026-11.'],
  ['another format', 'buyer', 'month=2025-10&format=xml', 422, 'Invoices of a month come as ZIP or CSV.'],
  ['a month without invoices', 'buyer', 'month=2031-01', 404, 'There are no invoices in this month.'],
  ['a part there is not', 'buyer', 'month=2025-10&part=2', 404, 'There are no invoices in this month.'],
  ['somebody else', 'otherBuyer', 'month=2025-10', 404, 'There are no invoices in this month.'],
  ['the seller of the order', 'seller', 'month=2025-10', 404, 'There are no invoices in this month.'],
])('%s gets a sentence and no file', async (_, role, query, status, sentence) => {
  const answer = await ask(role, `${query}&locale=en`)
  expect([answer.status, await answer.text()]).toEqual([status, sentence])
})

test('a NUL is refused, and a visitor is led to sign in', async () => {
  expect((await ask('buyer', 'month=2025-10%00')).status).toBe(422)
  const answer = await ask('visitor', 'month=2025-10&locale=fr')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/login?next=%2Ffr%2Finvoices'])
})
