import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyBulkChange, previewChange } from '@/features/selling/listing/commands/bulk-actions'
import { submitBulk } from '~/tests/support/bulk'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'

let world: Decisions
let ids: string[]
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())
beforeEach(async () => {
  ids = [await world.product(), await world.product()].toSorted()
})

type Role = keyof Decisions['tokens'] | 'visitor'
type Asked = { kind: string; value?: string; products?: readonly string[] }
const tokenOf = (role: Role) => (role === 'visitor' ? undefined : world.tokens[role])
const preview = ({ products = ids, ...asked }: Asked, role: Role = 'seller') =>
  submitBulk(previewChange, { products, ...asked }, tokenOf(role))
const apply = ({ products = ids, ...asked }: Asked, role: Role = 'seller') =>
  submitBulk(applyBulkChange, { products, ...asked }, tokenOf(role))

describe('nothing is changed', () => {
  const state = async () =>
    world.query('select id, stock, status, price_from, archived_at, updated_at from products order by id')
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => `01990000-0000-7000-8000-${String(at).padStart(12, '0')}`)

  test.each([
    ['visitor', 'Please sign in first.'],
    ['buyer', 'Only active sellers can change products.'],
    ['pendingSeller', 'Only active sellers can change products.'],
    ['suspendedSeller', 'Only active sellers can change products.'],
  ] as const)('by %s', async (role, sentence) => {
    const before = await state()
    for (const act of [preview, apply])
      expect(await act({ kind: 'stockUp', value: '1' }, role)).toMatchObject({ ok: false, message: sentence })
    expect(await apply({ kind: 'archive' }, role)).toMatchObject({ ok: false })
    expect(await state()).toEqual(before)
  })

  test('by another seller', async () => {
    const before = await state()
    const { results = [] } = await apply({ kind: 'archive' }, 'otherSeller')
    expect(results.map(({ problem }) => problem)).toEqual(['Product not found', 'Product not found'])
    expect((await preview({ kind: 'stockUp', value: '1' }, 'otherSeller')).rows).toEqual([])
    expect(await state()).toEqual(before)
  })

  test.each<[string, Asked, string]>([
    ['no product', { kind: 'archive', products: [] }, 'Choose at least one product.'],
    ['201 products', { kind: 'archive', products: many(201) }, 'Choose at most 200 products.'],
    ['100,000 products', { kind: 'archive', products: many(100_000) }, 'Choose at most 200 products.'],
    ['an unknown kind', { kind: 'delete' }, 'Choose what to change.'],
    ['text for an id', { kind: 'archive', products: ['abc'] }, 'Invalid product ID'],
  ])('with %s', async (_, asked, sentence) => {
    const before = await state()
    expect(await apply(asked)).toMatchObject({ ok: false, message: sentence })
    expect(await state()).toEqual(before)
  })

  test.each(['', 'abc', '-5', '1e308', '9'.repeat(400), '5\0', '0.001', '<b>1</b>'])(
    'with the number "%s"',
    async (value) => {
      const before = await state()
      for (const kind of ['stockUp', 'percentUp', 'amountUp'])
        for (const act of [preview, apply]) {
          const answer = await act({ kind, value })
          expect(answer).toMatchObject({ ok: false, message: 'Please check what you typed.' })
          expect(answer.fields?.value).toEqual(expect.any(String))
        }
      expect(await state()).toEqual(before)
    },
  )

  test('with a product named twice', async () => {
    const twice = [ids[0] ?? '', ids[0] ?? '']
    const before = await state()
    expect(await apply({ kind: 'takeDown', products: twice })).toMatchObject({
      message: 'A product is listed twice. Nothing was changed.',
    })
    expect(await state()).toEqual(before)
  })
})
