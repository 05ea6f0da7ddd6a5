import { beforeAll, describe, expect, test } from 'vitest'
import { emptyProduct } from '@/domain/products/listing/product-values'
import { deleteDraft } from '@/features/selling/listing/drafts/delete-draft'
import { saveDraft } from '@/features/selling/listing/drafts/save-draft'
import { database } from '@/server/db/transaction'
import { deleteUnusedPictures, UNUSED_DAYS } from '@/server/storage/delete-unused-pictures'
import { aProductDraft } from '~/tests/support/factories/catalogue'
import { uploadsOf } from '~/tests/support/factories/uploads'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
  return () => world.close()
})
const { newPicture } = uploadsOf(() => world)
const seller = () => world.ids.users.seller
const age = (id: string, days: number) =>
  world.query('update media set updated_at = now() - make_interval(days => $2, mins => 1) where id = $1', [
    id,
    days,
  ])
async function isThere(id: string) {
  await deleteUnusedPictures()
  return (await world.query('select 1 from media where id = $1', [id])).length === 1
}

/** A picture that was uploaded long ago and is still named. */
async function named(by: (id: string) => Promise<string>) {
  const { id } = await newPicture()
  const owner = await by(id)
  await age(id, UNUSED_DAYS + 5)
  expect(await isThere(id)).toBe(true)
  return { id, owner }
}

/** It has 30 days from now on, no more and no less. */
async function expectReleased(id: string) {
  expect(await isThere(id)).toBe(true)
  await age(id, UNUSED_DAYS - 1)
  expect(await isThere(id)).toBe(true)
  await age(id, UNUSED_DAYS)
  expect(await isThere(id)).toBe(false)
}

const contentOf = (...ids: string[]) => ({
  ...emptyProduct(),
  images: ids.map((id) => ({ id, alt: { en: '', fr: '', ko: '' } })),
})
const draftOf = (...ids: string[]) =>
  world.system.make('product-drafts', { ...aProductDraft(seller()), content: contentOf(...ids) } as never)

describe('the 30 days of a picture begin (rule C53)', () => {
  test('when its draft is deleted', async () => {
    const { id, owner } = await named(draftOf)
    await deleteDraft(await database(), seller(), owner)
    await expectReleased(id)
  })

  test('when its draft is saved without it, not when it is saved with it, nor when the save is refused', async () => {
    const { id, owner } = await named(draftOf)
    const save = (version: number, ...ids: string[]) =>
      saveDraft(seller(), { id: owner, version, content: contentOf(...ids) })
    const updated = async () =>
      (await world.query<{ at: Date }>('select updated_at as at from media where id = $1', [id]))[0]?.at
    const before = await updated()
    expect(await save(1, id)).toEqual({ kind: 'saved', version: 2 })
    expect(await save(1)).toMatchObject({ kind: 'conflict', version: 2 })
    expect(await updated()).toEqual(before)
    expect(await save(2)).toEqual({ kind: 'saved', version: 3 })
    await expectReleased(id)
  })

  test('never by the draft of another seller', async () => {
    const { id } = await newPicture()
    const owner = world.ids.users.otherSeller
    const draft = await world.system.make('product-drafts', {
      ...aProductDraft(owner),
      content: contentOf(id),
    } as never)
    await age(id, UNUSED_DAYS)
    await saveDraft(owner, { id: draft, version: 1, content: contentOf() })
    expect(await isThere(id)).toBe(false)
  })

  test('when the product of its change request is archived', async () => {
    const { id, owner } = await named(async (picture) => {
      const product = await world.product()
      await world.change(product, { images: [world.ids.media.sellers, picture] })
      return product
    })
    await world.system.change('products', owner, { archivedAt: new Date().toISOString() } as never)
    await expectReleased(id)
  })

  test.each(['product', 'change request'])('when staff delete its product: of the %s', async (by) => {
    const { id, owner } = await named(async (picture) => {
      const images = [world.ids.media.sellers, picture]
      // Without stock it has no movements, which would keep it.
      const product = await world.product({ stock: 0, ...(by === 'product' && { images }) })
      if (by !== 'product') await world.change(product, { images })
      return product
    })
    await world.payload.delete({ collection: 'products', id: owner })
    await expectReleased(id)
  })
})
