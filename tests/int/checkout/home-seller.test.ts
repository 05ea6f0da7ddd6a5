import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROVINCES, type Province } from '@/domain/people/address/postal-code'
import type { InvoiceContent } from '@/domain/orders/documents/invoice'
import { getViewer } from '@/features/selling/dashboard/viewer'
import { initialValues } from '@/features/selling/listing/form/upload/initial-values'
import { uploadProduct } from '@/features/selling/listing/form/upload/upload-actions'
import { aPicture } from '~/tests/support/factories/catalogue'
import { aFilledForm, postedFields } from '~/tests/support/factories/product-form'
import { aKoreanSignUp, aSignUp } from '~/tests/support/factories/sign-up'
import { join } from '~/tests/support/join'
import { userOf } from '~/tests/support/open-world'
import { openProfile, openTerms } from '~/tests/support/seller-forms'
import { ADDRESS, openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const OWN = '123456782RT0001'
const BUSINESS = { company: 'Sherbrooke Taps', businessRegistration: '123456782' }
const TOWNS: Record<Province, [city: string, postalCode: string]> = {
  AB: ['Calgary', 'T2P 1J9'],
  BC: ['Vancouver', 'V5K 0A1'],
  MB: ['Winnipeg', 'R3C 4T3'],
  NB: ['Moncton', 'E1C 4Z3'],
  NL: ['St. John’s', 'A1A 1A1'],
  NS: ['Halifax', 'B3H 2Y7'],
  NT: ['Yellowknife', 'X1A 0E1'],
  NU: ['Iqaluit', 'X0A 0H0'],
  ON: ['Toronto', 'M5H 1A1'],
  PE: ['Charlottetown', 'C1A 1H9'],
  QC: ['Montréal', 'H2L 1J7'],
  SK: ['Regina', 'S4P 3Y2'],
  YT: ['Whitehorse', 'Y1A 1C4'],
}
/** By the law of each province, in millionths. */
const RATES: Record<Province, Partial<Record<'gst' | 'hst' | 'pst' | 'rst' | 'qst', bigint>>> = {
  AB: { gst: 50_000n },
  BC: { gst: 50_000n, pst: 70_000n },
  MB: { gst: 50_000n, rst: 70_000n },
  NB: { hst: 150_000n },
  NL: { hst: 150_000n },
  NS: { hst: 140_000n },
  NT: { gst: 50_000n },
  NU: { gst: 50_000n },
  ON: { hst: 130_000n },
  PE: { hst: 150_000n },
  QC: { gst: 50_000n, qst: 99_750n },
  SK: { gst: 50_000n, pst: 60_000n },
  YT: { gst: 50_000n },
}
const QUANTITY = 7n
const UNIT = 2_013n
const SHIPPING = 1_999n
const share = (amount: bigint, ppm: bigint) => (amount * ppm * 2n + 1_000_000n) / 2_000_000n
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)

/** Signs up by the form, is approved, and lists a product with what the upload form offers. */
async function openForSelling(country: 'CA' | 'KR', gstNumber: string) {
  const canadian = { ...aSignUp(), userType: 'seller', ...BUSINESS }
  const { browser } = await join(country === 'KR' ? aKoreanSignUp() : canadian)
  const id = String((await userOf(shop.payload, browser.token()))?.id)
  await shop.system.change('sellers', id, { status: 'active' })
  const profile = await openProfile(browser.token())
  expect(await profile.send({ gstNumber })).toMatchObject({ ok: true })
  const terms = await openTerms(browser.token())
  const flat = { shippingRules0Kind: 'flat', shippingRules0Amount: '19.99' }
  expect(await terms.send(flat)).toMatchObject({ ok: true })
  const picture = await shop.system.make('media', { owner: id, alt: 'A tap' }, { file: aPicture() })
  const { shippingCountry, shippingFrom } = await browser.within(async () => {
    const { profile: from } = await getViewer()
    return (await initialValues(null, {}, from)).values
  })
  const typed = {
    ...aFilledForm(),
    mainCategory: shop.ids.categories.room,
    subCategory: shop.ids.categories.sub,
    moqPrices: [{ minQty: '1', maxQty: '', unitPrice: '20.13' }],
    leadTimeDays: '',
    stock: '999',
    images: [{ id: picture, alt: { en: 'A tap', fr: '', ko: '' } }],
  }
  const answer = await browser.submit(uploadProduct, {
    ...postedFields({ ...typed, shippingCountry, shippingFrom }),
  })
  expect(answer).toMatchObject({ ok: true })
  const [product] = await shop.system.all('products', { where: { seller: { equals: id } } })
  await shop.system.change('products', product?.id ?? '', { status: 'approved' })
  return { id, product: product?.id ?? '' }
}

async function ourNumbers() {
  const [row] = await shop.query<{ gst: string | null; qst: string | null }>(
    'select gst_number as gst, qst_number as qst from settings',
  )
  return row ?? { gst: null, qst: null }
}

const isFederal = (kind: string) => kind === 'gst' || kind === 'hst'

/** What the law says of an order: kind, cents, who remits, by which rule and number. */
async function taxesOf(province: Province, country: 'CA' | 'KR', own: string) {
  const { gst, qst } = await ourNumbers()
  const others = country === 'CA' ? 'platform' : 'importer'
  const ours = (kind: string) => (isFederal(kind) ? gst : kind === 'qst' ? qst : null)
  return Object.entries(RATES[province]).map(([kind, ppm]) => {
    const isTheirs = own !== '' && isFederal(kind)
    return {
      kind,
      amount: share(QUANTITY * UNIT + SHIPPING, ppm),
      collector: isTheirs ? 'seller' : others,
      registration: isTheirs ? own : others === 'platform' ? ours(kind) : null,
    }
  })
}

const RULES: Record<string, string> = {
  seller: 'seller-registered',
  platform: 'platform-operator',
  importer: 'imported-duty-paid',
}

/** Cents of each account of the ledger that an order moved. */
async function bookedFor(order: string) {
  const rows = await shop.query<{ account: string; amount: string }>(
    'select account, sum(amount)::text as amount from ledger_entries where order_id = $1 group by 1',
    [order],
  )
  return Object.fromEntries(rows.map(({ account, amount }) => [account, BigInt(amount)]))
}

const SOON = { arrival_kind: 'soon', arrival_min_days: '2', arrival_max_days: '3' }
const BY_SEA = { arrival_kind: 'range', arrival_min_days: '21', arrival_max_days: '27' }

describe.each([
  ['Canadian', 'registered', 'CA', OWN, SOON],
  ['Canadian', 'not registered', 'CA', '', SOON],
  ['Korean', 'registered', 'KR', OWN, BY_SEA],
  ['Korean', 'not registered', 'KR', '', BY_SEA],
] as const)('goods of a %s seller who signed up by the form and is %s', (_, __, country, own, arrival) => {
  let seller: Awaited<ReturnType<typeof openForSelling>>
  beforeAll(async () => {
    seller = await openForSelling(country, own)
  })

  test.each(PROVINCES)('to %s: arrival, tax, invoice and ledger agree to the cent', async (province) => {
    const [city, postalCode] = TOWNS[province]
    const address = { ...ADDRESS, city, province, postalCode }
    const buyer = await shop.buyer()
    const { orders } = await shop.paid(buyer, { [seller.product]: Number(QUANTITY) }, { address })
    const [id = ''] = orders
    const taxes = await taxesOf(province, country, own)
    const [goods, tax] = [QUANTITY * UNIT, sum(taxes.map(({ amount }) => amount))]
    const total = goods + SHIPPING + tax

    const order = await shop.orderRow(id)
    expect(order).toMatchObject({
      ...arrival,
      import_estimate: null,
      total_amount: String(total),
    })
    const charged = await shop.query(
      `select kind::text, amount::bigint::text as amount, collector::text, registration, rule
       from orders_taxes where _parent_id = $1 order by _order`,
      [id],
    )
    expect(charged).toEqual(
      taxes.map((line) => ({
        ...line,
        amount: String(line.amount),
        rule: RULES[line.collector],
      })),
    )

    const [invoice] = await shop.query<{ content: string }>(
      'select content from invoices where order_id = $1',
      [id],
    )
    const content = JSON.parse(invoice?.content ?? '{}') as InvoiceContent
    expect([content.subtotal, content.shipping, content.total].map(BigInt)).toEqual([goods, SHIPPING, total])
    expect(content.taxes).toMatchObject(taxes.map((line) => ({ ...line, amount: Number(line.amount) })))

    const commission = share(goods, BigInt(String(order.commission_ppm)))
    const theirs = sum(taxes.filter(({ collector }) => collector !== 'platform').map(({ amount }) => amount))
    const booked = { cash: -total, seller: goods + SHIPPING + theirs - commission, platform: commission }
    const remitted = tax - theirs
    expect(await bookedFor(id)).toEqual(remitted === 0n ? booked : { ...booked, tax: remitted })
    expect(await shop.broken()).toEqual([])
  })
})
