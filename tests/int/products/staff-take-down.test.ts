import { beforeAll, describe, expect, test } from 'vitest'
import {
  archiveProduct,
  moveProduct,
  restoreProduct,
} from '@/features/selling/listing/commands/status-actions'
import { openForm } from '~/tests/support/edit-form'
import { openBrowser } from '~/tests/support/http/browser'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
})

const asSeller = (action: typeof moveProduct, product: string, status = '') =>
  openBrowser(world.tokens.seller).submit(action, { locale: 'en', product, status })
const stored = (id: string) => world.stored('products', id)
const decide = (id: string, data: object) => world.patch('admin', `products/${id}`, data)
const archivedAt = () => new Date().toISOString()

/** What a seller does to bring a product back. */
async function bringBack(id: string) {
  await asSeller(archiveProduct, id)
  await asSeller(restoreProduct, id)
  await asSeller(moveProduct, id, 'pending')
}

describe('what staff took down goes live only after a review', () => {
  test('put back to pending', async () => {
    const id = await world.product({ status: 'pending' })
    expect((await decide(id, { status: 'approved' })).status).toBe(200)
    expect((await decide(id, { status: 'pending' })).status).toBe(200)
    await bringBack(id)
    expect(await stored(id)).toMatchObject({ status: 'pending', isLive: false })
  })

  test('archived, with a reason the seller reads', async () => {
    const id = await world.product()
    expect((await decide(id, { archivedAt: archivedAt() })).text).toContain('status.reason')
    const statusReason = 'Recalled by the maker.'
    expect((await decide(id, { archivedAt: archivedAt(), statusReason })).status).toBe(200)
    expect(await world.notified(id)).toMatchObject([{ kind: 'product.rejected' }])
    await bringBack(id)
    expect(await stored(id)).toMatchObject({ status: 'pending', isLive: false })
  })
})

test('staff do not save over what a seller wrote meanwhile', async () => {
  const id = await world.product({ status: 'pending' })
  const opened = JSON.parse((await decide(id, {})).text) as { doc: Record<string, unknown> }
  const { moqPrices, description, versionSeen } = opened.doc
  expect(versionSeen).toEqual(expect.any(String))
  const form = await openForm(world, id)
  await form.send({ moqPrices: [{ minQty: '1', maxQty: '', unitPrice: '77.00' }] })
  const saved = await decide(id, { moqPrices, description, versionSeen, status: 'approved' })
  expect(saved.text).toContain('product.changedSince')
  expect(await stored(id)).toMatchObject({ status: 'pending', moqPrices: [{ unitPrice: 7700 }] })
})
