import { afterAll, beforeAll } from 'vitest'
import { withdrawChange } from '@/features/listing/edit/edit-actions'
import { getEdit } from '@/features/listing/edit/get-edit'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { filledEdit, memberOf, openForm } from '~/tests/support/edit-form'
import { openBrowser } from '~/tests/support/http/browser'
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

keepBudget('product-edit', {
  'read a product to edit': async () => {
    const { product } = await asked()
    return () => getEdit(memberOf(world, 'seller'), product, 'en')
  },
  'listing/edit/edit-actions saveProduct': async () => {
    const { product } = await asked()
    return filledEdit(world, product, { typed: { weight: '8', stock: '41' } })
  },
  'listing/edit/edit-actions withdrawChange': async () => {
    const sent = await asked()
    return () => openBrowser(world.tokens.seller).submit(withdrawChange, sent)
  },
})
