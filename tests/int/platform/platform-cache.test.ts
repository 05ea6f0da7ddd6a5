import { beforeAll, describe, expect, test } from 'vitest'
import { readMessage } from '@/server/db/bus'
import { collectMessages } from '@/server/db/after-commit'
import { openWorld, type World } from '~/tests/support/open-world'
import type { Slug } from '~/tests/support/policy/row'
import { rehearse } from '~/tests/support/rehearse'
import { globalVerb, verb } from '~/tests/support/system'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const LOUD = { context: { actor: { kind: 'system' } } }
const idOf = (slug: Slug, name: string) => (world.ids[slug] as Record<string, string>)[name] ?? ''

/** The tags of the bus messages that a change sends. */
async function clearedBy(act: () => Promise<unknown>) {
  const { db } = world.payload
  const begin = db.beginTransaction
  let sent: string[] = []
  db.beginTransaction = async (options) => {
    const id = await begin.call(db, options)
    const transaction = id === null ? undefined : db.sessions?.[id]?.db
    if (transaction) sent = collectMessages(transaction)
    return id
  }
  try {
    await rehearse(world.payload, act)
  } finally {
    db.beginTransaction = begin
  }
  return sent
    .map((message) => readMessage(message))
    .flatMap((message) => (message?.kind === 'clear' ? message.tags : []))
}

describe('the pages that show it are made anew', () => {
  test.each([
    ['categories', 'sub', ['categories', 'products']],
    ['synonyms', 'taps', ['products']],
    ['pages', 'published', ['pages']],
    ['products', 'pending', []],
  ] as const)('when one of %s changes', async (slug, name, tags) => {
    expect(await clearedBy(() => world.system.change(slug, idOf(slug, name), {}, LOUD))).toEqual(tags)
  })

  test('when a product changes, is reviewed, or its seller', async () => {
    const [product, seller] = [world.ids.products.live, world.ids.users.seller]
    const saved = [`product:${product}`, `card:${product}`, 'catalogue']
    expect(await clearedBy(() => world.system.change('products', product, {}, LOUD))).toEqual(saved)
    const review = world.ids.comments.shown
    const reviewed = await clearedBy(() => world.system.change('comments', review, {}, LOUD))
    expect(reviewed).toEqual(expect.arrayContaining([...saved, `reviews:${seller}`]))
    expect(await clearedBy(() => world.system.change('sellers', seller, {}, LOUD))).toEqual([
      `seller:${seller}`,
      `reviews:${seller}`,
      'catalogue',
    ])
  })

  test('when a product leaves the shop, moves or joins a family: its lists and the others of the family too', async () => {
    const { live, second } = world.ids.products
    const change = (id: string, data: object) => () => world.system.change('products', id, data, LOUD)
    const gone = await clearedBy(change(live, { status: 'rejected', statusReason: 'A test.' }))
    const lists = gone.filter((tag) => tag.startsWith('category:'))
    expect(lists.map((tag) => decodeURIComponent(tag))).toEqual(
      expect.arrayContaining(['category:', 'category:/kitchen']),
    )
    expect(gone).toContain(`seller:${world.ids.users.seller}`)
    await world.system.change('products', live, { family: 'Sol' }, LOUD)
    await world.system.change('products', second, { family: 'Sol' }, LOUD)
    expect(await clearedBy(change(live, {}))).toEqual(
      expect.arrayContaining([`product:${live}`, `product:${second}`, `card:${second}`]),
    )
    await world.system.change('products', live, { family: '' }, LOUD)
    await world.system.change('products', second, { family: '' }, LOUD)
  })

  test.each([
    ['products', 'pending', []],
    ['categories', 'spare', ['categories', 'products']],
    ['synonyms', 'taps', ['products']],
    ['pages', 'draft', ['pages']],
  ] as const)('when one of %s goes', async (slug, name, tags) => {
    const remove = verb(world.payload, 'delete')
    expect(await clearedBy(() => remove({ ...LOUD, collection: slug, id: idOf(slug, name) }))).toEqual(tags)
  })

  test('when a page changes that the menus name, or one that readers know goes', async () => {
    const page = idOf('pages', 'published')
    const remove = verb(world.payload, 'delete')
    await world.system.changeGlobal('menus', { main: [{ words: 'About', kind: 'page', page }] })
    expect(await clearedBy(() => world.system.change('pages', page, {}, LOUD))).toEqual(['pages', 'menus'])
    expect(await clearedBy(() => remove({ ...LOUD, collection: 'pages', id: page }))).toEqual([
      'pages',
      'menus',
    ])
    await world.system.changeGlobal('menus', { main: [] })
  })

  test.each([
    ['settings', ['settings', 'pages']],
    ['home', ['home']],
    ['menus', ['menus']],
    ['recommended-products', ['recommended']],
  ] as const)('when %s change', async (slug, tags) => {
    const update = globalVerb(world.payload, 'updateGlobal')
    expect(await clearedBy(() => update({ ...LOUD, slug, data: {} }))).toEqual(tags)
  })
})
