import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/commission-invoice/[id]/route'
import { getCommissionInvoice } from '@/features/selling/payouts/documents/get-commission-invoice'
import { listCommissionInvoices } from '@/features/selling/payouts/documents/list-commission-invoices'
import { renderCommissionInvoice } from '@/features/selling/payouts/documents/render-commission-invoice'
import { pdfText } from '~/tests/support/pdf-text'
import { ROLES, type Role } from '~/tests/support/roles'
import { commissionTools, issueCommission } from '~/tests/support/shop/commission'
import { openEarner, type Earner } from '~/tests/support/shop/earned'
import { memberUser } from '~/tests/support/member-user'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

const NUMBERS = { gstNumber: '951830744RT0001', qstNumber: '1234567890TQ0001' }

let shop: Shop
let inQuebec: Earner
let abroad: Earner
let inHangul: Earner
beforeAll(async () => {
  shop = await openShop()
  await shop.payload.updateGlobal({
    slug: 'settings',
    data: { ...NUMBERS, address: '1 Maru Way\nToronto ON  M5V 2T6' },
  })
  const tools = commissionTools(shop)
  inQuebec = await tools.canadian({ province: 'QC', city: 'Montréal', postal: 'H2X 1Y4' })
  abroad = await openEarner(shop)
  inHangul = await openEarner(shop)
  await shop.query(
    `update sellers set company = 'Sorae Tile', company_ko = '소래 타일', address = '12 Gukgyeong-ro', city = 'Gimhae',
       province = 'Gyeongnam', address_ko = '국경로 12', city_ko = '김해시', province_ko = '경상남도' where id = $1`,
    [inHangul.id],
  )
  const order = await tools.soldIn(inQuebec, 2)
  await tools.refundedIn(inQuebec, order, 1)
  await tools.soldIn(abroad, 1)
  await tools.soldIn(inHangul, 1)
  await issueCommission()
})
afterAll(() => shop.close())

const open = (role: Role, id: string, locale = 'en') => {
  cookie = role === 'visitor' ? undefined : shop.tokens[role]
  return GET(new Request(`http://shop/api/commission-invoice/${id}?locale=${locale}`), {
    params: Promise.resolve({ id }),
  })
}

test.each(ROLES)(
  'what the seller was charged is for that seller and admins; %s has theirs or none',
  async (role) => {
    const ids = shop.ids['commission-invoices']
    const may = {
      seller: [ids.sellers],
      otherSeller: [ids.otherSellers],
      admin: [ids.sellers, ids.otherSellers],
    }
    const own: string[] = Object.hasOwn(may, role) ? may[role as keyof typeof may] : []
    for (const id of [ids.sellers, ids.otherSellers]) {
      const answer = await open(role, id)
      expect([role, answer.status]).toEqual([role, own.includes(id) ? 200 : 404])
      expect(answer.headers.get('cache-control')).toContain('no-store')
    }
  },
)

test('there is none of another name', async () => {
  for (const id of ['nonsense', "' or 1=1 --", shop.ids.users.seller])
    expect((await open('admin', id)).status).toBe(404)
})

test('the answer is a PDF with a name of our own, in English where no language of ours is asked for', async () => {
  const answer = await open('admin', shop.ids['commission-invoices'].sellers, '../x')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+-en\.pdf"$/)
})

/** The text of the PDFs of a seller, oldest first. */
async function textsOf({ id }: Earner, locale: 'en' | 'fr' | 'ko') {
  const seller = await memberUser(shop.payload, id)
  const listed = await listCommissionInvoices(seller)
  const texts = []
  for (const { id: document } of listed.toReversed()) {
    const found = await getCommissionInvoice(seller, document)
    if (found) texts.push({ ...found, text: pdfText(await renderCommissionInvoice(found, locale)) })
  }
  return texts
}

test.each([
  ['en', ['Invoice for commission', 'GST 5%', 'QST 9.975%', 'Commission of 7% on sales', 'Total']],
  ['fr', ['Facture de commission', 'TPS 5', 'TVQ 9,975', 'sur les ventes', 'Total']],
  ['ko', ['수수료 인보이스', '퀘벡 판매세(QST) 9.975%', '판매 수수료(7%)', '합계']],
] as const)(
  'in %s the invoice names both parties, each tax with its number, and the total',
  async (locale, words) => {
    const [invoice] = await textsOf(inQuebec, locale)
    const text = invoice?.text ?? ''
    for (const word of words) expect(text).toContain(word)
    for (const number of Object.values(NUMBERS)) expect(text).toContain(number)
    expect(text).toContain(invoice?.number ?? 'a number')
    expect(text).toContain('1 Maru Way')
    expect(text).toContain('Montréal QC  H2X 1Y4')
    expect(text).toContain('123456782RT0001')
    expect(text).not.toMatch(/[�□]|commissionInvoice\.|undefined|NaN/)
  },
)

test('a credit note names the invoice that it corrects', async () => {
  const [invoice, credit] = await textsOf(inQuebec, 'en')
  expect(credit?.text).toContain('Credit note for commission')
  expect(credit?.text).toContain(invoice?.number ?? 'a number')
  expect(credit?.text).toContain('Total credited')
})

test.each([
  ['en', 'Zero-rated: a service to a seller outside Canada.'],
  ['fr', 'Détaxée'],
  ['ko', '영세율'],
] as const)('in %s it says why a seller abroad is charged no tax', async (locale, words) => {
  const [invoice] = await textsOf(abroad, locale)
  expect(invoice?.text).toContain(words)
})

test('it names a Korean seller in Latin letters, and to Korean readers in Hangul (rule N22)', async () => {
  const [english] = await textsOf(inHangul, 'en')
  const [french] = await textsOf(inHangul, 'fr')
  const [korean] = await textsOf(inHangul, 'ko')
  const latin = ['Sorae Tile', '12 Gukgyeong-ro', 'Gimhae']
  for (const word of latin) {
    expect(english?.text).toContain(word)
    expect(french?.text).toContain(word)
  }
  expect(english?.text).not.toMatch(/\p{Script=Hangul}/u)
  expect(french?.text).not.toMatch(/\p{Script=Hangul}/u)
  for (const word of ['소래 타일', 'Sorae Tile', '국경로 12', '김해시', '경상남도'])
    expect(korean?.text).toContain(word)
})
