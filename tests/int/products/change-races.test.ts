import type { CollectionAfterChangeHook } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '@/server/db/transaction'
import { lockProducts } from '@/server/orders/lock-rows'
import { sql } from '@/server/db/sql'
import { duringSave } from '~/tests/support/database/during-save'
import { inLine } from '~/tests/support/database/in-line'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'
import { memberState } from '~/tests/support/member-state'

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())

const decide = (id: string, json: object) => world.patch('admin', `product-changes/${id}`, json)
const asSeller = () => ({ overrideAccess: false, user: world.users.seller })
const reasoned = (status: string) => ({ status, reason: 'Too dark.' })

/** How often the product was written while something ran. */
async function writes(act: () => Promise<unknown>) {
  const hooks = world.payload.collections.products.config.hooks.afterChange
  const cleared: boolean[] = []
  const note: CollectionAfterChangeHook = ({ req }) => void cleared.push(!req.context.quiet)
  hooks.push(note)
  await act().finally(() => hooks.splice(hooks.indexOf(note), 1))
  return cleared
}

describe('at once', () => {
  test('several approvals of one change request apply it once', async () => {
    const id = await world.product()
    const asked = await world.change(id, { weight: 9 }, { name: { fr: 'Robinet', ko: '수전' } })
    const answers: { status: number; text: string }[] = []
    const cleared = await writes(async () => {
      const tries = Array.from({ length: 4 }, () => decide(asked, { status: 'approved' }))
      answers.push(...(await Promise.all(tries)))
    })
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect(answers.filter(({ text }) => text.includes('moves.impossible'))).toHaveLength(3)
    expect(cleared).toEqual([false, false, true])
    expect(await world.notified(id)).toHaveLength(1)
    expect(await world.stored('products', id)).toMatchObject({
      weight: 9,
      name: { fr: 'Robinet', ko: '수전' },
    })
  })

  test.each(['declined', 'changes_requested'])('of an approval and %s one wins, whole', async (other) => {
    const id = await world.product()
    const asked = await world.change(id, { weight: 9 })
    const answers = await Promise.all([
      decide(asked, { status: 'approved' }),
      decide(asked, reasoned(other)),
      decide(asked, { status: 'approved' }),
      decide(asked, reasoned(other)),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    const { status } = await world.stored('product-changes', asked)
    const { weight } = await world.stored('products', id)
    const [written, ...more] = await world.notified(id)
    const outcome = [status, weight, written?.kind]
    const kind = { declined: 'change.declined', changes_requested: 'change.requested' }[other]
    expect([
      ['approved', 9, 'change.approved'],
      [other, 2.4, kind],
    ]).toContainEqual(outcome)
    expect(more).toEqual([])
  })

  test('of two new change requests for a product one is stored', async () => {
    const id = await world.product()
    const tries = await Promise.allSettled([1, 2, 3].map((weight) => world.change(id, { weight })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await world.query('select 1 from product_changes where product_id = $1', [id])).toHaveLength(1)
  })

  test('approvals, sales, price edits and a suspension end without a deadlock, and nothing is lost', async () => {
    const product = await world.product({ stock: 40 })
    const other = await world.product({ stock: 40 })
    const asked = [await world.change(product, { weight: 9 }), await world.change(other, { weight: 8 })]
    const sale = () =>
      inTransaction(async (tx) => {
        await lockProducts(tx, [product, other])
        await tx.execute(sql`update products set stock = stock - 1 where id in (${product}, ${other})`)
      })
    const price = (id: string) =>
      world.payload.update({
        collection: 'products',
        id,
        data: { moqPrices: [{ minQty: 3, maxQty: 999_999, unitPrice: 700 }] },
        ...asSeller(),
      })
    const rename = () => world.system.change('sellers', world.ids.users.seller, { company: 'Renamed' })
    const done = await Promise.all([
      ...asked.map((id) => decide(id, { status: 'approved' })),
      ...Array.from({ length: 5 }, sale),
      price(product),
      price(other),
      rename(),
    ])
    expect(done.slice(0, 2)).toMatchObject([{ status: 200 }, { status: 200 }])
    for (const [id, weight] of [
      [product, 9],
      [other, 8],
    ] as const)
      expect(await world.stored('products', id)).toMatchObject({
        weight,
        stock: 35,
        moq: 3,
        priceFrom: 700,
        sellerName: 'Renamed',
      })
  })
})

describe('a suspension of the seller and', () => {
  const suspend = () => memberState(world, world.ids.users.seller, 'suspended')
  afterEach(() => memberState(world, world.ids.users.seller, 'active'))

  test.each([
    ['the suspension', 'the approval'],
    ['the approval', 'the suspension'],
  ])('an approval of a change do not lock each other out if %s begins before %s', async (first) => {
    const id = await world.product()
    const asked = await world.change(id, { weight: 9 })
    const approve = () => decide(asked, { status: 'approved' })
    const isFirst = first === 'the suspension'
    const both = [suspend, approve]
    const done = await inLine<object>(world, id, isFirst ? both : both.toReversed())
    expect(isFirst ? done : done.toReversed()).toMatchObject([{ ok: true }, { status: 200 }])
    expect(await world.stored('products', id)).toMatchObject({ weight: 9, isLive: false })
  })

  test('a decision about a product do not lock each other out', async () => {
    const id = await world.product({ status: 'pending' })
    const approve = () => world.patch('admin', `products/${id}`, { status: 'approved' })
    const done = await inLine<object>(world, id, [suspend, approve])
    expect(done).toMatchObject([{ ok: true }, { status: 200 }])
    expect(await world.stored('products', id)).toMatchObject({ status: 'approved', isLive: false })
  })
})

describe('while an approval is being written', () => {
  test('a sale waits, and counts', async () => {
    const id = await world.product({ stock: 40 })
    const asked = await world.change(id, { weight: 9 })
    const approve = () => decide(asked, { status: 'approved' })
    const sale = () => world.query('update products set stock = stock - 3 where id = $1', [id])
    await duringSave(world.payload, 'products', approve, sale)
    expect(await world.stored('products', id)).toMatchObject({ weight: 9, stock: 37 })
  })

  test('a product that is deleted waits, and goes with its change requests', async () => {
    const id = await world.product({ stock: 0, madeToOrder: true })
    const asked = await world.change(id, { weight: 9 })
    const approve = () => decide(asked, { status: 'approved' })
    const remove = () => world.payload.delete({ collection: 'products', id, overrideAccess: true })
    await duringSave(world.payload, 'product-changes', approve, remove)
    expect(await world.query('select 1 from products where id = $1', [id])).toEqual([])
    expect(await world.query('select 1 from product_changes where id = $1', [asked])).toEqual([])
  })

  test('a product that is deleted first leaves nothing to approve', async () => {
    const id = await world.product({ stock: 0, madeToOrder: true })
    const asked = await world.change(id, { weight: 9 })
    await world.payload.delete({ collection: 'products', id, overrideAccess: true })
    expect(await decide(asked, { status: 'approved' })).toMatchObject({ status: 404 })
  })
})
