import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { InvoiceContent } from '@/domain/orders/documents/invoice'
import { requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { acknowledgeOrder } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { GET } from '@/app/api/invoice/[id]/route'
import { pdfText } from '~/tests/support/pdf-text'
import type { SignedIn } from '~/tests/support/roles'
import { aSale } from '~/tests/support/shop/a-sale'
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

type Row = { id: string; issuer: string; sequence: number; number: string; kind: string; content: string }
const issuedFor = async (order: string) => {
  const rows = await shop.query<Row>(
    'select id, issuer, sequence::int, number, kind, content from invoices where order_id = $1 order by sequence',
    [order],
  )
  return rows.map(({ content, ...row }) => ({ ...row, content: JSON.parse(content) as InvoiceContent }))
}

const open = (role: SignedIn | 'visitor', id: string, locale = 'en') => {
  cookie = role === 'visitor' ? undefined : shop.tokens[role]
  return GET(new Request(`http://shop/api/invoice/${id}?locale=${locale}`), {
    params: Promise.resolve({ id }),
  })
}

describe('an invoice', () => {
  test('is issued when an order is paid, once, and not before', async () => {
    const buyer = await shop.buyer()
    const placed = await shop.order(buyer, { [await shop.product()]: 10 })
    const [order = ''] = placed.orders
    expect(await issuedFor(order)).toEqual([])
    await shop.tend()
    await shop.act(placed.checkout, 'pay')
    await shop.tend()
    await shop.control('duplicate')
    await shop.tend()
    expect(await issuedFor(order)).toMatchObject([{ kind: 'invoice', issuer: shop.ids.users.seller }])
  })

  test('has the next number of its issuer, without a hole, however many are paid at once', async () => {
    const seller = await shop.seller()
    const product = await shop.product({ seller, stock: 400 })
    const placed = []
    for (let n = 0; n < 8; n += 1) placed.push(await shop.order(await shop.buyer(), { [product]: 2 }))
    await shop.tend()
    await Promise.all(placed.map(({ checkout }) => shop.act(checkout, 'pay')))
    await shop.tend()
    const [first] = placed
    const back = { order: first?.orders[0] ?? '', amount: 100, reason: 'Chipped', key: 'a-first-key' }
    const owner = { kind: 'seller', id: seller, status: 'active' } as const
    await Promise.all([refundOrder(owner, back), refundOrder(owner, { ...back, key: 'another-key' })])
    const rows = await shop.query<{ number: string }>(
      'select number from invoices where issuer = $1 order by sequence',
      [seller],
    )
    expect(rows.map(({ number }) => Number(/\d{5}$/.exec(number)?.[0]))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(rows.filter(({ number }) => number.startsWith('CN-'))).toHaveLength(2)
  })

  test('stays as it was issued, whatever is changed afterwards', async () => {
    const { order } = await aSale(shop)
    const [invoice] = await issuedFor(order)
    const before = pdfText(new Uint8Array(await (await open('seller', invoice?.id ?? '')).arrayBuffer()))
    await shop.query("update sellers set company = 'Renamed Ltd.', gst_number = null where id = $1", [
      shop.ids.users.seller,
    ])
    await shop.query("update products_locales set name = 'Renamed'")
    const after = pdfText(new Uint8Array(await (await open('seller', invoice?.id ?? '')).arrayBuffer()))
    expect(after).toBe(before)
    await expect(
      shop.query("update invoices set number = 'INV-1' where order_id = $1", [order]),
    ).rejects.toThrow('append-only')
    await expect(shop.query('delete from invoices where order_id = $1', [order])).rejects.toThrow(
      'append-only',
    )
  })

  test('is corrected by a credit note for each refund, and all of them take back everything', async () => {
    const { order, seller, buyer } = await aSale(shop)
    await refundOrder(seller, { order, amount: 1234, reason: 'Chipped', key: 'a-form-key' })
    await requestCancel(buyer, { order, reason: 'No room' })
    const [invoice, first, second] = await issuedFor(order)
    expect([first?.kind, second?.kind]).toEqual(['credit_note', 'credit_note'])
    expect(first?.content).toMatchObject({
      total: 1234,
      credit: { invoice: invoice?.number, reason: 'Chipped' },
    })
    expect((first?.content.total ?? 0) + (second?.content.total ?? 0)).toBe(invoice?.content.total)
    expect((first?.content.subtotal ?? 0) + (second?.content.subtotal ?? 0)).toBe(invoice?.content.subtotal)
    await shop.tend()
  })

  test('is not issued for money that bought nothing', async () => {
    const buyer = await shop.buyer()
    const placed = await shop.order(buyer, { [await shop.product()]: 10 })
    const [order = ''] = placed.orders
    await shop.tend()
    await requestCancel({ kind: 'buyer', id: buyer }, { order, reason: '' })
    await shop.act(placed.checkout, 'pay')
    await shop.tend()
    expect(await issuedFor(order)).toEqual([])
  })
})

describe('the PDF', () => {
  const NAMES = {
    firstName: '쀍뢟',
    lastName: '햏',
    company: '㈜온별리빙',
    phone: '+1 416-555-0101',
    address2: 'Suite 5',
  }
  beforeAll(() => shop.query('delete from sellers_shipping_rules_provinces'))

  const paidBy = async (more: object = {}) => {
    const id = shop.ids.users.buyer
    await shop.query('delete from cart_items where user_id = $1', [id])
    const address = {
      address: '12 rue Élodie',
      city: 'Montréal',
      province: 'QC',
      postalCode: 'H2X 1Y4',
      ...NAMES,
    }
    const placed = await shop.paid(
      id,
      { [await shop.product()]: 10 },
      { address, poNumber: 'PO-77', ...more },
    )
    const [invoice] = await issuedFor(placed.orders[0] ?? '')
    return { order: placed.orders[0] ?? '', invoice: invoice ?? ({} as Row & { content: InvoiceContent }) }
  }

  test.each([
    ['en', ['Invoice', 'GST 5%', 'QST 9.975%', 'Delivered to', 'Total', 'CAD', 'Paid in full by card']],
    ['fr', ['Facture', 'TPS 5', 'TVQ 9,975', 'Livraison à', '$ CA', 'Payée en totalité par carte']],
    ['ko', ['인보이스', '퀘벡 판매세(QST) 9.975%', '배송지', '합계', '전액 결제되었습니다']],
  ])('has every field of the Canadian reference in %s', async (locale, words) => {
    const { invoice } = await paidBy()
    const response = await open('buyer', invoice.id, locale)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-disposition')).toMatch(
      /^inline; filename="M-\d+-INV-\d{4}-\d{5}-\w\w\.pdf"$/,
    )
    const text = pdfText(new Uint8Array(await response.arrayBuffer()))
    const { content, number } = invoice
    const given = [
      number,
      content.order,
      'PO-77',
      content.supplier.company,
      '햏쀍뢟',
      '㈜온별리빙',
      '12 rue Élodie',
      'Suite 5',
      'Montréal QC  H2X 1Y4',
    ]
    for (const word of [...words, ...given]) expect(text).toContain(word)
    // A long number goes on in the next line.
    const joined = text.replaceAll('\n', '')
    for (const { sku, description } of content.lines) expect(joined).toContain(sku ?? description)
    for (const { registration } of content.taxes) expect(text).toContain(registration ?? '')
    expect(text).not.toMatch(/[�□]|invoice\.|undefined|NaN/)
  })

  test('goes on over as many pages as it takes, with its head repeated', async () => {
    const { invoice } = await paidBy()
    const [line] = invoice.content.lines
    const long = {
      ...line,
      description:
        'A long description of a faucet, brushed brass, with everything that belongs to it. '.repeat(3),
    }
    const { renderInvoice } = await import('@/features/buying/invoices/render-invoice')
    const content = {
      ...invoice.content,
      lines: Array.from({ length: 60 }, () => long) as InvoiceContent['lines'],
    }
    const issued = {
      number: 'INV-1001-00001',
      kind: 'invoice',
      issuedAt: '2026-11-01T12:00:00.000Z',
      content,
    } as const
    const text = pdfText(await renderInvoice(issued, 'en'))
    const [, pages = '0'] = /1 of (\d+)/.exec(text) ?? []
    expect(Number(pages)).toBeGreaterThan(3)
    const heads = text.match(/Unit price/g)?.length ?? 0
    // The last page may hold nothing but the sums.
    expect(heads).toBeGreaterThanOrEqual(Number(pages) - 1)
    expect(heads).toBeLessThanOrEqual(Number(pages))
  })

  test('is for the two sides of its order, and for an admin who has said why; to everybody else there is none', async () => {
    const { invoice, order } = await paidBy()
    for (const role of ['buyer', 'seller'] as const) expect((await open(role, invoice.id)).status).toBe(200)
    const strangers = ['visitor', 'otherBuyer', 'otherSeller', 'pendingSeller', 'editor'] as const
    for (const role of ['admin', ...strangers] as const) {
      const answer = await open(role, invoice.id)
      expect([role, answer.status]).toEqual([role, 404])
      expect(await answer.json()).toEqual({ message: 'Not found.' })
    }
    await openAsAdmin(shop.ids.staff.admin, order)
    expect((await open('admin', invoice.id)).status).toBe(200)
    for (const id of [order, 'nonsense', "' or 1=1 --"]) expect((await open('buyer', id)).status).toBe(404)
  })

  test('is in English where no language of ours is asked for', async () => {
    const { invoice } = await paidBy()
    const answer = await open('buyer', invoice.id, '../../etc/passwd"\r\nx: y')
    expect(answer.headers.get('content-disposition')).toMatch(/-en\.pdf"$/)
  })
})

test('shipping an order changes nothing on its invoice', async () => {
  const { order, seller } = await aSale(shop)
  const before = await issuedFor(order)
  await acknowledgeOrder(seller, order)
  await shipOrder(seller, { order, carrier: 'dhl', trackingNumber: '1' })
  expect(await issuedFor(order)).toEqual(before)
})
