import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { aFile, waybillsOf } from '~/tests/support/waybills'

let shop: Shop
const { toSend, sendShip, sendMore, statusOf, documentsOf, onDisk } = waybillsOf(() => shop)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const UNKNOWN = 'Failed to update order status. This order doesn’t exist.'
const SUSPENDED =
  'Failed to update order status. Your seller account is suspended. You can read your orders, but not change them.'

describe('a waybill and its documents', () => {
  test.each([
    ['visitor', UNKNOWN],
    ['buyer', UNKNOWN],
    ['otherBuyer', UNKNOWN],
    ['pendingSeller', UNKNOWN],
    ['otherSeller', UNKNOWN],
    ['suspendedSeller', SUSPENDED],
    ['editor', UNKNOWN],
    ['admin', UNKNOWN],
  ] as const)('are not taken from %s, who learns nothing of the order', async (role, message) => {
    const { order } = await toSend()
    const before = onDisk()
    expect(await sendShip({ order }, [aFile()], role)).toMatchObject({ ok: false, message })
    expect([await statusOf(order), await documentsOf(order), onDisk()]).toEqual(['processing', [], before])
    await sendShip({ order })
    expect(await sendMore(order, [aFile()], role)).toMatchObject({ ok: false })
    expect([await documentsOf(order), onDisk()]).toEqual([[], before])
  })

  test('are not taken from a seller who was suspended in between', async () => {
    const { order } = await toSend()
    const { seller } = shop.ids.users
    await shop.query("update sellers set status = 'suspended' where id = $1", [seller])
    const answer = await sendShip({ order }, [aFile()])
    await shop.query("update sellers set status = 'active' where id = $1", [seller])
    expect(answer).toMatchObject({ ok: false, message: SUSPENDED })
    expect([await statusOf(order), await documentsOf(order)]).toEqual(['processing', []])
  })

  test.each(['', 'nonsense', "' or 1=1 --", '00000000-0000-0000-0000-000000000000', 'a\u0000b'])(
    'of the order “%s” are not taken',
    async (order) => {
      const before = onDisk()
      expect(await sendShip({ order }, [aFile()])).toMatchObject({ ok: false, message: UNKNOWN })
      expect(await sendMore(order, [aFile()])).toMatchObject({ ok: false })
      expect(onDisk()).toEqual(before)
    },
  )
})

describe('a tracking number', () => {
  const WAYBILL = 'Failed to update order status. Choose a carrier and enter the tracking number.'

  test('that is unusual is asked about, and taken once it is confirmed as it is', async () => {
    const { order } = await toSend()
    const typed = { order, carrier: 'dhl', trackingNumber: ' 7 A ' }
    expect(await sendShip(typed, [aFile()])).toMatchObject({
      ok: false,
      message:
        'This number doesn’t look like a DHL number. Compare it with the waybill. If it’s right, check the box and send it again.',
      asks: '7 A',
      kept: { carrier: 'dhl', trackingNumber: ' 7 A ' },
    })
    const confirmed = { ...typed, confirmed: 'on', asked: '7 A' }
    expect(await sendShip({ ...confirmed, trackingNumber: '8 A' })).toMatchObject({ ok: false, asks: '8 A' })
    expect(await sendShip({ ...typed, asked: '7 A' })).toMatchObject({ ok: false, asks: '7 A' })
    expect([await statusOf(order), await documentsOf(order)]).toEqual(['processing', []])
    expect(await sendShip(confirmed, [aFile()])).toMatchObject({ ok: true })
    expect(await shop.orderRow(order)).toMatchObject({
      status: 'shipped',
      carrier: 'dhl',
      tracking_number: '7 A',
    })
    expect(await documentsOf(order)).toHaveLength(1)
  })

  test('that is usual is stored without spaces and hyphens', async () => {
    const { order } = await toSend()
    await sendShip({ order, carrier: 'cj', trackingNumber: '5503-1827 4406' })
    expect((await shop.orderRow(order)).tracking_number).toBe('550318274406')
  })

  test.each([
    ['none', { trackingNumber: '' }],
    ['spaces', { trackingNumber: '   ' }],
    ['an unknown carrier', { carrier: 'pigeon' }],
    ['81 characters', { trackingNumber: 'x'.repeat(81), confirmed: 'on', asked: 'x'.repeat(81) }],
  ])('is refused: %s', async (name, fields) => {
    const { order } = await toSend()
    expect(await sendShip({ order, ...fields })).toMatchObject({ ok: false, message: WAYBILL })
    expect(await statusOf(order)).toBe('processing')
  })

  test('of 80 characters, and one with a NUL, are taken as typed', async () => {
    const long = 'x'.repeat(80)
    const { order } = await toSend()
    expect(await sendShip({ order, trackingNumber: long, confirmed: 'on', asked: long })).toMatchObject({
      ok: true,
    })
    const other = await toSend()
    const typed = { order: other.order, trackingNumber: '7712\u000004458130' }
    expect(await sendShip(typed)).toMatchObject({ ok: true })
    expect((await shop.orderRow(other.order)).tracking_number).toBe('771204458130')
  })
})
