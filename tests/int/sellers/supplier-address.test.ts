import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { down, up } from '@/migrations/20261128_040000_supplier_addresses'
import { unique } from '~/tests/support/factories/unique'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
let http: Awaited<ReturnType<typeof openHttp>>
let send: RestClient
beforeAll(async () => {
  shop = await openShop()
  http = await openHttp()
  send = restClient(http.url, shop.tokens)
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

type Row = { slug: string | null; earlier_slugs: string | null }
async function rowOf(id: string) {
  const [row] = await shop.query<Row>('select slug, earlier_slugs from sellers where id = $1', [id])
  return row
}
const slugOf = async (id: string) => (await rowOf(id))?.slug
async function save(role: 'admin' | 'seller', id: string, json: object) {
  const answer = await send(role, `sellers/${id}?locale=en&depth=0`, { method: 'PATCH', json })
  const { errors } = (await answer.json()) as { errors?: { message: string }[] }
  return errors?.map(({ message }) => message).join(' ') ?? ''
}

describe("the address of a seller's page (rule P31)", () => {
  test('is made of the company’s name, with a number behind it where another seller has it', async () => {
    const name = unique('hanbit')
    const [one, other] = [
      await shop.seller({ company: `${name}, Inc.` }),
      await shop.seller({ company: `${name} INC` }),
    ]
    expect([await slugOf(one), await slugOf(other)]).toEqual([name, `${name}-2`])
  })

  test('is kept when the name changes', async () => {
    const id = await shop.seller({ company: unique('Mokhyang') })
    const before = await rowOf(id)
    expect(await save('admin', id, { company: 'Another name' })).toBe('')
    expect(await rowOf(id)).toEqual(before)
  })

  test('is changed by admins alone, and the earlier one is kept for this seller', async () => {
    const id = await shop.seller({ company: unique('Dasan') })
    const [first, second] = [await slugOf(id), unique('dasan')]
    await save('admin', id, { slug: second })
    expect(await rowOf(id)).toEqual({ slug: second, earlier_slugs: first })
    const namesake = await shop.seller({ company: first })
    expect(await slugOf(namesake)).toBe(`${first}-2`)
    await save('admin', id, { slug: first })
    expect(await rowOf(id)).toEqual({ slug: first, earlier_slugs: second })
    const own = shop.ids.sellers.seller ?? ''
    const before = await slugOf(own)
    await save('seller', own, { slug: unique('mine') })
    expect(await slugOf(own)).toBe(before)
  })

  test('is none that another seller has, and well formed', async () => {
    const [one, other] = [await shop.seller(), await shop.seller()]
    const taken = await slugOf(one)
    expect(await save('admin', other, { slug: taken })).toMatch(/Another seller has this address/)
    expect(await save('admin', other, { slug: 'Größe/1' })).toMatch(/lower-case letters/)
    expect((await rowOf(other))?.earlier_slugs).toBeNull()
  })

  test('leads to the seller who had it last', async () => {
    const [one, other] = [await shop.seller(), await shop.seller()]
    const [first, second] = [(await slugOf(one)) ?? '', unique('moved')]
    await save('admin', one, { slug: second })
    await save('admin', other, { slug: first })
    expect([(await rowOf(one))?.earlier_slugs, await slugOf(other)]).toEqual(['', first])
  })

  test('was given by the migration to those who sold before', async () => {
    const ids = [await shop.seller(), await shop.seller(), await shop.seller(), await shop.seller()]
    const db = { db: shop.payload.db.drizzle } as never
    await down(db)
    const names = ['Érable & Œuvre Ltd.', 'erable oeuvre ltd', '한빛', 'x'.repeat(99)]
    for (const [at, id] of ids.entries())
      await shop.query(
        `update sellers set company = $2, created_at = timestamptz '2020-01-01' + $3 * interval '1 day' where id = $1`,
        [id, names[at], at],
      )
    await up(db)
    const found = []
    for (const id of ids) found.push(await slugOf(id))
    expect(found).toEqual(['erable-oeuvre', 'erable-oeuvre-2', 'supplier', 'x'.repeat(60)])
  })
})
