import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { emptyProduct } from '@/domain/products/listing/product-values'
import { getDraft } from '@/features/selling/listing/drafts/get-draft'
import { saveDraft } from '@/features/selling/listing/drafts/save-draft'
import { uploadProduct } from '@/features/selling/listing/form/upload/upload-actions'
import { aFilledForm, postedFields } from '~/tests/support/factories/product-form'
import { unique } from '~/tests/support/factories/unique'
import { openBrowser } from '~/tests/support/http/browser'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

async function aDraft(seller: string) {
  const id = randomUUID()
  await saveDraft(seller, { id, version: 0, content: emptyProduct() })
  return id
}

const draftOf = async (member: string, id: string) => getDraft(await memberUser(world.payload, member), id)

/** Submits a product that is complete, typed in this draft. */
function submit(draft: string, more: Record<string, string> = {}) {
  const { categories, media } = world.ids
  const values = {
    ...aFilledForm(),
    sku: unique('SKU'),
    mainCategory: categories.room,
    subCategory: categories.sub,
    images: [{ id: media.sellers, alt: { en: '', fr: '', ko: '' } }],
  }
  return openBrowser(world.tokens.seller).submit(uploadProduct, { ...postedFields(values), draft, ...more })
}

describe('submitting a product', () => {
  test('deletes the draft it was typed in', async () => {
    const draft = await aDraft(world.ids.users.seller)
    expect((await submit(draft)).goesTo).toBe('/seller/products?notice=submitted')
    expect(await draftOf(world.ids.users.seller, draft)).toBeNull()
  })

  test('deletes the draft of the same form sent again, its first answer lost', async () => {
    const sku = unique('SKU')
    await submit(await aDraft(world.ids.users.seller), { sku })
    const draft = await aDraft(world.ids.users.seller)
    expect((await submit(draft, { sku })).goesTo).toBe('/seller/products?notice=submitted')
    expect(await draftOf(world.ids.users.seller, draft)).toBeNull()
  })

  test('keeps the draft where it is refused', async () => {
    const draft = await aDraft(world.ids.users.seller)
    expect((await submit(draft, { 'name.en': '' })).ok).toBe(false)
    expect(await draftOf(world.ids.users.seller, draft)).not.toBeNull()
  })

  test('deletes no draft of another seller', async () => {
    const draft = await aDraft(world.ids.users.otherSeller)
    expect((await submit(draft)).goesTo).toBe('/seller/products?notice=submitted')
    expect(await draftOf(world.ids.users.otherSeller, draft)).not.toBeNull()
  })

  test('takes no notice of a draft that is none', async () => {
    expect((await submit("x' or true --")).goesTo).toBe('/seller/products?notice=submitted')
  })
})
