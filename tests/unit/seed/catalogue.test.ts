import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/domain/locale'
import { CATEGORY_TREE, categoryText } from '@/domain/products/category'
import { PROVINCES } from '@/domain/people/address/postal-code'
import { chooseShipping } from '@/domain/cart/shipping/shipping'
import { taxLines } from '@/domain/payments/tax/tax'
import { collectTaxes } from '@/domain/payments/tax/tax-collector'
import { isPictureTexts } from '@/domain/products/picture-texts'
import { describeDocument } from '@/domain/products/product-documents'
import { normalizeTiers } from '@/domain/products/listing/normalize-tiers'
import { COMPANY_OWNER, buyerId, clerkAccounts, emailOf, sellerId, staffAccounts } from '~/dev/seed/accounts'
import { BUYERS, CLOSE, DOCUMENTS, productOf, PRODUCTS, readData, SELLERS } from '~/dev/seed/catalogue'
import { proved, wrong } from '~/dev/seed/catalogue/check.mjs'
import { clockAt } from '~/dev/seed/clock'
import { idOf } from '~/dev/seed/ids'
import { picturesOf, textsOf } from '~/dev/seed/pictures-of'
import { salesAt } from '~/dev/seed/sale'
import { sellingOf } from '~/dev/seed/selling'

const ACCOUNTS = [
  ['buyer@maru.test', 'buyer'],
  ['buyer2@maru.test', 'buyer'],
  ['hannah@maru.test', 'buyer'],
  ['company@maru.test', 'buyer of a company, net 30'],
  ['seller@maru.test', 'seller'],
  ['seller2@maru.test', 'seller'],
  ['seller3@maru.test', 'seller'],
  ['pending@maru.test', 'pending seller'],
  ['orders@maru.test', 'works for a seller'],
  ['admin@maru.test', 'admin'],
  ['editor@maru.test', 'editor'],
]
const MOMENT = '2026-03-02T15:00:00.000Z'
const PATHS = CATEGORY_TREE.flatMap(({ name, subs }) => [name, ...subs.map((sub) => categoryText(name, sub))])
const SUBS = PATHS.filter((path) => path.includes(' > '))

describe('the demo catalogue', () => {
  test('holds together', () => {
    expect(wrong).toEqual([])
    expect(proved).toBeGreaterThan(6_000)
  })

  test('says in French that an area is that of a box, as in English', () => {
    const boxed = PRODUCTS.filter(({ name }) => /\sm² box$/.test(name.en))
    expect(boxed.length).toBeGreaterThan(10)
    expect(boxed.filter(({ name }) => !name.fr?.includes('boîte de')).map(({ sku }) => sku)).toEqual([])
  })

  test('names the area of a box as its description does', () => {
    const areas = (text: string | null) =>
      [...(text ?? '').matchAll(/(\d+(?:[.,]\d+)?)\sm²/g)].map(([, area = '']) =>
        Number(area.replace(',', '.')),
      )
    const differing = PRODUCTS.flatMap(({ slug, name, description }) =>
      LOCALES.filter((locale) =>
        areas(name[locale]).some((area) => !areas(description[locale]).includes(area)),
      ).map((locale) => `${slug} ${locale}`),
    )
    expect(differing).toEqual([])
  })

  test.each(PRODUCTS.map(({ slug, moqPrices }) => [slug, moqPrices]))(
    'has tiers that the rule leaves as they are: %s',
    (_slug, moqPrices) => {
      expect(normalizeTiers(moqPrices)).toEqual({ ok: true, value: moqPrices })
    },
  )
})

describe('the pictures and documents of the demo goods', () => {
  test('are four or more of 24 goods on sale, none heavier than 25 kB', () => {
    const goods = CLOSE.map(({ slug }) => productOf(slug))
    expect(new Set(goods.filter(({ status }) => status === 'approved')).size).toBe(24)
    expect(goods.filter((product) => picturesOf(product).length < 4)).toEqual([])
    const files = goods
      .flatMap(picturesOf)
      .flatMap(({ from, text }) => (text && typeof from === 'string' ? from : []))
    expect(files).toHaveLength(72)
    expect(files.filter((file) => statSync(file).size > 25_000)).toEqual([])
  })

  test('say what they show, differently in each language (rule C52)', () => {
    for (const product of PRODUCTS) {
      const texts = LOCALES.map((locale) => textsOf(product, locale))
      expect(texts.filter(isPictureTexts)).toHaveLength(3)
      const words = texts.flatMap((each) => Object.values(each))
      expect(new Set(words).size).toBe(words.length)
    }
  })

  test('are documents that a seller could have sent (rule C62)', () => {
    for (const { slug, ...document } of DOCUMENTS) {
      expect(describeDocument(document)).toEqual({
        ok: true,
        value: expect.objectContaining({ title: document.title }),
      })
      expect(productOf(slug).status).toBe('approved')
    }
  })
})

test('taxes on goods that lie in British Columbia have a number there (rule D3)', () => {
  const taxes = taxLines('BC', new Date(MOMENT), 10_000)
  const numbers = SELLERS.filter(({ shippingFrom }) => shippingFrom?.includes('British Columbia')).map(
    (seller) =>
      collectTaxes(taxes, { seller, platform: {}, province: 'BC', isHere: true }).map(
        ({ kind, registration }) => (kind === 'pst' ? registration : kind),
      ),
  )
  expect(numbers.length).toBeGreaterThan(0)
  for (const each of numbers) expect(each).toEqual(['gst', expect.stringMatching(/^PST-\d{4}-\d{4}$/)])
})

describe('the accounts', () => {
  const { password, accounts } = readData<{ password: string; accounts: { email: string; role: string }[] }>(
    'accounts.json',
  )

  test('are the ones a newcomer is told of, with one password', () => {
    expect(password).toMatch(/^maru-demo-\d{4}$/)
    expect(accounts.map(({ email, role }) => [email, role])).toEqual(ACCOUNTS)
  })

  test('belong to every buyer, seller and member of staff', () => {
    const members = [
      ...BUYERS.map(({ index }) => emailOf('buyer', index)),
      COMPANY_OWNER,
      ...SELLERS.map(({ index }) => emailOf('seller', index)),
      ...clerkAccounts.map(({ email }) => email),
      ...staffAccounts.map(({ email }) => email),
    ]
    expect(members).toEqual(accounts.map(({ email }) => email))
  })

  test('have the same ids in every database, a seller that of its user', () => {
    expect(buyerId(0)).toBe(idOf('user', 'buyer@maru.test'))
    expect(sellerId(0)).toBe(idOf('user', 'seller@maru.test'))
    expect(idOf('user', 'buyer@maru.test')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })
})

describe('what the seed adds', () => {
  test.each([0, 1, 2])('seller %i sends to every province, or quotes', (seller) => {
    const { shippingRules } = sellingOf(seller)
    const costs = PROVINCES.map((province) =>
      chooseShipping(shippingRules, { subtotal: 10_000, boxes: 2, province }, null),
    )
    expect(costs.filter(({ ok }) => !ok)).toEqual([])
  })

  test('has words for benches in every sub category', () => {
    const { goods } = readData<{ goods: Record<string, string[][]> }>('bench/words.json')
    expect(Object.keys(goods).toSorted()).toEqual(SUBS.toSorted())
    expect(
      Object.values(goods)
        .flat()
        .filter((words) => words.length !== 3),
    ).toEqual([])
  })

  test('puts the same orders at the same moments, each step after the one before', () => {
    const sales = salesAt(clockAt(MOMENT))
    expect(JSON.stringify(salesAt(clockAt(MOMENT)))).toBe(JSON.stringify(sales))
    const times = sales.map(({ moves }) => moves.map(({ at }) => at))
    expect(times.map((moments) => moments.toSorted())).toEqual(times)
    expect(times.flat().filter((at) => at >= MOMENT)).toEqual([])
  })
})
