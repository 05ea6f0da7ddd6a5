import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { emptyProduct } from '@/domain/products/listing/product-values'
import { discardDraft, duplicateProduct } from '@/features/listing/drafts/draft-actions'
import { getDraft } from '@/features/listing/drafts/get-draft'
import { listDrafts } from '@/features/listing/drafts/list-drafts'
import { refusePurchase } from '@/features/listing/preview/preview-actions'
import * as drafts from '@/app/api/seller-drafts/route'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { formOf, openBrowser } from '~/tests/support/http/browser'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const seller = () => openBrowser(world.tokens.seller)
const member = () => memberUser(world.payload, world.ids.users.seller)
const save = (version: number, sku: string, id: string = randomUUID()) =>
  ask(seller(), drafts.POST, 'api/seller-drafts', {
    json: { id, version, content: { ...emptyProduct(), sku } },
  })

/** A draft of the seller's. */
async function aDraft() {
  const id = randomUUID()
  await save(0, 'FIRST', id)
  return id
}

keepBudget('drafts', {
  'POST api/seller-drafts': async () => {
    const id = await aDraft()
    return () => save(1, 'SECOND', id)
  },
  'read a draft': async () => {
    const own = await member()
    return () => getDraft(own, world.ids['product-drafts'].begun)
  },
  'read the drafts': async () => {
    const own = await member()
    return () => listDrafts(own)
  },
  'listing/drafts/draft-actions duplicateProduct': async () => () =>
    seller().submit(duplicateProduct, { id: world.ids.products.live }),
  'listing/preview/preview-actions refusePurchase': async () => () =>
    seller().within(() => refusePurchase({}, formOf({}))),
  'listing/drafts/draft-actions discardDraft': async () => {
    const id = await aDraft()
    return () => seller().within(() => discardDraft({}, formOf({ id })))
  },
})
