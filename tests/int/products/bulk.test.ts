import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyBulkChange, previewChange } from '@/features/selling/listing/commands/bulk-actions'
import { submitBulk } from '~/tests/support/bulk'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'

const TIERS = [
  { minQty: 1, maxQty: 9, unitPrice: 2000 },
  { minQty: 10, maxQty: 999_999, unitPrice: 1805 },
]
let world: Decisions
let ids: string[]
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())
beforeEach(async () => {
  const made = [await world.product({ moqPrices: TIERS }), await world.product({ moqPrices: TIERS })]
  ids = made.toSorted()
})

type Asked = { kind: string; value?: string; products?: readonly string[]; locale?: string }
const preview = ({ products = ids, ...asked }: Asked) =>
  submitBulk(previewChange, { products, ...asked }, world.tokens.seller)
const apply = ({ products = ids, ...asked }: Asked) =>
  submitBulk(applyBulkChange, { products, ...asked }, world.tokens.seller)

/** Previews, and does what the preview showed. */
async function agreed(asked: Asked) {
  const { rows = [] } = await preview(asked)
  const products = rows.map(({ id, version, stock }) => `${id} ${version} ${stock}`)
  return { products, again: () => apply({ ...asked, products }) }
}
const pricesOf = async (id: string) => {
  const { moqPrices } = await world.stored('products', id)
  return (moqPrices as typeof TIERS).map(({ unitPrice }) => unitPrice)
}
const DONE = () => ({ ok: true, results: ids.map((id) => ({ id, problem: undefined })) })

describe('prices', () => {
  test('are shown tier by tier before they are changed, and become just that', async () => {
    const shown = await preview({ kind: 'percentUp', value: '10' })
    expect(shown.rows).toMatchObject(
      ids.map((id) => ({
        id,
        name: expect.stringContaining('Faucet') as string,
        lines: [
          { minQty: 1, from: 2000, to: 2200 },
          { minQty: 10, from: 1805, to: 1986 },
        ],
      })),
    )
    expect(await pricesOf(ids[0] ?? '')).toEqual([2000, 1805])
    const { again } = await agreed({ kind: 'percentUp', value: '10' })
    expect(await again()).toEqual(DONE())
    for (const id of ids) {
      expect(await pricesOf(id)).toEqual([2200, 1986])
      expect(await world.stored('products', id)).toMatchObject({
        status: 'approved',
        isLive: true,
        priceFrom: 2200,
        priceBest: 1986,
      })
    }
  })

  test('are not raised twice by a form that is sent twice', async () => {
    const { again } = await agreed({ kind: 'amountUp', value: '1' })
    await again()
    const { results = [] } = await again()
    expect(results.map(({ problem }) => problem)).toEqual(
      ids.map(() => expect.stringContaining('in the meantime') as string),
    )
    expect(await pricesOf(ids[0] ?? '')).toEqual([2100, 1905])
  })

  test('are not changed where another window changed the product meanwhile', async () => {
    const { again } = await agreed({ kind: 'amountDown', value: '30' })
    await world.system.change('products', ids[0] ?? '', { leadTimeDays: 9 })
    const { results } = await again()
    expect(results).toEqual([
      {
        id: ids[0],
        problem: 'This product was changed in the meantime. Check the new values and try again.',
      },
      { id: ids[1], problem: undefined },
    ])
    expect(await pricesOf(ids[0] ?? '')).toEqual([2000, 1805])
    expect(await pricesOf(ids[1] ?? '')).toEqual([1, 1])
  })

  test('are not changed without a preview', async () => {
    const { results = [] } = await apply({ kind: 'amountUp', value: '1' })
    expect(results.every(({ problem }) => problem?.includes('in the meantime'))).toBe(true)
  })
})

describe('the stock', () => {
  test('is set, raised and lowered, with its history', async () => {
    for (const [kind, value, stock] of [
      ['stockTo', '50', 50],
      ['stockUp', '1,000', 1050],
      ['stockDown', '50', 1000],
    ] as const) {
      const { again } = await agreed({ kind, value })
      expect(await again()).toEqual(DONE())
      expect(await world.stored('products', ids[0] ?? '')).toMatchObject({ stock })
    }
    const rows = await world.query(
      "select change::int as change from stock_movements where product_id = $1 and reason = 'edit' order by created_at",
      [ids[0]],
    )
    expect(rows).toEqual([{ change: 10 }, { change: 1000 }, { change: -50 }])
  })

  test('counts what was sold after the preview', async () => {
    const [to, up] = [ids[0] ?? '', ids[1] ?? '']
    const set = await agreed({ kind: 'stockTo', value: '100', products: [to] })
    const raised = await agreed({ kind: 'stockUp', value: '10', products: [up] })
    await world.query('update products set stock = stock - 3 where id in ($1, $2)', [to, up])
    await set.again()
    await raised.again()
    expect([await world.stored('products', to), await world.stored('products', up)]).toMatchObject([
      { stock: 97 },
      { stock: 47 },
    ])
  })

  test('keeps what is reserved, product by product, with the reason', async () => {
    await world.query('update products set reserved = 7 where id = $1', [ids[0]])
    const { again, products } = await agreed({ kind: 'stockTo', value: '6' })
    expect(products).toHaveLength(2)
    const { results } = await again()
    expect(results).toEqual([
      { id: ids[0], problem: expect.stringContaining('7 of these') as string },
      { id: ids[1], problem: undefined },
    ])
    await world.query('update products set reserved = 0 where id = $1', [ids[0]])
  })
})

describe('take down and archive', () => {
  test('change what can be changed, and say why not the others', async () => {
    await world.query("update products set status = 'pending', is_live = false where id = $1", [ids[0]])
    expect((await apply({ kind: 'takeDown' })).results).toEqual([
      { id: ids[0], problem: 'Only an active product can be taken down.' },
      { id: ids[1], problem: undefined },
    ])
    expect(await apply({ kind: 'archive' })).toEqual(DONE())
    const { results = [] } = await apply({ kind: 'archive' })
    expect(results.map(({ problem }) => problem)).toEqual(ids.map(() => 'This product is archived already.'))
    const down = await apply({ kind: 'takeDown', locale: 'fr' })
    expect(down.results?.[0]?.problem).toBe('Ce produit est archivé. Restaurez-le d’abord.')
    const prices = await preview({ kind: 'percentUp', value: '5' })
    expect(prices.rows?.[0]).toMatchObject({
      lines: [],
      problem: 'This product is archived. Restore it first.',
    })
  })

  test('other people’s products are as if not there, and the others are changed', async () => {
    const { otherLive } = world.ids.products
    const unknown = '01990000-0000-7000-8000-00000000dead'
    const products = [otherLive, unknown, ids[0] ?? '']
    const shown = await preview({ kind: 'stockUp', value: '1', products })
    expect(shown.rows?.map(({ id }) => id)).toEqual([ids[0]])
    const { results = [] } = await apply({ kind: 'archive', products })
    const expected = products.toSorted().map((id) => ({
      id,
      problem: id === ids[0] ? undefined : 'Product not found',
    }))
    expect(results).toEqual(expected)
    expect(await world.stored('products', otherLive)).toMatchObject({ archivedAt: null, status: 'approved' })
  })

  test('a product with a wrong fact of old is named, and the others are changed', async () => {
    await world.query("update products set dimensions = '' where id = $1", [ids[0]])
    const { results } = await apply({ kind: 'takeDown' })
    expect(results).toEqual([
      { id: ids[0], problem: expect.stringContaining('dimensions') as string },
      { id: ids[1], problem: undefined },
    ])
  })
})
