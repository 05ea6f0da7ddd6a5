import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyText } from '@/domain/products/listing/product-values'
import { openForm } from '~/tests/support/edit-form'
import { TIERS } from '~/tests/support/factories/catalogue'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())

const saved = { ok: true, value: { saved: true } }
type Row = { id: string; status: string }
const requests = (product: string) =>
  world.query<Row>('select id, status::text from product_changes where product_id = $1 order by created_at', [
    product,
  ])
const decide = (id: string, json: object) => world.patch('admin', `product-changes/${id}`, json)
const REASON = 'Too dark.'

describe('saving a live product', () => {
  test('stores free facts at once and asks for described ones, in one go', async () => {
    const id = await world.product({ name: 'Faucet' })
    const before = await world.stored('products', id)
    const { send, values } = await openForm(world, id)
    const name = { ...values.name, fr: 'Robinet', ko: '수전' }
    const images = [{ id: world.ids.media.house, alt: { ...emptyText(), ko: '위에서' } }, ...values.images]
    const sent = { name, images, weight: '7', stock: '35', shippingFrom: 'Busan', leadTimeDays: '' }
    expect(await send({ ...sent, sku: 'FORGED', origin: 'Mars', subCategory: 'x' })).toEqual(saved)
    expect(await world.stored('products', id)).toMatchObject({
      ...before,
      stock: 35,
      shippingFrom: 'Busan',
      leadTimeDays: null,
      updatedAt: expect.anything(),
      moqPrices: TIERS,
    })
    const [row] = await requests(id)
    const asked = await world.stored('product-changes', row?.id ?? '')
    expect(asked).toMatchObject({
      status: 'pending',
      seller: world.ids.users.seller,
      changed: ['name.fr', 'name.ko', 'images', 'pictureTexts.ko', 'weight'],
      name: { en: 'Faucet', fr: 'Robinet', ko: '수전' },
      weight: 7,
      images: [world.ids.media.house, world.ids.media.sellers],
      pictureTexts: { ko: { [world.ids.media.house]: '위에서' } },
    })
    expect(await decide(asked.id, { status: 'approved' })).toMatchObject({ status: 200 })
    expect(await world.stored('products', id)).toMatchObject({
      name: { en: 'Faucet', fr: 'Robinet', ko: '수전' },
      weight: 7,
      images: [world.ids.media.house, world.ids.media.sellers],
      status: 'approved',
      stock: 35,
    })
  })

  test('again replaces the open request and opens with its values; taking all back withdraws it', async () => {
    const id = await world.product()
    const first = await openForm(world, id)
    await first.send({ weight: '7', hsCode: '' })
    const [row] = await requests(id)
    const asked = row?.id ?? ''
    await decide(asked, { status: 'changes_requested', reason: REASON })
    const second = await openForm(world, id)
    expect(second.values).toMatchObject({ weight: '7', hsCode: '' })
    expect(second.last).toMatchObject({ status: 'changes_requested', reason: REASON })
    expect(await second.send({ stock: '41' })).toEqual(saved)
    expect(await world.stored('product-changes', asked)).toMatchObject({ status: 'changes_requested' })
    expect(
      await second.send({ stock: '41', weight: '2.4', color: { ...second.values.color, fr: 'Gris' } }),
    ).toEqual(saved)
    expect(await world.stored('product-changes', asked)).toMatchObject({
      status: 'pending',
      reason: null,
      decidedAt: null,
      changed: ['color.fr', 'hsCode'],
      weight: 2.4,
    })
    const third = await openForm(world, id)
    expect(await third.send({ color: { ...third.values.color, fr: '' }, hsCode: '8481.80' })).toEqual(saved)
    expect(await requests(id)).toEqual([{ id: asked, status: 'withdrawn' }])
    expect(await world.stored('products', id)).toMatchObject({ weight: 2.4, hsCode: '8481.80', stock: 41 })
    const fourth = await openForm(world, id)
    await fourth.send({ weight: '5' })
    expect(await requests(id)).toMatchObject([{ status: 'withdrawn' }, { status: 'pending' }])
  })

  test('of which one half is refused stores nothing', async () => {
    const id = await world.product({ stock: 40 })
    await world.query('update products set reserved = 30 where id = $1', [id])
    const { send, values } = await openForm(world, id)
    const before = await world.stored('products', id)
    await expect(send({ weight: '7', stock: '10' })).rejects.toMatchObject({
      data: { errors: [{ code: 'product.stockReserved' }] },
    })
    const foreign = { id: world.ids.media.otherSellers, alt: emptyText() }
    await expect(send({ stock: '39', images: [...values.images, foreign] })).rejects.toMatchObject({
      data: { errors: [{ code: 'product.foreignPicture' }] },
    })
    expect(await send({ weight: '', stock: '39' })).toMatchObject({
      issues: [{ code: 'edit.required.weight', path: 'weight' }],
    })
    expect(await world.stored('products', id)).toEqual(before)
    expect(await requests(id)).toEqual([])
  })
})

describe('saving a product that is not live', () => {
  test('writes described facts into it, also those of an open request, which ends', async () => {
    const id = await world.product()
    await (await openForm(world, id)).send({ weight: '7' })
    await world.system.change('products', id, { status: 'rejected' })
    const { send, values } = await openForm(world, id)
    expect(values.weight).toBe('7')
    expect(await send({ name: { ...values.name, fr: 'Robinet' }, stock: '50' })).toEqual(saved)
    expect(await world.stored('products', id)).toMatchObject({
      weight: 7,
      name: { fr: 'Robinet' },
      stock: 50,
      status: 'rejected',
      needsReview: true,
    })
    expect(await requests(id)).toMatchObject([{ status: 'withdrawn' }])
  })

  test('asks for approval with the same button, and the reason goes', async () => {
    const id = await world.product({ status: 'rejected', statusReason: REASON })
    const { send } = await openForm(world, id)
    expect(await send({ weight: '7' }, { asksApproval: true })).toEqual(saved)
    expect(await world.stored('products', id)).toMatchObject({
      status: 'pending',
      statusReason: null,
      weight: 7,
    })
  })

  test('is refused while it is archived', async () => {
    const id = await world.product({ status: 'rejected' })
    await world.query('update products set archived_at = now() where id = $1', [id])
    const { send } = await openForm(world, id)
    expect(await send({ weight: '7' })).toMatchObject({ issues: [{ code: 'product.archived' }] })
  })
})

describe('a form sent twice', () => {
  test('changes the stock once, and sales between count', async () => {
    const id = await world.product({ stock: 40 })
    const { send } = await openForm(world, id)
    await world.query('update products set stock = 37 where id = $1', [id])
    expect(await send({ stock: '30' })).toEqual(saved)
    expect(await send({ stock: '30' })).toEqual(saved)
    expect(await world.stored('products', id)).toMatchObject({ stock: 27 })
    await world.query('update products set stock = 26 where id = $1', [id])
    expect(await send({ stock: '12' })).toEqual(saved)
    expect(await world.stored('products', id)).toMatchObject({ stock: 8 })
  })

  test('asks once', async () => {
    const id = await world.product()
    const { send } = await openForm(world, id)
    const answers = await Promise.all([send({ weight: '7' }), send({ weight: '7' }), send({ weight: '7' })])
    expect(answers).toEqual([saved, saved, saved])
    expect(await requests(id)).toHaveLength(1)
  })
})

describe('who may save', () => {
  test.each(['otherSeller', 'pendingSeller', 'suspendedSeller', 'buyer'] as const)(
    'not the %s',
    async (role) => {
      const id = await world.product()
      const before = await world.stored('products', id)
      const { send } = await openForm(world, id)
      const answer = await send({ weight: '7', stock: '1' }, {}, role)
      const code = role === 'otherSeller' ? 'product.gone' : 'product.sellersOnly'
      expect(answer).toMatchObject({ ok: false, issues: [{ code, path: '' }] })
      expect(await world.stored('products', id)).toEqual(before)
      expect(await requests(id)).toEqual([])
    },
  )

  test('not a seller who was suspended since the page was opened', async () => {
    const id = await world.product()
    const { send } = await openForm(world, id)
    const status = (to: string) =>
      world.query("update sellers set status = $2, status_reason = 'Why.' where id = $1", [
        world.ids.users.seller,
        to,
      ])
    await status('suspended')
    const answer = await send({ weight: '7', stock: '1' }).finally(() => status('active'))
    expect(answer).toMatchObject({ issues: [{ code: 'product.sellersOnly' }] })
    expect(await world.stored('products', id)).toMatchObject({ stock: 40 })
  })
})
