import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { emptyProduct, type ProductValues } from '@/domain/products/listing/product-values'
import { uploadProduct } from '@/features/selling/listing/form/upload/upload-actions'
import { aFilledForm, postedFields } from '~/tests/support/factories/product-form'
import { formOf, openBrowser, type Answer } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let count = 0
let sku = ''
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(() => void (sku = `TAP-${(count += 1)}`))

const inEnglish = (en: string) => ({ en, fr: '', ko: '' })
const picture = (id: string) => ({ id, alt: { en: 'The tap', fr: 'Le robinet', ko: '' } })

const filled = (change: Partial<ProductValues> = {}): ProductValues => ({
  ...aFilledForm(),
  sku,
  mainCategory: world.ids.categories.room,
  subCategory: world.ids.categories.sub,
  images: [picture(world.ids.media.sellers)],
  ...change,
})
const upload = (change: Partial<ProductValues> = {}, more: Record<string, string> = {}, token?: string) =>
  openBrowser(token ?? world.tokens.seller).submit(uploadProduct, {
    ...postedFields(filled(change)),
    ...more,
  })
const stored = () => world.system.all('products', { where: { sku: { equals: sku } }, locale: 'all' })
const valuesOf = (answer: Answer) => (answer as { values?: ProductValues }).values

/** Nothing is stored, the form comes back whole, and the sentence is at its field. */
async function expectRefused(answer: Answer, fields: Record<string, string>) {
  expect(answer).toMatchObject({ ok: false, fields })
  expect(Object.keys(answer.fields ?? {})).toEqual(Object.keys(fields))
  expect(await stored()).toEqual([])
}

test('a complete form becomes a pending product in three languages, and the table says so', async () => {
  expect(await upload()).toEqual({ ok: true, goesTo: '/seller/products?notice=submitted' })
  const [product, ...more] = await stored()
  expect(more).toEqual([])
  expect(product).toMatchObject({
    status: 'pending',
    isLive: false,
    seller: world.ids.sellers.seller,
    name: { en: 'Basin tap', fr: 'Robinet de lavabo', ko: '세면기 수전' },
    description: { en: 'Brushed.\nSealed.' },
    category: 'Kitchen > Faucets',
    weight: 2.4,
    stock: 40,
    certifications: ['cUPC', 'CSA B125.1'],
    images: [world.ids.media.sellers],
    pictureTexts: {
      en: { [world.ids.media.sellers]: 'The tap' },
      fr: { [world.ids.media.sellers]: 'Le robinet' },
    },
    moqPrices: [
      { minQty: 1, maxQty: 9, unitPrice: 2000 },
      { minQty: 10, maxQty: 999_999, unitPrice: 1850 },
    ],
    priceFrom: 2000,
    moq: 1,
  })
})

test('a complete form of a trusted seller becomes a product on the marketplace, in three languages', async () => {
  await world.system.change('sellers', world.ids.sellers.seller, { isTrusted: true })
  const answer = await upload()
  await world.system.change('sellers', world.ids.sellers.seller, { isTrusted: false })
  expect(answer).toEqual({ ok: true, goesTo: '/seller/products?notice=listed' })
  const [product] = await stored()
  expect(product).toMatchObject({
    status: 'approved',
    isLive: true,
    approvedByTrust: true,
    name: { en: 'Basin tap', fr: 'Robinet de lavabo', ko: '세면기 수전' },
  })
})

test('without a place a product ships from the seller’s own, and not from another country (rule N21)', async () => {
  const place = { shippingCountry: 'KR', shippingFrom: 'Gimhae' } as const
  await world.system.change('sellers', world.ids.sellers.seller, place)
  expect(await upload({ shippingCountry: 'KR', shippingFrom: ' ' })).toMatchObject({ ok: true })
  expect(await stored()).toEqual([expect.objectContaining(place)])
  sku = 'TAP-ABROAD'
  await expectRefused(await upload({ shippingCountry: 'CA', shippingFrom: '' }), {
    shippingFrom: expect.any(String) as string,
  })
})

test('an answer in the reader’s language', async () => {
  expect(await upload({}, { locale: 'ko' })).toMatchObject({ goesTo: '/ko/seller/products?notice=submitted' })
  const answer = await upload({ sku: '', weight: 'lourd' }, { locale: 'fr' })
  expect(answer).toMatchObject({
    fields: {
      sku: 'UGS\u00a0: champ obligatoire.',
      weight: 'Entrez un poids en kilogrammes supérieur à 0, par exemple 2,5.',
    },
  })
})

describe('what is missing', () => {
  test('an empty form is refused in the order of its fields, and keeps what it had', async () => {
    const answer = await openBrowser(world.tokens.seller).submit(uploadProduct, postedFields(emptyProduct()))
    expect(answer).toMatchObject({
      ok: false,
      message: 'Please check these fields. Nothing you typed is lost.',
      fields: {
        sku: 'SKU is required.',
        'name.en': 'NAME is required.',
        'description.en': 'DESCRIPTION is required.',
        mainCategory: 'MAINCATEGORY is required.',
        subCategory: 'SUBCATEGORY is required.',
        'material.en': 'MATERIAL is required.',
        'color.en': 'COLOR is required.',
        dimensions: 'DIMENSIONS is required.',
        weight: 'WEIGHT is required.',
        packagingUnit: 'PACKAGINGUNIT is required.',
        origin: 'ORIGIN is required.',
        images: 'At least one product image is required',
      },
      values: emptyProduct(),
    })
    expect(Object.keys(answer.fields ?? {})[0]).toBe('mainCategory')
  })

  test('an empty post is answered the same way', async () => {
    expect(await openBrowser(world.tokens.seller).submit(uploadProduct)).toMatchObject({
      ok: false,
      fields: { sku: 'SKU is required.', moqPrices: 'At least one MOQ tier is required' },
    })
  })

  it.each(['\u200b', ' \t ', '\u202e', '\u0000', '\u3164'])('a name of %j is none', async (blank) => {
    await expectRefused(await upload({ name: inEnglish(blank) }), { 'name.en': 'NAME is required.' })
  })

  test('French and Korean do not stand for English', async () => {
    const answer = await upload({ name: { en: '', fr: 'Robinet', ko: '수전' } })
    await expectRefused(answer, { 'name.en': 'NAME is required.' })
    expect(valuesOf(answer)?.name.ko).toBe('수전')
  })
})

describe('what is wrong', () => {
  it.each<[string, Partial<ProductValues>, Record<string, string>]>([
    [
      'a name too long',
      { name: inEnglish('n'.repeat(161)) },
      { 'name.en': 'Use no more than 160 characters.' },
    ],
    [
      'a description too long',
      { description: { en: 'x', fr: '', ko: '가'.repeat(6001) } },
      { 'description.ko': 'Use no more than 6,000 characters.' },
    ],
    ['an SKU too long', { sku: 'S'.repeat(65) }, { sku: 'Use no more than 64 characters.' }],
    ['a family too long', { family: 'x'.repeat(61) }, { family: 'Use no more than 60 characters.' }],
    ['weight as text', { weight: 'heavy' }, { weight: 'Enter a weight in kilograms above 0, such as 2.5.' }],
    [
      'part of a unit',
      { packagingUnit: '1.5' },
      { packagingUnit: 'Enter how many units are in a box: a whole number, 1 or more.' },
    ],
    ['a year and a day', { leadTimeDays: '366' }, { leadTimeDays: 'Enter whole days from 1 to 365.' }],
    ['no HS code', { hsCode: 'tap' }, { hsCode: 'Enter an HS code of 6 to 10 digits, such as 8481.80.' }],
    ['another unit of sale', { soldBy: 'dozen' }, { soldBy: 'Choose how the product is sold.' }],
    ['no box', { boxWidth: 'wide' }, { boxWidth: 'Enter a size in millimetres, such as 236.' }],
    [
      'a price as text',
      { moqPrices: [{ minQty: '1', maxQty: '', unitPrice: 'twenty' }] },
      { 'moqPrices.0.unitPrice': 'Invalid unitPrice in tier 1' },
    ],
    [
      'a gap between tiers',
      {
        moqPrices: [
          { minQty: '1', maxQty: '9', unitPrice: '20' },
          { minQty: '20', maxQty: '', unitPrice: '18' },
        ],
      },
      { 'moqPrices.0.maxQty': 'MOQ tiers must be contiguous (no gaps or overlaps)' },
    ],
  ])('%s', async (_, change, fields) => {
    const answer = await upload(change)
    await expectRefused(answer, fields)
    expect(valuesOf(answer)).toMatchObject({ origin: 'South Korea', ...change })
  })

  test('a hundred thousand rows of tiers', async () => {
    const form = formOf(postedFields(filled()))
    for (let at = 2; at < 100_000; at += 1) form.append(`moqPrices.${at}.minQty`, '1')
    const answer = await openBrowser(world.tokens.seller).within(() => uploadProduct({}, form))
    expect(answer).toMatchObject({ ok: false, fields: { moqPrices: 'Use no more than 20 tiers.' } })
    expect(await stored()).toEqual([])
  })

  test('a sub category of another main category, none of ours, and one that is a main category', async () => {
    const { room, sub } = world.ids.categories
    const other = await world.system.make('categories', { name: 'Bathroom', position: 2 })
    const refused = { subCategory: 'Choose a subcategory.' }
    await expectRefused(await upload({ mainCategory: other }), refused)
    await expectRefused(await upload({ subCategory: crypto.randomUUID() }), refused)
    await expectRefused(await upload({ subCategory: room }), refused)
    await expectRefused(await upload({ mainCategory: sub, subCategory: "1' or '1'='1" }), refused)
  })

  it.each([
    ['another seller’s', () => world.ids.media.otherSellers],
    ['one that is not there', () => crypto.randomUUID()],
    ['no id', () => '../../etc/passwd'],
  ])('a picture: %s', async (_, id) => {
    await expectRefused(await upload({ images: [picture(id())] }), {
      images: 'Use your own images: one of these belongs to another seller.',
    })
  })

  test('thirteen pictures', async () => {
    const images = Array.from({ length: 13 }, () => picture(crypto.randomUUID()))
    await expectRefused(await upload({ images }), { images: 'Use no more than 12 images.' })
  })

  test('as many characters as are counted are taken, whatever they are', async () => {
    const [name, dimensions] = ['🚿'.repeat(160), '🚿'.repeat(120)]
    const certifications = '🚿'.repeat(80)
    expect(await upload({ name: { en: name, fr: name, ko: '' }, dimensions, certifications })).toMatchObject({
      ok: true,
    })
    expect(await stored()).toMatchObject([{ name: { en: name, fr: name }, dimensions }])
  })

  test('facts that the server decides are not taken from a form', async () => {
    const claims = {
      status: 'approved',
      isLive: 'true',
      seller: world.ids.sellers.otherSeller,
      viewCount: '999',
    }
    expect(
      await upload({}, { ...claims, approvedAt: '2020-01-01', reserved: '-5', id: crypto.randomUUID() }),
    ).toMatchObject({ ok: true })
    expect(await stored()).toMatchObject([
      { status: 'pending', isLive: false, seller: world.ids.sellers.seller, viewCount: 0, reserved: 0 },
    ])
  })
})
