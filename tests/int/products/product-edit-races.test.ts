import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withdrawChangeRequest } from '@/features/selling/listing/edit/withdraw-change-request'
import { inLine } from '~/tests/support/database/in-line'
import { memberOf, openForm } from '~/tests/support/edit-form'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'
import { memberState } from '~/tests/support/member-state'

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())

const saved = { ok: true, value: { saved: true } }
const decide = (id: string, json: object) => world.patch('admin', `product-changes/${id}`, json)
const approve = (id: string) => decide(id, { status: 'approved' })
const requests = (product: string) =>
  world.query<{ id: string; status: string; weight: string }>(
    'select id, status::text, weight::float from product_changes where product_id = $1 order by created_at',
    [product],
  )

/** A live product whose open request wants 7 kg and no HS code, and a window opened since. */
async function asked() {
  const product = await world.product()
  await (await openForm(world, product)).send({ weight: '7', hsCode: '' })
  const [row] = await requests(product)
  return { product, change: row?.id ?? '', window: await openForm(world, product) }
}

describe('two windows', () => {
  test('that save at once: one is stored, the other reads what changed and may confirm', async () => {
    const id = await world.product()
    const windows = [await openForm(world, id), await openForm(world, id)]
    const answers = await Promise.all(
      windows.map(({ send }, at) => send({ weight: String(7 + at), shippingFrom: `Busan ${at}` })),
    )
    const lost = answers.findIndex((answer) => answer.ok && 'conflicts' in answer.value)
    expect(answers[1 - lost]).toEqual(saved)
    expect(answers[lost]).toMatchObject({
      value: { conflicts: ['weight', 'shippingFrom'], now: { weight: 8 - lost } },
    })
    expect(await requests(id)).toMatchObject([{ weight: 8 - lost }])
    expect(await world.stored('products', id)).toMatchObject({ shippingFrom: `Busan ${1 - lost}` })
    const again = await openForm(world, id)
    const typed = { weight: String(7 + lost), shippingFrom: `Busan ${lost}` }
    expect(await windows[lost]?.send(typed, { seen: again.seen })).toEqual(saved)
    expect(await requests(id)).toMatchObject([{ weight: 7 + lost }])
  })

  test('that change different facts are both stored', async () => {
    const id = await world.product()
    const [one, other] = [await openForm(world, id), await openForm(world, id)]
    const sent = [one.send({ weight: '7' }), other.send({ color: { ...other.values.color, fr: 'Gris' } })]
    expect(await Promise.all(sent)).toEqual([saved, saved])
    const [row] = await requests(id)
    expect(await world.stored('product-changes', row?.id ?? '')).toMatchObject({
      changed: ['color.fr', 'weight'],
      weight: 7,
      color: { fr: 'Gris' },
    })
  })

  test('and eighteen more, each of which adds one to the stock, lose none', async () => {
    const id = await world.product({ stock: 40 })
    const windows = await Promise.all(Array.from({ length: 20 }, () => openForm(world, id)))
    const answers = await Promise.all(windows.map(({ send }) => send({ stock: '41' })))
    expect(answers).toEqual(windows.map(() => saved))
    expect(await world.stored('products', id)).toMatchObject({ stock: 60 })
    expect(await world.query('select 1 from stock_movements where product_id = $1', [id])).toHaveLength(21)
  })
})

describe('an approval and an edit that replaces the request', () => {
  test('at once: what was asked first is applied whole, and the rest becomes a new request', async () => {
    const { product, change, window } = await asked()
    const replace = () => window.send({ weight: '8', name: { ...window.values.name, fr: 'Robinet' } })
    const done = await inLine<unknown>(world, product, [() => approve(change), replace])
    expect(done).toMatchObject([{ status: 200 }, saved])
    expect(await world.stored('products', product)).toMatchObject({ weight: 7, hsCode: null })
    expect(await requests(product)).toMatchObject([{ status: 'approved' }, { status: 'pending', weight: 8 }])
  })

  test('the other way round: what replaced it is applied whole', async () => {
    const { product, change, window } = await asked()
    const sent = { weight: '8', hsCode: '8481.80', name: { ...window.values.name, fr: 'Robinet' } }
    const done = await inLine<unknown>(world, product, [() => window.send(sent), () => approve(change)])
    expect(done).toMatchObject([saved, { status: 200 }])
    expect(await world.stored('products', product)).toMatchObject({
      weight: 8,
      hsCode: '8481.80',
      name: { fr: 'Robinet' },
    })
  })

  test('whichever comes first, never a mixture', async () => {
    for (const _ of Array.from({ length: 6 })) {
      const { product, change, window } = await asked()
      const sent = { weight: '8', hsCode: '8481.80' }
      const [answer] = await Promise.all([approve(change), window.send(sent)])
      expect(answer.status).toBe(200)
      const { weight, hsCode } = await world.stored('products', product)
      expect([
        [7, null],
        [8, '8481.80'],
      ]).toContainEqual([weight, hsCode])
    }
  })

  test('in the panel, which sends all fields: nobody approves what they have not seen', async () => {
    const { product, change, window } = await asked()
    const opened = await world.system.get('product-changes', change)
    await window.send({ weight: '8', hsCode: '8481.80' })
    const before = await world.stored('product-changes', change)
    const answer = await decide(change, { ...opened, status: 'approved' })
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('product.changeReplaced') })
    expect(await world.stored('product-changes', change)).toEqual(before)
    expect(await world.stored('products', product)).toMatchObject({ weight: 2.4 })
    const reloaded = await world.system.get('product-changes', change)
    expect(await decide(change, { ...reloaded, status: 'approved' })).toMatchObject({ status: 200 })
    expect(await world.stored('products', product)).toMatchObject({ weight: 8, hsCode: '8481.80' })
  })
})

describe('withdrawing', () => {
  const withdraw = (
    product: string,
    change: string,
    who: 'seller' | 'otherSeller' | 'suspendedSeller' = 'seller',
  ) => withdrawChangeRequest(memberOf(world, who), { product, change })

  test('ends the request, and the approval that comes second is refused', async () => {
    const { product, change } = await asked()
    const done = await inLine<unknown>(world, product, [
      () => withdraw(product, change),
      () => approve(change),
    ])
    expect(done).toMatchObject([{ ok: true }, { status: 400 }])
    expect(await requests(product)).toMatchObject([{ status: 'withdrawn' }])
    expect(await world.stored('products', product)).toMatchObject({ weight: 2.4 })
    expect(await world.notified(product)).toEqual([])
  })

  test('comes too late after the approval, and says so', async () => {
    const { product, change } = await asked()
    const done = await inLine<unknown>(world, product, [
      () => approve(change),
      () => withdraw(product, change),
    ])
    expect(done).toMatchObject([{ status: 200 }, { issues: [{ code: 'product.changeApplied' }] }])
    expect(await world.stored('products', product)).toMatchObject({ weight: 7 })
  })

  test('twice, or of a request that is declined or another’s, is refused', async () => {
    const { product, change } = await asked()
    expect(await withdraw(product, change, 'otherSeller')).toMatchObject({
      issues: [{ code: 'product.gone' }],
    })
    expect(await withdraw(product, change, 'suspendedSeller')).toMatchObject({
      issues: [{ code: 'product.sellersOnly' }],
    })
    const other = await asked()
    expect(await withdraw(product, other.change)).toMatchObject({ issues: [{ code: 'product.changeGone' }] })
    expect(await withdraw(product, change)).toEqual({ ok: true, value: true })
    expect(await withdraw(product, change)).toMatchObject({ issues: [{ code: 'product.changeDecided' }] })
    await decide(other.change, { status: 'declined', reason: 'Too dark.' })
    expect(await withdraw(other.product, other.change)).toMatchObject({
      issues: [{ code: 'product.changeDecided' }],
    })
  })
})

describe('a suspension of the seller', () => {
  const suspend = () => memberState(world, world.ids.users.seller, 'suspended')
  afterEach(() => memberState(world, world.ids.users.seller, 'active'))

  test('that begins first stops the save', async () => {
    const id = await world.product()
    const { send } = await openForm(world, id)
    const done = await inLine<unknown>(world, id, [suspend, () => send({ weight: '7', stock: '1' })])
    expect(done).toMatchObject([{ ok: true }, { issues: [{ code: 'product.sellersOnly' }] }])
    expect(await world.stored('products', id)).toMatchObject({ stock: 40, isLive: false })
    expect(await requests(id)).toEqual([])
  })

  test('that begins second waits for it', async () => {
    const id = await world.product()
    const { send } = await openForm(world, id)
    const done = await inLine<unknown>(world, id, [() => send({ stock: '1' }), suspend])
    expect(done).toMatchObject([saved, { ok: true }])
    expect(await world.stored('products', id)).toMatchObject({ stock: 1, isLive: false })
  })
})
