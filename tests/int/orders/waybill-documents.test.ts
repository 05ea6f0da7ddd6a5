import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_UPLOAD } from '@/domain/forms/upload'
import { markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { aPaper } from '~/tests/support/factories/catalogue'
import { runOn } from '~/tests/support/database/database'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { aFile, USUAL, waybillsOf } from '~/tests/support/waybills'

let shop: Shop
const { toSend, seller, sendShip, sendMore, statusOf, documentsOf, onDisk } = waybillsOf(() => shop)
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.query('delete from throttles'))
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#c2512f' } })
  .png()
  .toBuffer()
const large = Buffer.concat([aPaper().data, Buffer.alloc(MAX_UPLOAD)])
const papers = (count: number) => Array.from({ length: count }, () => aFile())

describe('a waybill with documents', () => {
  test('is stored with them, and the buyer is notified of both', async () => {
    const { order, buyer } = await toSend()
    const before = onDisk().length
    const files = [
      aFile('invoice', { name: '../송장 1.pdf' }),
      aFile('packing_list', { bytes: png, name: 'a.png' }),
    ]
    expect(await sendShip({ order }, files)).toMatchObject({
      ok: true,
      message: 'The order is marked as shipped.',
    })
    expect(await shop.orderRow(order)).toMatchObject({ status: 'shipped', tracking_number: '771204458130' })
    const { id } = seller()
    expect(await documentsOf(order)).toMatchObject([
      {
        kind: 'invoice',
        owner_id: id,
        shared_with_id: buyer,
        filename: expect.stringMatching(/_송장_1\.pdf$/),
      },
      {
        kind: 'packing_list',
        owner_id: id,
        shared_with_id: buyer,
        filename: expect.stringMatching(/_a\.png$/),
      },
    ])
    expect(onDisk()).toHaveLength(before + 2)
    const kinds = await shop.query<{ kind: string; side: string }>(
      `select kind, side from notifications where subject_id = $1 and user_id = $2 and kind in ('order.shipped', 'order.documents') order by kind`,
      [order, buyer],
    )
    expect(kinds).toEqual([
      { kind: 'order.documents', side: 'buyer' },
      { kind: 'order.shipped', side: 'buyer' },
    ])
    const mails = await shop.query('select 1 from emails where dedupe_key like $1', [
      `order.documents:${order}%`,
    ])
    expect(mails).toEqual([])
  })

  test.each([
    [
      'a PDF that is none',
      [aFile('invoice', { bytes: Buffer.from('hello') })],
      'Choose a PDF, JPEG or PNG file.',
    ],
    ['11 MB', [aFile('invoice', { bytes: large })], 'The file is larger than 10 MB.'],
    [
      'a damaged picture',
      [aFile(), aFile('packing_list', { bytes: png.subarray(0, 20) })],
      'This file is damaged and can’t be read. Choose another one.',
    ],
    ['an eleventh document', papers(11), 'An order takes 10 documents at most; it has 0 already.'],
  ])('is refused as a whole with %s', async (name, files, sentence) => {
    const { order } = await toSend()
    const before = onDisk()
    const answer = await sendShip({ order }, files)
    expect(answer).toMatchObject({ ok: false, kept: USUAL })
    expect(answer.message).toBe(`Failed to update order status. ${sentence}`)
    if (name === 'a damaged picture') expect(answer.fields).toEqual({ packing_list: sentence })
    expect([await statusOf(order), await documentsOf(order), onDisk()]).toEqual(['processing', [], before])
  })

  test.each([
    ['statement that adds a document', '', "raise exception 'refused'"],
    ['commit', 'deferrable initially deferred', "raise exception 'refused'"],
  ])('leaves neither move nor file if the %s fails', async (name, rest, body) => {
    const { order } = await toSend()
    const before = onDisk()
    const database = process.env.DATABASE_URL ?? ''
    await runOn(
      database,
      `create or replace function refuse() returns trigger language plpgsql as $$ begin ${body}; end $$`,
      rest
        ? `create constraint trigger refusing after insert on documents ${rest} for each row execute function refuse()`
        : 'create trigger refusing before insert on documents for each row execute function refuse()',
    )
    await expect(sendShip({ order }, papers(2))).rejects.toThrow()
    await runOn(database, 'drop trigger refusing on documents')
    expect([await statusOf(order), await documentsOf(order), onDisk()]).toEqual(['processing', [], before])
    expect(
      await shop.query('select 1 from notifications where subject_id = $1 and kind = $2', [
        order,
        'order.shipped',
      ]),
    ).toEqual([])
  })

  test('is stored once, with the documents of one window, if two send at once', async () => {
    const { order } = await toSend()
    const before = onDisk().length
    const answers = await Promise.all([
      sendShip({ order }, [aFile('invoice', { name: 'one.pdf' })]),
      sendShip({ order, trackingNumber: '550318274406' }, [aFile('invoice', { name: 'other.pdf' })]),
    ])
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    const isFirst = answers[0]?.ok === true
    expect(await documentsOf(order)).toMatchObject([
      { filename: expect.stringContaining(isFirst ? 'one.pdf' : 'other.pdf') },
    ])
    expect((await shop.orderRow(order)).tracking_number).toBe(isFirst ? USUAL.trackingNumber : '550318274406')
    expect(onDisk()).toHaveLength(before + 1)
  })
})

describe('further documents', () => {
  const shipped = async () => {
    const sale = await toSend()
    await sendShip({ order: sale.order })
    return sale
  }

  test('follow until delivery, and the buyer is notified', async () => {
    const { order, buyer } = await shipped()
    expect(await sendMore(order, [aFile(), aFile('packing_list')])).toMatchObject({
      ok: true,
      message: '2 documents added. The buyer has been notified.',
    })
    expect(await documentsOf(order)).toHaveLength(2)
    const found = await shop.query(
      'select 1 from notifications where subject_id = $1 and user_id = $2 and kind = $3',
      [order, buyer, 'order.documents'],
    )
    expect(found).toHaveLength(1)
    await markDelivered({ kind: 'buyer', id: buyer }, order)
    expect(await sendMore(order, [aFile()])).toMatchObject({
      message: 'The documents couldn’t be added. Documents can be added only while the order is in transit.',
    })
    expect(await documentsOf(order)).toHaveLength(2)
  })

  test('are not taken before the waybill, and not without a file', async () => {
    const { order } = await toSend()
    expect(await sendMore(order, [aFile()])).toMatchObject({ ok: false })
    await sendShip({ order })
    expect(await sendMore(order, [])).toMatchObject({
      message: 'The documents couldn’t be added. Choose a file first.',
    })
    expect(await documentsOf(order)).toEqual([])
  })

  test('are ten at most, also if two windows add at once', async () => {
    const { order } = await shipped()
    const before = onDisk().length
    const answers = await Promise.all([sendMore(order, papers(6)), sendMore(order, papers(6))])
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await sendMore(order, papers(4))).toMatchObject({ ok: true })
    expect(await sendMore(order, papers(1))).toMatchObject({ ok: false })
    expect([(await documentsOf(order)).length, onDisk().length]).toEqual([10, before + 10])
  })

  test('are limited by the hour', async () => {
    const { order } = await shipped()
    for (let sent = 0; sent < 60; sent += 1)
      await sendMore(order, [aFile('invoice', { bytes: Buffer.from('x') })])
    expect((await sendMore(order, [aFile()])).message).toMatch(/minute/)
    expect(await documentsOf(order)).toEqual([])
  })
})
