import { beforeAll, describe, expect, test, vi } from 'vitest'
import { importTurn } from '@/features/selling/listing/transfer/import-turn'
import { GET as progress } from '@/app/api/seller-imports/[id]/route'
import { GET as result } from '@/app/api/seller-imports/[id]/csv/route'
import { GET as products } from '@/app/api/seller-products/csv/route'
import { sweepExpired } from '@/worker/sweep-expired'
import { unique } from '~/tests/support/factories/unique'
import { openBrowser } from '~/tests/support/http/browser'
import { fileOf, newRow, openImports, type Imports } from '~/tests/support/imports'
import { ROLES, type Role } from '~/tests/support/roles'

let world: Imports
beforeAll(async () => {
  world = await openImports()
})

type Handler = (request: Request, context: { params: Promise<{ id: string }> }) => Promise<Response>
const get = (role: Role, handler: Handler, path: string, id = '') =>
  openBrowser(role === 'visitor' ? undefined : world.tokens[role]).within(async () => {
    const answer = await handler(new Request(`${process.env.SITE_URL}/api/${path}`), {
      params: Promise.resolve({ id }),
    })
    return { status: answer.status, text: await answer.text() }
  })
const many = (count: number) => fileOf(...Array.from({ length: count }, () => newRow()))

describe('another person’s import', () => {
  const OTHERS = ROLES.filter((role) => role !== 'seller')

  test.each(OTHERS)('does not exist for %s', async (role) => {
    const id = await world.checked(fileOf(newRow()))
    expect(await get(role, progress, `seller-imports/${id}`, id)).toMatchObject({ status: 404 })
    expect(await get(role, result, `seller-imports/${id}/csv`, id)).toMatchObject({ status: 404 })
    expect(await world.statusOf(id)).toMatchObject({ status: 'checked' })
  })

  test.each(['otherSeller', 'suspendedSeller', 'buyer'] as const)(
    'is neither started nor stopped by %s',
    async (role) => {
      const id = await world.checked(fileOf(newRow()))
      for (const act of [world.startIt, world.stopIt])
        expect(await act(id, role)).toMatchObject({
          ok: false,
          message: expect.stringContaining('doesn’t exist'),
        })
      expect(await world.statusOf(id)).toMatchObject({ status: 'checked' })
    },
  )

  test.each(['', 'x', "' or 1=1", '00000000-0000-0000-0000-000000000000'])('is what %j is', async (id) => {
    expect(await world.startIt(id)).toMatchObject({
      ok: false,
      message: expect.stringContaining('doesn’t exist'),
    })
    expect(await get('seller', progress, 'seller-imports/x', id)).toMatchObject({ status: 404 })
  })

  test('has nothing in an export', async () => {
    const { status, text } = await get('seller', products, 'seller-products/csv?filter=active')
    expect(status).toBe(200)
    expect(text.trim().split('\r\n')).toHaveLength(3)
    expect(await get('suspendedSeller', products, 'seller-products/csv')).toMatchObject({ status: 200 })
    for (const role of ['visitor', 'buyer', 'pendingSeller', 'admin'] as const)
      expect(await get(role, products, 'seller-products/csv')).toMatchObject({ status: 404 })
  })
})

describe('a running import', () => {
  test('starts once, of two at the same time and of two files', async () => {
    const [first, second] = [await world.checked(many(2)), await world.checked(many(2))]
    const answers = await Promise.all([world.startIt(first), world.startIt(first)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await world.startIt(second)).toMatchObject({
      ok: false,
      message: expect.stringContaining('Another import'),
    })
    await world.work()
    const both = await Promise.all([world.startIt(second), world.startIt(second)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    await world.work()
    expect(await world.statusOf(second)).toMatchObject({ status: 'done' })
  })

  test('of two files started together only one runs', async () => {
    const ids = [await world.checked(many(1)), await world.checked(many(1))]
    const answers = await Promise.all(ids.map((id) => world.startIt(id)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await world.work()
  })

  test('stops between two rows and goes on with the rest', async () => {
    const id = await world.checked(many(80))
    await world.startIt(id)
    const turns = world.work()
    const begun = async () => {
      const rows = await world.rows(id)
      expect(rows.filter(({ outcome }) => outcome === 'done').length).toBeGreaterThan(2)
    }
    await vi.waitFor(begun, { timeout: 30_000 })
    expect(await world.stopIt(id)).toMatchObject({ ok: true })
    await turns
    expect(await world.statusOf(id)).toMatchObject({ status: 'stopped' })
    const done = (await world.rows(id)).filter(({ outcome }) => outcome !== null).length
    expect(done).toBeLessThan(80)
    await world.query(
      'delete from product_import_rows where import_id = $1 and outcome is null and line > $2',
      [id, done + 4],
    )
    await world.startIt(id)
    await world.work()
    expect(await world.statusOf(id)).toMatchObject({ status: 'done' })
    expect(new Set((await world.rows(id)).map(({ outcome }) => outcome))).toEqual(new Set(['done']))
  })

  test('makes each product once, with two workers at it', async () => {
    const skus = Array.from({ length: 12 }, () => unique('PAIR'))
    const id = await world.checked(fileOf(...skus.map((sku) => newRow(sku))))
    await world.startIt(id)
    await Promise.all([importTurn(), importTurn(), importTurn()])
    await world.work()
    expect((await world.skusOf(world.ids.users.seller)).filter((sku) => sku.startsWith('PAIR'))).toEqual(
      skus.toSorted(),
    )
    expect(await world.statusOf(id)).toMatchObject({ status: 'done' })
  })

  test('with a SKU that another import made meanwhile changes or leaves that product', async () => {
    const sku = unique('SAME')
    const [first, second] = [
      await world.checked(fileOf(newRow(sku))),
      await world.checked(fileOf(newRow(sku, { stock: '30' }))),
    ]
    for (const id of [first, second]) {
      await world.startIt(id)
      await world.work()
    }
    expect(await world.said(first)).toEqual(['2 create done'])
    expect(await world.said(second)).toEqual(['2 create done'])
    expect(await world.productOf(sku)).toMatchObject({ stock: 30 })
    expect((await world.skusOf(world.ids.users.seller)).filter((each) => each === sku)).toHaveLength(1)
  })

  test('of a seller who was suspended meanwhile fails with that reason, and nothing is made', async () => {
    const sku = unique('LATE')
    const id = await world.checked(fileOf(newRow(sku)))
    await world.startIt(id)
    await world.query("update sellers set status = 'suspended', status_reason = 'Late.' where id = $1", [
      world.ids.users.seller,
    ])
    await world.work()
    expect(await world.said(id)).toEqual(['2 create failed upload.sellersOnly'])
    expect(await world.productOf(sku)).toBeUndefined()
    await world.query("update sellers set status = 'active' where id = $1", [world.ids.users.seller])
  })

  test('has its result as a file in the reader’s language, formulas escaped', async () => {
    const id = await world.imported(fileOf(newRow('=1+1'), newRow(unique('BAD'), { stock: '' })))
    const { text } = await get('seller', result, `seller-imports/${id}/csv?locale=fr`, id)
    const lines = text.trim().split('\r\n')
    expect(lines[0]).toBe('Ligne,UGS,Résultat,Motif')
    expect(lines[1]).toBe("2,'=1+1,Traitée,")
    expect(lines[2]).toMatch(/^3,BAD-.*,Échouée,Un nouveau produit doit avoir un stock d’au moins 1\.$/)
    expect(JSON.parse((await get('seller', progress, `seller-imports/${id}`, id)).text)).toEqual({
      status: 'done',
      done: 2,
    })
  })
})

test('files of several sellers take turns', async () => {
  const ids = {
    seller: await world.checked(many(150)),
    otherSeller: await world.checked(many(2), 'otherSeller'),
  }
  await world.startIt(ids.seller)
  await world.startIt(ids.otherSeller, 'otherSeller')
  for (let turns = 0; turns < 3; turns += 1) await importTurn()
  expect(await world.statusOf(ids.otherSeller)).toMatchObject({ status: 'done' })
  await world.work()
  expect(await world.statusOf(ids.seller)).toMatchObject({ status: 'done' })
})

test('an import is deleted with its rows after 90 days, but not while it runs', async () => {
  const [old, running] = [await world.checked(many(1)), await world.checked(many(1))]
  await world.startIt(running)
  await world.query(
    "update product_imports set created_at = now() - interval '91 days' where id in ($1, $2)",
    [old, running],
  )
  await sweepExpired()
  expect(await world.statusOf(old)).toBeUndefined()
  expect(await world.rows(old)).toEqual([])
  expect(await world.statusOf(running)).toMatchObject({ status: 'running' })
  await world.work()
})
