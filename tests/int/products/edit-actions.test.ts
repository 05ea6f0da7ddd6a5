import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { withdrawOwnChange } from '@/features/selling/listing/edit/edit-actions'
import { openForm, postEdit, tokenFor, type Posted } from '~/tests/support/edit-form'
import { openBrowser, type Answer } from '~/tests/support/http/browser'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())

const requests = (product: string) =>
  world.query<{ id: string; status: string }>(
    'select id, status::text from product_changes where product_id = $1 order by created_at',
    [product],
  )
const post = (product: string, posted: Posted = {}) => postEdit(world, product, posted)
const tokenOf = (role: string) => tokenFor(world, role)
const extra = (answer: Answer) =>
  answer as { values?: ProductValues; conflicts?: { facts: object[]; overwrite: string } }

describe('the form of a product', () => {
  test('leads to the table when it is saved', async () => {
    const id = await world.product()
    const sent = {
      typed: { weight: '7' },
      more: { sku: 'FORGED', origin: 'Mars', status: 'approved', seller: 'x' },
    }
    expect(await post(id, sent)).toEqual({ ok: true, goesTo: '/seller/products?notice=updated' })
    expect(await post(id, { typed: { weight: '7' }, more: { locale: 'fr' } })).toMatchObject({
      goesTo: '/fr/seller/products?notice=updated',
    })
    expect(await requests(id)).toHaveLength(1)
    expect(await world.stored('products', id)).toMatchObject({ weight: 2.4, origin: 'South Korea' })
  })

  test('comes back whole with a sentence for each field', async () => {
    const id = await world.product()
    const description = { en: 'Long.\nVery.', fr: '', ko: '' }
    const answer = await post(id, {
      typed: { name: { en: ' ', fr: 'Robinet', ko: '' }, description, stock: '1.5' },
    })
    expect(answer).toMatchObject({
      ok: false,
      message: 'Failed to update product',
      fields: { 'name.en': 'Name is required.', stock: 'Enter a whole number of units, 0 or more.' },
    })
    expect(extra(answer).values).toMatchObject({ description, stock: '1.5', name: { fr: 'Robinet' } })
  })

  test('lists what another window changed, and overwrites it once that is confirmed', async () => {
    const id = await world.product()
    const { form } = await openForm(world, id)
    const seen = JSON.stringify(form.seen)
    await world.system.change('products', id, { shippingFrom: 'Incheon' })
    const typed = { shippingFrom: 'Busan' }
    const answer = await post(id, { typed, more: { seen } })
    expect(answer).toMatchObject({
      ok: false,
      message: 'Parts of this product were changed in another window. Nothing is saved yet.',
      conflicts: { facts: [{ label: 'Ships from', now: 'Incheon' }] },
    })
    expect(answer).toMatchObject({
      hidden: { seen, stockSeen: '40', key: expect.stringMatching(/^[\w-]{36}$/) },
    })
    const overwrite = extra(answer).conflicts?.overwrite ?? ''
    expect(await post(id, { typed, more: { seen, overwrite } })).toMatchObject({ ok: true })
    expect(await world.stored('products', id)).toMatchObject(typed)
    expect(await post(id, { typed: { shippingFrom: 'Daegu' }, more: { seen: '[forged' } })).toMatchObject({
      ok: false,
      conflicts: { facts: [{ label: 'Ships from' }] },
    })
  })

  test.each([
    ['a foreign image', { images: ['otherSellers'] }, 'images'],
    ['an image that is none', { images: [] }, 'images'],
  ])('refuses %s', async (_, { images }, path) => {
    const id = await world.product()
    const alt = { en: '', fr: '', ko: '' }
    const chosen = images.map((name) => ({
      id: (world.ids.media as Record<string, string>)[name] ?? '',
      alt,
    }))
    expect(await post(id, { typed: { images: chosen } })).toMatchObject({
      ok: false,
      fields: { [path]: expect.stringMatching(/./) },
    })
    expect(await requests(id)).toEqual([])
  })

  test('reads no more of 100,000 tiers than it needs, and no NUL or text that turns round', async () => {
    const id = await world.product()
    const appended = Array.from({ length: 100_000 }, (_, at): [string, string] => [
      `moqPrices.${at}.minQty`,
      String(at + 1),
    ])
    expect(await post(id, { appended })).toMatchObject({
      fields: { moqPrices: 'Use no more than 20 tiers.' },
    })
    const name = { en: 'Tap\u0000\u202e tall', fr: '', ko: '' }
    expect(await post(id, { typed: { name } })).toMatchObject({ ok: true })
    const [row] = await requests(id)
    expect(await world.stored('product-changes', row?.id ?? '')).toMatchObject({ name: { en: 'Tap tall' } })
  })
})

describe('the actions', () => {
  const INACTIVE = 'Update failed: Only active sellers can change products.'
  const SIGN_IN = 'Please sign in first.'

  test.each([
    ['visitor', SIGN_IN],
    ['admin', SIGN_IN],
    ['editor', SIGN_IN],
    ['buyer', INACTIVE],
    ['pendingSeller', INACTIVE],
    ['rejectedSeller', INACTIVE],
    ['suspendedSeller', INACTIVE],
  ])('are closed to the %s', async (role, message) => {
    const id = await world.product()
    await post(id, { typed: { weight: '7' } })
    const before = await world.stored('products', id)
    expect(await post(id, { typed: { weight: '8', stock: '1' }, role })).toMatchObject({ ok: false, message })
    const [row] = await requests(id)
    const browser = openBrowser(role === 'visitor' ? undefined : await tokenOf(role))
    expect(await browser.submit(withdrawOwnChange, { product: id, change: row?.id ?? '' })).toMatchObject({
      ok: false,
    })
    expect(await world.stored('products', id)).toEqual(before)
    expect(await requests(id)).toEqual([{ ...row, status: 'pending' }])
  })

  test('know nothing of another seller’s product', async () => {
    const id = await world.product()
    await post(id, { typed: { weight: '7' } })
    expect(await post(id, { typed: { weight: '8' }, role: 'otherSeller' })).toEqual({
      ok: true,
      goesTo: '/seller/products?notice=missing',
    })
    const [row] = await requests(id)
    const browser = openBrowser(world.tokens.otherSeller)
    for (const product of [id, 'x', world.ids.users.buyer])
      expect(await browser.submit(withdrawOwnChange, { product, change: row?.id ?? '' })).toMatchObject({
        message: 'The change request couldn’t be withdrawn. Product not found',
      })
    expect(await post(id, { more: { product: "' or 1=1" } })).toMatchObject({
      goesTo: '/seller/products?notice=missing',
    })
    expect(await requests(id)).toMatchObject([{ status: 'pending' }])
  })

  test('withdraw a request once', async () => {
    const id = await world.product()
    await post(id, { typed: { weight: '7' } })
    const [row] = await requests(id)
    const withdraw = () =>
      openBrowser(world.tokens.seller).submit(withdrawOwnChange, { product: id, change: row?.id ?? '' })
    expect(await withdraw()).toEqual({ ok: true, message: 'Change request withdrawn.' })
    expect(await withdraw()).toMatchObject({ ok: false })
  })
})
