import { afterAll, beforeAll, expect, test } from 'vitest'
import { reasonFacts } from '@/features/selling/listing/edit/edit-reasons'
import { getEdit } from '@/features/selling/listing/edit/get-edit'
import { listOwnProducts } from '@/features/selling/listing/table/list-own-products'
import { memberOf, openForm } from '~/tests/support/edit-form'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())

const DAY = 86_400_000

/** Since when a product waits, in days: in the table and on its page. */
async function waits(id: string) {
  const member = memberOf(world, 'seller')
  const edit = await getEdit(member, id, 'en')
  const query = { filter: 'pending', text: edit?.product.sku ?? '', sort: 'newest', page: 1 } as const
  const { products } = await listOwnProducts({ kind: 'seller', id: member.id, status: 'active' }, query, 'en')
  const row = products.find((each) => each.id === id)
  const onPage = edit && reasonFacts(edit, 'active').waitingSince
  return [row?.waitingSince, onPage].map((since) =>
    Math.round((Date.now() - new Date(since ?? '').getTime()) / DAY),
  )
}
const listed = async () => {
  const id = await world.product({ status: 'pending' })
  await world.query("update products set created_at = now() - interval '40 days' where id = $1", [id])
  return id
}

test('the table and the page agree since when a product waits (rule C48)', async () => {
  const id = await listed()
  await world.query("update products set updated_at = now() - interval '3 days' where id = $1", [id])
  expect(await waits(id)).toEqual([40, 40])
})

test('where staff have decided since, it waits since it was last saved', async () => {
  const id = await listed()
  expect(
    (await world.patch('admin', `products/${id}`, { status: 'rejected', statusReason: 'No.' })).status,
  ).toBe(200)
  await (await openForm(world, id)).send({ weight: '3' }, { asksApproval: true })
  expect(await waits(id)).toEqual([0, 0])
})
