import { afterAll, beforeAll } from 'vitest'
import { withdrawOwnChange } from '@/features/selling/listing/edit/edit-actions'
import {
  addProductDocument,
  removeProductDocument,
} from '@/features/selling/listing/documents/document-actions'
import { getEdit } from '@/features/selling/listing/edit/get-edit'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { filledEdit, memberOf, openForm } from '~/tests/support/edit-form'
import { aPaper } from '~/tests/support/factories/catalogue'
import { formOf, openBrowser } from '~/tests/support/http/browser'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())

/** A live product with an open change request. */
async function asked() {
  const product = await world.product()
  const { send } = await openForm(world, product)
  await send({ weight: '7' })
  const { last } = await openForm(world, product)
  return { product, change: last?.id ?? '' }
}

function aDocument(product: string) {
  const form = formOf({ product, kind: 'drawing', language: 'en', title: 'Drawing' })
  form.set('document', new File([new Uint8Array(aPaper().data)], 'a.pdf', { type: 'application/pdf' }))
  return () => openBrowser(world.tokens.seller).submit((state) => addProductDocument(state, form))
}

keepBudget('product-edit', {
  'read a product to edit': async () => {
    const { product } = await asked()
    return () => getEdit(memberOf(world, 'seller'), product, 'en')
  },
  'selling/listing/edit/edit-actions saveProduct': async () => {
    const { product } = await asked()
    return filledEdit(world, product, { typed: { weight: '8', stock: '41' } })
  },
  'selling/listing/edit/edit-actions withdrawOwnChange': async () => {
    const sent = await asked()
    return () => openBrowser(world.tokens.seller).submit(withdrawOwnChange, sent)
  },
  'selling/listing/documents/document-actions addProductDocument': async () =>
    aDocument((await asked()).product),
  'selling/listing/documents/document-actions removeProductDocument': async () => {
    const { product } = await asked()
    await aDocument(product)()
    const edit = await getEdit(memberOf(world, 'seller'), product, 'en')
    const sent = { product, id: edit?.documents.wanted[0]?.id ?? '' }
    return () => openBrowser(world.tokens.seller).submit(removeProductDocument, sent)
  },
})
