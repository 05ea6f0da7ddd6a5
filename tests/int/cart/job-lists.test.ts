import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addWholeList } from '@/features/buying/job-lists/add-all-actions'
import { pressHeart } from '@/features/buying/job-lists/heart/heart-actions'
import { acceptChanges, changeListLine } from '@/features/buying/job-lists/lines/line-actions'
import { copyList, createList, renameList, shareList } from '@/features/buying/job-lists/list-actions'
import { listLists } from '@/features/buying/job-lists/list-lists'
import { putOrder } from '@/features/buying/job-lists/order-actions'
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

describe('a list', () => {
  test('has its lines in their order at today’s prices, and what they come to', async () => {
    const [one, two] = [await world.shop.product(), await world.shop.product()]
    const { id, lines } = await world.aList({ [one]: 10, [two]: 2 })
    const list = await world.listOf(id)
    expect(list).toMatchObject({ name: 'Marquis Landing 118', note: 'Second floor', ready: 2, changed: 0 })
    expect(lines.map(({ goods, quantity }) => [goods?.product, quantity])).toEqual([
      [one, 10],
      [two, 2],
    ])
    expect(list?.total).toBe(lines.reduce((sum, { total }) => sum + (total ?? 0), 0))
    expect(await listLists(world.user(), 'en')).toMatchObject([
      { id, count: 2, total: list?.total, changed: 0 },
    ])
    await world.send(changeListLine, { line: lines[0]?.id ?? '', do: 'down' })
    expect((await world.listOf(id))?.lines.map(({ goods }) => goods?.product)).toEqual([two, one])
  })

  test('says what changed since, until today’s prices are noted; what is gone keeps its name', async () => {
    const [dearer, sold, gone] = [
      await world.shop.product(),
      await world.shop.product(),
      await world.shop.product(),
    ]
    const { id, lines } = await world.aList({ [dearer]: 10, [sold]: 2, [gone]: 2 })
    const was = lines[0]?.unitPrice ?? 0
    await world.shop.query(
      'update products_moq_prices set unit_price = unit_price + 100 where _parent_id = $1',
      [dearer],
    )
    await world.shop.query('update products set stock = reserved, made_to_order = false where id = $1', [
      sold,
    ])
    await world.shop.query('update products set is_live = false where id = $1', [gone])
    const changed = await world.listOf(id)
    expect(changed?.lines.map(({ changes }) => changes)).toEqual([
      [{ kind: 'price', then: was, now: was + 100 }],
      [{ kind: 'stock', now: 'soldOut' }],
      [{ kind: 'gone' }],
    ])
    expect(changed?.lines[2]).toMatchObject({ goods: null, issue: { code: 'cart.notOnSale' } })
    expect(changed?.lines[2]?.name).not.toBe('')
    expect(changed).toMatchObject({ changed: 3, ready: 1 })
    await world.send(acceptChanges, { list: id })
    expect(await world.listOf(id)).toMatchObject({ changed: 1, ready: 1 })
  })

  test('is added to the cart whole, once for each key, and names what cannot be', async () => {
    const [fine, gone] = [await world.shop.product(), await world.shop.product()]
    const { id, lines } = await world.aList({ [fine]: 10, [gone]: 2 })
    await world.shop.query('update products set is_live = false where id = $1', [gone])
    const key = randomUUID()
    const answer = await world.send(addWholeList, { list: id, key })
    expect(answer).toMatchObject({ ok: true, count: 1 })
    expect(answer.message).toContain('1 item is in your cart now.')
    expect(answer.message).toContain(
      `Not added: ${lines[1]?.name}. This product isn’t for sale at the moment.`,
    )
    await world.send(addWholeList, { list: id, key })
    expect(await world.shop.query('select quantity::int as quantity from cart_items')).toEqual([
      { quantity: 10 },
    ])
  })

  test('is copied with its lines, without its link', async () => {
    const product = await world.shop.product()
    const { id } = await world.aList({ [product]: 10 })
    await world.send(shareList, { list: id, do: 'share' })
    const { goesTo = '' } = await world.send(copyList, { list: id })
    const copy = await world.listOf(/[0-9a-f-]{36}/.exec(goesTo)?.[0] ?? '')
    expect(copy).toMatchObject({ name: 'Marquis Landing 118 (2)', shareKey: null })
    expect(copy?.lines).toMatchObject([{ quantity: 10, goods: { product } }])
  })

  test('takes the goods of an own order in their quantities, and of nobody else’s', async () => {
    const product = await world.shop.product()
    const { orders } = await world.shop.order(world.shop.ids.users.buyer, { [product]: 10 })
    const { id } = await world.aList()
    expect(await world.send(putOrder, { list: id, order: orders[0] ?? '' })).toMatchObject({ ok: true })
    expect((await world.listOf(id))?.lines).toMatchObject([{ quantity: 10, goods: { product } }])
    expect(await world.send(putOrder, { list: id, order: orders[0] ?? '' })).toMatchObject({
      message: '1 was on the list already.',
    })
    const other = await world.send(putOrder, { list: id, order: world.shop.ids.orders.byOtherBuyer })
    expect(other.fields?.order).toBe('This order isn’t one of yours.')
  })

  test.each([
    [{ name: ' ' }, 'name', 'Give the list a name.'],
    [{ name: 'x'.repeat(81) }, 'name', 'Use no more than 80 characters for the name.'],
    [{ name: 'A', note: 'x'.repeat(1001) }, 'note', 'Use no more than 1,000 characters for the note.'],
  ])('is refused with %o, and what was typed stays', async (typed, field, sentence) => {
    const answer = await world.send(createList, typed)
    expect(answer).toMatchObject({ ok: false, fields: { [field]: sentence }, kept: { name: typed.name } })
    expect(await listLists(world.user(), 'en')).toEqual([])
  })

  test('is the hundredth at most, and has five hundred lines at most', async () => {
    const { id, lines } = await world.aList({ [await world.shop.product()]: 2 })
    await world.shop.query(
      `insert into job_list_lines select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'product_id', null))).*
       from job_list_lines l, generate_series(1, 499) where l.id = $1`,
      [lines[0]?.id],
    )
    const product = await world.shop.product()
    expect(await world.send(pressHeart, { product, do: 'put' })).toMatchObject({
      message: 'A list has up to 500 lines. Begin another list for the rest.',
    })
    await world.shop.query(
      `insert into job_lists select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid()))).*
       from job_lists l, generate_series(1, 99) where l.id = $1`,
      [id],
    )
    expect(await world.send(createList, { name: 'One more' })).toMatchObject({
      message: 'You already have 100 lists. Delete one to begin another.',
    })
  })
})

describe('two windows on one list', () => {
  test('lose nothing of each other’s lines, and say which is gone', async () => {
    const { id, lines } = await world.aList({
      [await world.shop.product()]: 10,
      [await world.shop.product()]: 2,
    })
    const [one, two] = lines
    await Promise.all([
      world.send(changeListLine, { line: one?.id ?? '', quantity: '12', note: 'Bath' }),
      world.send(changeListLine, { line: two?.id ?? '', quantity: '3', note: 'Hall' }),
    ])
    expect((await world.listOf(id))?.lines).toMatchObject([
      { quantity: 12, note: 'Bath' },
      { quantity: 3, note: 'Hall' },
    ])
    await world.send(changeListLine, { line: one?.id ?? '', do: 'remove' })
    expect(
      await world.send(changeListLine, { line: one?.id ?? '', quantity: '9', note: 'Late' }),
    ).toMatchObject({
      ok: false,
      message: 'This line was removed from the list in another window.',
      kept: { quantity: '9', note: 'Late' },
    })
  })

  test('keep what the other saved of a line, and show it where both changed the same', async () => {
    const { id, lines } = await world.aList({ [await world.shop.product()]: 10 })
    const line = { line: lines[0]?.id ?? '', wasQuantity: '10', wasNote: '' }
    await world.send(changeListLine, { ...line, quantity: '50', note: '' })
    await world.send(changeListLine, { ...line, quantity: '10', note: 'Bath' })
    expect((await world.listOf(id))?.lines).toMatchObject([{ quantity: 50, note: 'Bath' }])
    expect(await world.send(changeListLine, { ...line, quantity: '20', note: 'Bath' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('quantity 50, note: Bath'),
      kept: { quantity: '20', note: 'Bath' },
    })
    expect((await world.listOf(id))?.lines).toMatchObject([{ quantity: 50, note: 'Bath' }])
  })

  test('show the later one what the other saved of name and note before it is overwritten', async () => {
    const { id } = await world.aList()
    const version = String((await world.listOf(id))?.version)
    await world.send(renameList, { list: id, version, name: 'Landing 118', note: 'Third floor' })
    const answer = await world.send(renameList, { list: id, version, name: 'Landing 119', note: '' })
    expect(answer).toMatchObject({ ok: false, kept: { name: 'Landing 119' } })
    expect(answer.message).toContain('It is now called “Landing 118”, with the note: Third floor.')
    expect(await world.listOf(id)).toMatchObject({ name: 'Landing 118', note: 'Third floor' })
  })
})
