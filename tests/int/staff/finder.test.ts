import { beforeAll, describe, expect, test } from 'vitest'
import { adminCommand } from '~/tests/support/http/admin-command'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { openWorld, type World } from '~/tests/support/open-world'

type Line = { kind: string; href: string; title: string; note: string }

let world: World
beforeAll(async () => void (world = await openWorld()))

const rows = async (statement: string) => (await world.payload.db.drizzle.execute(statement)).rows
const { call } = chatRoutes(() => world)
const find = async (who: 'admin' | 'editor', words: string) => {
  const { json }: { json: unknown } = await call(who, adminCommand('find'), { params: {}, json: { words } })
  // Other commands answer with an object; this one with a list.
  return json as Line[]
}
const kinds = (lines: Line[]) => [...new Set(lines.map(({ kind }) => kind))].toSorted()

describe('the finder of the panel', () => {
  test('leads an admin to members, orders, products and pages by a part of their names', async () => {
    const { buyer } = world.ids.users
    const [order] = await rows(`select id, number from orders where id = '${world.ids.orders.byBuyer}'`)
    const [product] = await rows(
      `select p.id, p.sku, l.name from products p join products_locales l on l._parent_id = p.id and l._locale = 'en' limit 1`,
    )
    const [page] = await rows(`select id, slug from pages where deleted_at is null limit 1`)
    const asked = [
      ['buyer@maru', `/admin/people?id=${buyer}`],
      [String(order?.number).toLowerCase(), `/admin/collections/orders/${String(order?.id)}`],
      [String(product?.sku), `/admin/collections/products/${String(product?.id)}`],
      [String(product?.name).toUpperCase(), `/admin/collections/products/${String(product?.id)}`],
      [String(page?.slug).slice(0, -1), `/admin/collections/pages/${String(page?.id)}`],
    ] as const
    for (const [words, href] of asked)
      expect([words, (await find('admin', words)).map((line) => line.href)]).toEqual([
        words,
        expect.arrayContaining([href]),
      ])
  })

  test('leads an admin to orders by a product in any language, and by a buyer (rule M50)', async () => {
    const order = world.ids.orders.byBuyer
    await rows(`insert into products_locales (name, _locale, _parent_id)
      select 'Robinet zibeline', 'fr', product_id from orders_items where _parent_id = '${order}' limit 1
      on conflict (_locale, _parent_id) do update set name = excluded.name`)
    // The newest, since five are shown.
    await rows(`update orders set created_at = now() + interval '1 day' where id = '${order}'`)
    const found = async (words: string) =>
      (await find('admin', words)).filter(({ kind }) => kind === 'orders')
    for (const words of ['zibeline', 'buyer@maru'])
      expect((await found(words)).map(({ href }) => href)).toContain(`/admin/collections/orders/${order}`)
    await rows(`update users set company = 'Zibeline Builders' where id = '${world.ids.users.buyer}'`)
    const named = (await found('zibeline build')).find(({ href }) => href.endsWith(order))
    expect(named?.note).toMatch(/^Zibeline Builders, \S/)
  })

  test('shows an editor neither members nor orders', async () => {
    const all = ['maru', 'ORD', 'a', 'co', '2025'].map((words) => find('editor', words))
    expect(
      kinds((await Promise.all(all)).flat()).filter((kind) => !['products', 'pages'].includes(kind)),
    ).toEqual([])
    expect(kinds(await find('admin', 'maru'))).toContain('members')
  })

  test('shows five of a kind, and nothing for one letter or for what a pattern would match', async () => {
    const lines = await find('admin', 'co')
    for (const kind of kinds(lines))
      expect(lines.filter((line) => line.kind === kind).length).toBeLessThanOrEqual(5)
    expect(await find('admin', 'c')).toEqual([])
    expect(await find('admin', '%%')).toEqual([])
    expect(await find('admin', '   ')).toEqual([])
  })
})
