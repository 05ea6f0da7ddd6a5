import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GET } from '@/app/img/[name]/route'
import { picturePath } from '@/domain/products/picture'
import { deleteUnusedPictures, UNUSED_DAYS } from '@/server/storage/delete-unused-pictures'
import { aProduct, aProductChange, aProductDraft } from '~/tests/support/factories/catalogue'
import { uploadsOf } from '~/tests/support/factories/uploads'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let product: string
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  const { ids, system } = world
  product = await system.make('products', aProduct(ids.users.seller, ids.categories.sub, ids.media.sellers))
})

const { newPicture } = uploadsOf(() => world)
const run = (statement: string, values: unknown[] = []) => world.payload.db.pool.query(statement, values)
const age = (id: string, days = UNUSED_DAYS) =>
  run(`update media set updated_at = now() - make_interval(days => $2, mins => 1) where id = $1`, [id, days])
const isThere = async (id: string) => (await run('select 1 from media where id = $1', [id])).rows.length === 1
const filesOf = ({ filename, sizes }: Awaited<ReturnType<typeof newPicture>>) =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)].map((name) =>
    join(process.env.MARU_DATA ?? '', 'media', String(name)),
  )
const ask = async (hash: unknown) => {
  const name = picturePath(String(hash), 400).replace('/img/', '')
  return (await GET(new Request(`http://maru.test/img/${name}`), { params: Promise.resolve({ name }) }))
    .status
}
async function oldPicture() {
  const made = await newPicture()
  await age(made.id)
  return made
}
const images = (ids: string[]) => ({ images: [world.ids.media.sellers, ...ids] })

describe('a picture that nothing names', () => {
  test('goes after 30 days with all its files, and not before', async () => {
    const [old, young] = [await oldPicture(), await newPicture()]
    await age(young.id, UNUSED_DAYS - 1)
    expect(filesOf(old).map(existsSync)).toEqual(Array(6).fill(true))
    await deleteUnusedPictures()
    expect([await isThere(old.id), await isThere(young.id)]).toEqual([false, true])
    expect(filesOf(old).map(existsSync)).toEqual(Array(6).fill(false))
    expect(filesOf(young).map(existsSync)).toEqual(Array(6).fill(true))
  })

  test('keeps its address as long as another has the same content', async () => {
    const [old, same] = [await oldPicture(), await newPicture()]
    expect([same.hash, await ask(old.hash)]).toEqual([old.hash, 200])
    await run('update media set updated_at = now() where hash = $1 and id <> $2', [old.hash, old.id])
    await deleteUnusedPictures()
    expect([await isThere(old.id), await ask(old.hash)]).toEqual([false, 200])
    await run('update media set updated_at = $1 where hash = $2', ['2020-01-01', old.hash])
    await deleteUnusedPictures()
    expect(await ask(old.hash)).toBe(404)
  })

  test('stays if it is the house’s', async () => {
    await run('update media set updated_at = $1 where owner_id is null', ['2020-01-01'])
    await deleteUnusedPictures()
    expect(await isThere(world.ids.media.house)).toBe(true)
  })

  test('goes some at a time, and one whose files cannot be removed stops no other', async () => {
    const [stuck, other] = [await oldPicture(), await oldPicture()]
    await age(stuck.id, 99)
    await run(`create or replace function refuse_one() returns trigger language plpgsql as $$ begin
      if old.id = '${stuck.id}' then raise exception 'refused'; end if; return old; end $$`)
    await run('create trigger refusing before delete on media for each row execute function refuse_one()')
    await expect(deleteUnusedPictures()).rejects.toThrow('1 unused pictures remain')
    await run('drop trigger refusing on media')
    expect([await isThere(stuck.id), await isThere(other.id)]).toEqual([true, false])
    expect(await deleteUnusedPictures()).toBe(false)
    expect(await isThere(stuck.id)).toBe(false)
  })
})

describe('a picture stays while it is named by', () => {
  test('a product, also an archived one; its 30 days begin when the product lets go of it', async () => {
    const { system } = world
    const { id } = await oldPicture()
    await system.change('products', product, images([id]))
    await system.change('products', product, { archivedAt: new Date().toISOString() })
    await deleteUnusedPictures()
    expect(await isThere(id)).toBe(true)
    await system.change('products', product, { archivedAt: null })
    await system.change('products', product, images([]))
    await deleteUnusedPictures()
    expect(await isThere(id)).toBe(true)
    await age(id)
    await deleteUnusedPictures()
    expect(await isThere(id)).toBe(false)
  })

  test.each([
    ['pending', true],
    ['changes_requested', true],
    ['approved', true],
    ['declined', false],
    ['withdrawn', false],
  ])('a change request that is %s: %s', async (status, stays) => {
    const { ids, system } = world
    const { id } = await oldPicture()
    const change = await system.make('product-changes', {
      ...aProductChange(ids.users.seller, product),
      images: [id],
    })
    await run('update product_changes set status = $1 where id = $2', [status, change])
    await deleteUnusedPictures()
    expect(await isThere(id)).toBe(stays)
  })

  test('a change request until 30 days after it is declined', async () => {
    const { ids, system } = world
    const { id } = await newPicture()
    const change = { ...aProductChange(ids.users.seller, product), images: [id] }
    const made = await system.make('product-changes', change)
    await age(id)
    await system.change('product-changes', made, { status: 'declined', reason: 'Blurred' })
    await deleteUnusedPictures()
    expect(await isThere(id)).toBe(true)
  })

  test('a draft of its owner', async () => {
    const { ids, system } = world
    const [mine, foreign] = [await oldPicture(), await oldPicture()]
    const content = (id: string) => ({ sku: '', images: [{ id, alt: { en: '', fr: '', ko: '' } }] })
    await system.make('product-drafts', { ...aProductDraft(ids.users.seller), content: content(mine.id) })
    await system.make('product-drafts', {
      ...aProductDraft(ids.users.otherSeller),
      content: content(foreign.id),
    })
    await deleteUnusedPictures()
    expect([await isThere(mine.id), await isThere(foreign.id)]).toEqual([true, false])
  })

  test('a line of an order, which copied its address', async () => {
    const { id, hash } = await oldPicture()
    const { rows } = await run('select id, picture from orders_items limit 1')
    await run('update orders_items set picture = $1 where id = $2', [`/img/${hash}-400`, rows[0].id])
    await deleteUnusedPictures()
    expect(await isThere(id)).toBe(true)
    await run('update orders_items set picture = $1 where id = $2', [rows[0].picture, rows[0].id])
  })

  test('a category, or the home page', async () => {
    const [one, other, third] = [await oldPicture(), await oldPicture(), await oldPicture()]
    const { change, changeGlobal } = world.system
    await change('categories', world.ids.categories.room, { picture: one.id })
    await changeGlobal('home', {
      hero: { picture: other.id },
      makers: [{ picture: third.id, words: 'A kiln' }],
    })
    await deleteUnusedPictures()
    expect(await Promise.all([one, other, third].map(({ id }) => isThere(id)))).toEqual([true, true, true])
    await change('categories', world.ids.categories.room, { picture: null })
    await changeGlobal('home', { hero: { picture: null }, makers: [] })
  })

  test('a page of staff', async () => {
    const { id } = await oldPicture()
    const { rows } = await run('select id, content from pages_locales limit 1')
    const node = { root: { children: [{ type: 'upload', relationTo: 'media', value: id }] } }
    await run('update pages_locales set content = $1 where id = $2', [node, rows[0].id])
    await deleteUnusedPictures()
    expect(await isThere(id)).toBe(true)
    await run('update pages_locales set content = $1 where id = $2', [rows[0].content, rows[0].id])
  })
})

describe('a picture that is put on a product at that moment', () => {
  test('stays if the product was first', async () => {
    const { id } = await oldPicture()
    const client = await world.payload.db.pool.connect()
    await client.query('begin')
    await client.query('select 1 from media where id = $1 for key share', [id])
    await client.query(
      `insert into products_rels ("order", parent_id, path, media_id) values (9, $1, 'images', $2)`,
      [product, id],
    )
    await deleteUnusedPictures()
    await client.query('commit')
    client.release()
    await deleteUnusedPictures()
    expect(await isThere(id)).toBe(true)
  })

  test('is refused to the product in a sentence if it was second', async () => {
    const { id } = await oldPicture()
    const client = await world.payload.db.pool.connect()
    await client.query('begin')
    await client.query('select 1 from media where id = $1 for update', [id])
    const { users, payload } = world
    const saving = payload.update({
      collection: 'products',
      id: product,
      data: images([id]),
      overrideAccess: false,
      user: users.seller,
    })
    const refused = expect(saving).rejects.toMatchObject({
      data: { errors: [{ path: 'images', code: 'product.foreignPicture' }] },
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await client.query('delete from media where id = $1', [id])
    await client.query('commit')
    client.release()
    await refused
    expect((await world.system.get('products', product)).images).toEqual([world.ids.media.sellers])
  })

  test('is on all products or gone, whichever way a race between both ends', async () => {
    const { users, payload } = world
    const pictures = await Promise.all(Array.from({ length: 6 }, oldPicture))
    const saves = pictures.map(async ({ id }) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 60))
      const { ids, system } = world
      const whole = aProduct(ids.users.seller, ids.categories.sub, ids.media.sellers)
      const of = await system.make('products', whole)
      const data = images([id])
      const saved = await payload
        .update({ collection: 'products', id: of, data, overrideAccess: false, user: users.seller })
        .then(() => true)
        .catch((error: { status?: number }) => (error.status === 400 ? false : Promise.reject(error)))
      return saved === (await isThere(id))
    })
    await Promise.all([deleteUnusedPictures(), ...saves])
    expect(await Promise.all(saves)).toEqual(Array(6).fill(true))
  })
})
