import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())

const asSeller = () => ({ overrideAccess: false, user: world.users.seller })
const decide = (id: string, json: object, role: 'admin' | 'editor' = 'admin', select = '') =>
  world.patch(role, `products/${id}${select}`, json)
const REASON = 'The images are blurred.'

describe('an approved product', () => {
  test('has its time, loses its reason and notifies its seller once', async () => {
    const id = await world.product({ status: 'pending', statusReason: 'Old.' })
    expect(await decide(id, { status: 'approved' })).toMatchObject({ status: 200 })
    expect(await decide(id, { status: 'approved' })).toMatchObject({ status: 200 })
    const { approvedAt, ...row } = await world.stored('products', id)
    expect(row).toMatchObject({ status: 'approved', isLive: true, needsReview: false, statusReason: null })
    expect(Date.now() - Date.parse(String(approvedAt))).toBeLessThan(60_000)
    expect(await world.notified(id)).toEqual([
      expect.objectContaining({ kind: 'product.approved', template: 'productApproved', locale: 'en' }),
    ])
  })

  test('is approved again at once for its seller: a new time, no reason, no notification', async () => {
    const id = await world.product()
    const move = (status: 'rejected' | 'pending') =>
      world.payload.update({ collection: 'products', id, data: { status }, ...asSeller() })
    await world.query("update products set status_reason = 'Old.', needs_review = false where id = $1", [id])
    await move('rejected')
    expect(await world.stored('products', id)).toMatchObject({ status: 'rejected', statusReason: null })
    await move('pending')
    const row = await world.stored('products', id)
    expect(row).toMatchObject({ status: 'approved', statusReason: null })
    expect(row.approvedAt).not.toBeNull()
    expect(await world.notified(id)).toEqual([])
  })

  test('of a suspended seller stays hidden', async () => {
    const { products, users } = world.ids
    await world.query("update products set status = 'pending', is_live = false where id = $1", [
      products.stopped,
    ])
    expect(await decide(products.stopped, { status: 'approved' })).toMatchObject({ status: 200 })
    expect(await world.stored('products', products.stopped)).toMatchObject({
      status: 'approved',
      isLive: false,
      seller: users.suspendedSeller,
    })
    expect(await world.notified(products.stopped)).toHaveLength(1)
  })
})

describe('a rejected product', () => {
  test('needs its reason, which the seller reads in their language', async () => {
    const id = await world.product({ status: 'pending', name: 'Faucet' })
    await world.system.change('products', id, { name: 'Robinet' }, { locale: 'fr' })
    await world.query("update users set locale = 'fr' where id = $1", [world.ids.users.seller])
    expect((await decide(id, { status: 'rejected' })).text).toContain('status.reason')
    expect(await world.notified(id)).toEqual([])
    expect(await decide(id, { status: 'rejected', statusReason: REASON })).toMatchObject({ status: 200 })
    await world.query("update users set locale = 'en' where id = $1", [world.ids.users.seller])
    const [written, ...more] = await world.notified(id)
    expect(more).toEqual([])
    expect(written).toMatchObject({ kind: 'product.rejected', template: 'productRejected', locale: 'fr' })
    expect(JSON.parse(written?.params ?? '')).toMatchObject({ product: 'Robinet', reason: REASON })
    expect(JSON.parse(written?.row ?? '')).toMatchObject({ product: { en: 'Faucet', fr: 'Robinet' } })
  })

  test('keeps its reason until it waits again, by its seller or by staff', async () => {
    const id = await world.product()
    await decide(id, { status: 'rejected', statusReason: REASON })
    await world.payload.update({ collection: 'products', id, data: { weight: 3 }, ...asSeller() })
    expect(await world.stored('products', id)).toMatchObject({ statusReason: REASON })
    await world.payload.update({ collection: 'products', id, data: { status: 'pending' }, ...asSeller() })
    expect(await world.stored('products', id)).toMatchObject({ status: 'pending', statusReason: null })
    await decide(id, { status: 'rejected', statusReason: REASON })
    await decide(id, { status: 'pending' })
    expect(await world.stored('products', id)).toMatchObject({ status: 'pending', statusReason: null })
    expect((await world.notified(id)).map(({ kind }) => kind)).toEqual([
      'product.rejected',
      'product.rejected',
    ])
  })
})

test('an editor decides nothing', async () => {
  const id = await world.product({ status: 'pending' })
  expect((await decide(id, { status: 'approved' }, 'editor')).text).toContain('moves.notYours')
  expect(await world.stored('products', id)).toMatchObject({ status: 'pending', approvedAt: null })
  expect(await world.notified(id)).toEqual([])
})

test('a decision notifies also a client that wants little of the answer', async () => {
  const id = await world.product({ status: 'pending' })
  expect(await decide(id, { status: 'approved' }, 'admin', '?select[sku]=true')).toMatchObject({
    status: 200,
  })
  expect(await world.notified(id)).toHaveLength(1)
})

test('a seller whose account is deleted is not notified', async () => {
  const id = await world.product({ status: 'pending' })
  const gone = (at: string) =>
    world.query(`update users set deleted_at = ${at} where id = $1`, [world.ids.users.seller])
  await gone('now()')
  expect(await decide(id, { status: 'approved' })).toMatchObject({ status: 200 })
  await gone('null')
  expect(await world.notified(id)).toEqual([])
})
