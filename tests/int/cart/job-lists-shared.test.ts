import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as csv from '@/app/api/lists/[id]/csv/route'
import * as hearts from '@/app/api/hearts/route'
import * as pdf from '@/app/api/lists/[id]/pdf/route'
import { addWholeList } from '@/features/buying/job-lists/add-all-actions'
import { getSharedList } from '@/features/buying/job-lists/get-list'
import { keepHearts, pressHeart, putOnList } from '@/features/buying/job-lists/heart/heart-actions'
import { acceptChanges, changeListLine } from '@/features/buying/job-lists/lines/line-actions'
import {
  copyList,
  createList,
  deleteList,
  renameList,
  shareList,
} from '@/features/buying/job-lists/list-actions'
import { listLists } from '@/features/buying/job-lists/list-lists'
import { putOrder } from '@/features/buying/job-lists/order-actions'
import { pdfText } from '~/tests/support/pdf-text'
import { openJobLists } from '~/tests/support/shop/job-lists'

let world: Awaited<ReturnType<typeof openJobLists>>
beforeAll(async () => {
  world = await openJobLists()
})
afterAll(() => world.shop.close())
beforeEach(async () => {
  await world.forget()
  await world.shop.query('delete from cart_items')
})

describe('a heart', () => {
  test('puts a product in its minimum on the list that was changed last, or begins one', async () => {
    const product = await world.shop.product()
    const first = await world.send(pressHeart, { product, do: 'put' })
    expect(first).toMatchObject({ ok: true, message: 'Saved in “My list”.' })
    const again = await world.send(pressHeart, { product, do: 'put' })
    expect(again).toMatchObject({ ok: true })
    const [list] = await listLists(world.user(), 'en')
    expect(list).toMatchObject({ name: 'My list', count: 1 })
    const asked = await world
      .as('buyer')
      .within(async () =>
        (await hearts.GET(new Request(`${process.env.SITE_URL}/api/hearts?ids=${product}&locale=en`))).json(),
      )
    expect(asked).toMatchObject({ lists: { [product]: { id: list?.id, name: 'My list' } } })
    await world.send(pressHeart, { product, do: 'take', list: list?.id ?? '' })
    expect(await listLists(world.user(), 'en')).toMatchObject([{ count: 0 }])
  })

  test('of what is not for sale begins no list', async () => {
    expect(
      await world.send(pressHeart, { product: world.shop.ids.products.stopped, do: 'put' }),
    ).toMatchObject({
      ok: false,
      message: 'This product isn’t for sale at the moment.',
    })
    expect(await listLists(world.user(), 'en')).toEqual([])
  })

  test('that a browser kept is put on a list after the sign-in, each product once', async () => {
    const products = [await world.shop.product(), await world.shop.product(), world.shop.ids.products.stopped]
    const sent = [...products, products[0], 'rubbish', '\u0000'].join(',')
    expect(await world.send(keepHearts, { products: sent })).toMatchObject({
      ok: true,
      message: '2 products are in “My list” now. 1 is no longer for sale.',
    })
  })
})

describe('a link', () => {
  test('is read by anybody, with prices or without, and ends when it is withdrawn', async () => {
    const { id } = await world.aList({ [await world.shop.product()]: 10 })
    await world.send(shareList, { list: id, do: 'share' })
    const key = await world.keyOf(id)
    expect(key).toMatch(/^[\w-]{32}$/)
    expect(await getSharedList(key, 'en')).toMatchObject({ name: 'Marquis Landing 118', sharesPrices: false })
    await world.send(shareList, { list: id, do: 'share', prices: 'on' })
    expect(await getSharedList(key, 'en')).toMatchObject({ sharesPrices: true })
    await world.send(shareList, { list: id, do: 'withdraw' })
    expect(await getSharedList(key, 'en')).toBeNull()
    await world.send(shareList, { list: id, do: 'share' })
    expect(await world.keyOf(id)).not.toBe(key)
  })

  test('ends with the list, and a guess finds nothing', async () => {
    const { id } = await world.aList()
    await world.send(shareList, { list: id, do: 'share' })
    const key = await world.keyOf(id)
    await world.send(deleteList, { list: id })
    expect(await getSharedList(key, 'en')).toBeNull()
    expect(await getSharedList('a'.repeat(32), 'en')).toBeNull()
    expect(await getSharedList("' or true --", 'en')).toBeNull()
  })

  test('reveals no more of the stock than the product’s page', async () => {
    const { id } = await world.aList({ [await world.shop.product({ stock: 40, madeToOrder: false })]: 41 })
    await world.send(shareList, { list: id, do: 'share' })
    expect((await world.listOf(id))?.lines[0]?.issue?.code).toBe('cart.notEnough')
    expect((await getSharedList(await world.keyOf(id), 'en'))?.lines[0]?.issue).toBeUndefined()
  })
})

describe('a file', () => {
  test('has the lines as CSV', async () => {
    const { id } = await world.aList({ [await world.shop.product()]: 10 })
    const answer = await world.file(csv.GET, `api/lists/${id}/csv?locale=en`, id)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const text = await answer.text()
    expect(text).toContain('"SKU","Product","Seller","Quantity","Unit price","Amount"')
    expect(text.trimEnd().split('\r\n')).toHaveLength(2)
  })

  test('is a schedule for a client, without prices or with a mark-up', async () => {
    const { id, lines } = await world.aList({ [await world.shop.product()]: 10 })
    const plain = await world.file(pdf.GET, `api/lists/${id}/pdf?locale=en`, id)
    expect(pdfText(new Uint8Array(await plain.arrayBuffer()))).not.toContain('$')
    const marked = await world.file(pdf.GET, `api/lists/${id}/pdf?locale=en&prices=on&markUp=100`, id)
    const text = pdfText(new Uint8Array(await marked.arrayBuffer()))
    const doubled = `$${((2 * (lines[0]?.unitPrice ?? 0)) / 100).toFixed(2)}`
    expect(text).toContain(doubled)
    const wrong = await world.file(pdf.GET, `api/lists/${id}/pdf?locale=en&markUp=ten`, id)
    expect([wrong.status, wrong.headers.get('location')]).toEqual([303, `/lists/${id}?problem=markUp`])
  })
})

describe('another person', () => {
  test('reaches a list by no door', async () => {
    const product = await world.shop.product()
    const { id, lines } = await world.aList({ [product]: 10 })
    const line = lines[0]?.id ?? ''
    const gone = { message: 'This list can’t be found. It was deleted, or belongs to another account.' }
    expect(await world.listOf(id, 'otherBuyer')).toBeNull()
    expect(await listLists(world.user('otherBuyer'), 'en')).toEqual([])
    const version = '1'
    const attempts: [Parameters<typeof world.send>[0], Record<string, string>][] = [
      [renameList, { list: id, version, name: 'Mine', note: '' }],
      [copyList, { list: id }],
      [deleteList, { list: id }],
      [shareList, { list: id, do: 'share' }],
      [acceptChanges, { list: id }],
      [putOnList, { list: id, product, quantity: '1', name: '' }],
      [putOrder, { list: id, order: world.shop.ids.orders.byOtherBuyer }],
      [pressHeart, { list: id, product, do: 'take' }],
    ]
    for (const [action, fields] of attempts)
      expect(await world.send(action, fields, 'otherBuyer')).toMatchObject(gone)
    expect((await world.send(addWholeList, { list: id }, 'otherBuyer')).message).toContain(gone.message)
    expect(await world.send(changeListLine, { line, do: 'remove' }, 'otherBuyer')).toMatchObject({
      message: 'This line was removed from the list in another window.',
    })
    for (const role of ['otherBuyer', null] as const) {
      expect((await world.file(csv.GET, 'api/lists/x/csv', id, role)).status).toBe(404)
      expect((await world.file(pdf.GET, 'api/lists/x/pdf', id, role)).status).toBe(404)
    }
    expect(await world.send(createList, { name: 'Nobody’s' }, null)).toMatchObject({ ok: false })
    expect(await world.listOf(id)).toMatchObject({ name: 'Marquis Landing 118', shareKey: null, ready: 1 })
  })
})
