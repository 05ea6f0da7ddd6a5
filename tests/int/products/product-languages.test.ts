import type { CollectionAfterChangeHook } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { together } from '@/server/db/data'
import { saveLanguages, type Words } from '@/server/texts/save-languages'
import { aProduct } from '~/tests/support/factories/catalogue'
import { unique } from '~/tests/support/factories/unique'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

type Given = { id?: string; data?: object; texts?: Record<string, Words> }

function as(role: 'seller' | 'otherSeller' | 'suspendedSeller' | 'pendingSeller' | 'buyer') {
  const user = world.users[role]
  if (!user) throw new Error(`No ${role}`)
  return user
}

function draft() {
  const { ids } = world
  const { name, description, material, color, ...data } = aProduct(
    ids.users.seller,
    ids.categories.sub,
    ids.media.sellers,
  )
  const texts = {
    name: { en: name, fr: 'Robinet', ko: '수전' },
    description: { en: description, fr: 'Un robinet.' },
    material: { en: material, ko: '스테인리스' },
    color: { en: color },
  }
  return { data, texts }
}

const save = ({ data = {}, texts = {}, id }: Given, who = as('seller')) =>
  together(who, (db) => saveLanguages(db, { collection: 'products', id, data, texts }))

const stored = async (id: string): Promise<Record<string, unknown>> => {
  const row = await world.payload.db.findOne<{ id: string } & Record<string, unknown>>({
    collection: 'products',
    where: { id: { equals: id } },
    req: {},
  })
  return row ?? { id: '', sku: '' }
}
const skuOf = async (id: string) => (await stored(id)).sku as string
const rowsWith = async (sku: string) =>
  (await world.payload.db.pool.query('select id from products where sku = $1', [sku])).rows

/** How often a product was written, and which of the writes cleared its pages. */
async function clearings(act: () => Promise<unknown>) {
  const hooks = world.payload.collections.products.config.hooks.afterChange
  const cleared: boolean[] = []
  const note: CollectionAfterChangeHook = ({ req }) => void cleared.push(!req.context.quiet)
  hooks.push(note)
  await act().finally(() => hooks.splice(hooks.indexOf(note), 1))
  return cleared
}

describe('a product in three languages', () => {
  test('is created with one clearing; languages without a text are empty', async () => {
    let id = ''
    expect(await clearings(async () => (id = await save(draft())))).toEqual([false, false, true])
    expect(await stored(id)).toMatchObject({
      name: { en: expect.stringMatching(/^Faucet/), fr: 'Robinet', ko: '수전' },
      description: { fr: 'Un robinet.' },
      material: { ko: '스테인리스' },
      status: 'pending',
    })
    const inKorean = await world.system.get('products', id, { locale: 'ko' })
    expect(inKorean.description).toMatch(/brushed/)
  })

  test('is created in English alone with one write', async () => {
    const { data, texts } = draft()
    const english = Object.fromEntries(Object.entries(texts).map(([name, { en }]) => [name, { en, fr: ' ' }]))
    expect(await clearings(() => save({ data, texts: english }))).toEqual([true])
  })

  test('is changed with one clearing, and a language that is not named stays', async () => {
    const id = await save(draft())
    const act = () => save({ id, data: { weight: 7 }, texts: { name: { en: 'Tap', fr: 'Mitigeur' } } })
    expect(await clearings(act)).toEqual([false, true])
    expect(await stored(id)).toMatchObject({
      weight: 7,
      name: { en: 'Tap', fr: 'Mitigeur', ko: '수전' },
      description: { fr: 'Un robinet.' },
    })
  })

  test.each(['', '  ', null])('falls back to English where a language is emptied with %o', async (text) => {
    const id = await save(draft())
    await save({ id, texts: { name: { fr: text } } })
    expect(await stored(id)).toMatchObject({ name: { ko: '수전' } })
    expect((await world.system.get('products', id, { locale: 'fr' })).name).toMatch(/^Faucet/)
  })

  test('is approved again at once by its seller only if no language changed', async () => {
    const id = await save(draft())
    const down = () =>
      world.payload.db.pool.query(
        "update products set status = 'rejected', is_live = false, needs_review = false where id = $1",
        [id],
      )
    await down()
    await save({ id, data: { status: 'pending' }, texts: { name: { fr: 'Robinet' } } })
    expect(await stored(id)).toMatchObject({ status: 'approved' })
    await down()
    await save({ id, data: { status: 'pending' }, texts: { name: { fr: 'Autre robinet' } } })
    expect(await stored(id)).toMatchObject({ status: 'pending' })
  })
})

describe('what is refused', () => {
  test.each([
    [{ name: { en: ' ', fr: 'Robinet' } }, 'name.en'],
    [{ name: { fr: 'x'.repeat(161) } }, 'name.fr'],
    [{ color: { ko: 'x'.repeat(121) } }, 'color.ko'],
  ])('names its language, and nothing is stored: %#', async (wrong, path) => {
    const { data, texts } = draft()
    const merged = Object.fromEntries(
      Object.entries({ ...texts, ...wrong }).map(([name, words]) => [
        name,
        { ...texts[name as keyof typeof texts], ...words },
      ]),
    )
    await expect(save({ data, texts: merged })).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ path }] },
    })
    expect(await rowsWith(data.sku)).toEqual([])
    const id = await save(draft())
    const before = await stored(id)
    await expect(save({ id, data: { weight: 9 }, texts: wrong })).rejects.toMatchObject({
      data: { errors: [{ path }] },
    })
    expect(await stored(id)).toEqual(before)
  })

  test('an issue of ours comes through with its code, its path and its language', async () => {
    const live = world.ids.products.live
    await expect(save({ id: live, texts: { name: { ko: '다른 수전' } } })).rejects.toMatchObject({
      data: { errors: [{ code: 'product.reviewFirst', path: 'name.ko' }] },
    })
    await expect(save({ id: live, data: { weight: 99 } })).rejects.toMatchObject({
      data: { errors: [{ code: 'product.reviewFirst', path: 'weight' }] },
    })
  })

  test.each(['otherSeller', 'suspendedSeller', 'pendingSeller', 'buyer'] as const)(
    'the product of another seller, to the %s',
    async (role) => {
      const id = await save(draft())
      await expect(save({ id, texts: { name: { fr: 'À moi' } } }, as(role))).rejects.toMatchObject({
        status: 403,
      })
    },
  )
})

describe('a SKU', () => {
  const taken = { status: 400, data: { errors: [{ code: 'product.skuTaken', path: 'sku' }] } }

  test('is taken once by a seller, whichever way in', async () => {
    const sku = await skuOf(world.ids.products.live)
    const { data, texts } = draft()
    await expect(save({ data: { ...data, sku }, texts })).rejects.toMatchObject(taken)
    const whole = aProduct(world.ids.users.seller, world.ids.categories.sub, world.ids.media.sellers)
    await expect(world.system.make('products', { ...whole, sku })).rejects.toMatchObject(taken)
    const id = await world.system.make('products', whole)
    await expect(world.system.change('products', id, { sku })).rejects.toMatchObject(taken)
    expect(await rowsWith(sku)).toHaveLength(1)
  })

  test('may be another seller’s, and stays its product’s own', async () => {
    const { ids, system } = world
    const sku = await skuOf(ids.products.live)
    const other = aProduct(ids.users.otherSeller, ids.categories.sub, ids.media.otherSellers)
    const id = await system.make('products', { ...other, sku })
    expect(await system.change('products', id, { sku, weight: 3 })).toMatchObject({ sku, weight: 3 })
  })

  test('goes to one of several who want it at once, and nothing of the others is stored', async () => {
    const sku = unique('SKU')
    const tries = await Promise.allSettled(
      Array.from({ length: 4 }, () => {
        const { data, texts } = draft()
        return save({ data: { ...data, sku }, texts })
      }),
    )
    const lost = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
    expect(lost).toMatchObject([taken, taken, taken])
    expect(await rowsWith(sku)).toHaveLength(1)
  })
})

test('Payload’s own way to write all languages at once is refused by the rules of a text', async () => {
  const id = await save(draft())
  const name = { en: 'Tap', fr: 'Mitigeur', ko: '꼭지' }
  await expect(world.system.change('products', id, { name }, { locale: 'all' })).rejects.toMatchObject({
    status: 400,
  })
  expect(await stored(id)).toMatchObject({ name: { fr: 'Robinet', ko: '수전' } })
})
