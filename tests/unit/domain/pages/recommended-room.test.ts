import { describe, expect, test } from 'vitest'
import { sumRoom } from '@/domain/cart/room-sums'
import {
  MOST_ROOM_GOODS,
  readRoom,
  roomIssues,
  roomLines,
  writeRoom,
  type RoomGoods,
  type RoomLine,
} from '@/domain/pages/recommended-room'

const TIERS = [
  { minQty: 10, maxQty: 49, unitPrice: 900 },
  { minQty: 50, maxQty: 999_999, unitPrice: 800 },
]
const id = (at: number) => `018f2a3b-0000-7000-8000-00000000000${at}`
const [TILE, SINK, LAMP] = [id(1), id(2), id(3)]
const KNOWN = new Map<string, RoomGoods>([
  [TILE, { name: 'Tile', isApproved: true, tiers: TIERS }],
  [SINK, { name: 'Sink', isApproved: true, tiers: [{ minQty: 1, maxQty: 999_999, unitPrice: 6200 }] }],
  [LAMP, { name: 'Lamp', isApproved: false, tiers: TIERS }],
])
const wrong = (goods: { product?: unknown; quantity?: number | null }[], stored: RoomLine[] = []) =>
  roomIssues({ category: 'bathroom', goods }, stored, KNOWN).map(({ code, path }) => [code, path])

describe('the goods of a room (rule C74)', () => {
  test('are approved, and as many as can be ordered', () => {
    expect(
      wrong([
        { product: TILE, quantity: 10 },
        { product: SINK, quantity: 1 },
      ]),
    ).toEqual([])
    expect(wrong([])).toEqual([])
  })

  test.each([
    [{ product: TILE, quantity: 9 }, 'quantity.belowMoq', 'quantity'],
    [{ product: TILE, quantity: 10.5 }, 'quantity.whole', 'quantity'],
    [{ product: TILE, quantity: Infinity }, 'quantity.whole', 'quantity'],
    [{ product: TILE, quantity: 1e9 }, 'quantity.tooMany', 'quantity'],
    [{ product: TILE, quantity: null }, 'quantity.whole', 'quantity'],
    [{ product: LAMP, quantity: 10 }, 'picks.notApproved', 'product'],
    [{ product: id(9), quantity: 10 }, 'home.roomProduct', 'product'],
    [{ product: null, quantity: 10 }, 'home.roomProduct', 'product'],
    [{}, 'home.roomProduct', 'product'],
  ])('are not %j', (row, code, field) => {
    expect(wrong([row])).toEqual([[code, `room.goods.0.${field}`]])
  })

  test('stand there once, and in a room that is named', () => {
    const twice = [
      { product: TILE, quantity: 10 },
      { product: TILE, quantity: 20 },
    ]
    expect(wrong(twice)).toEqual([['home.roomTwice', 'room.goods.1.product']])
    expect(roomIssues({ goods: twice.slice(0, 1) }, [], KNOWN)).toMatchObject([{ code: 'home.roomCategory' }])
  })

  test('stay as they are stored, whatever became of their product', () => {
    const lamp = { product: LAMP, quantity: 10 }
    expect(wrong([lamp], [lamp])).toEqual([])
    expect(wrong([{ ...lamp, quantity: 11 }], [lamp])).toEqual([
      ['picks.notApproved', 'room.goods.0.product'],
    ])
  })

  test('travel with the page', () => {
    const lines = roomLines([
      { product: TILE, quantity: 10 },
      { product: null, quantity: 1 },
      { product: SINK },
    ])
    expect(lines).toEqual([{ product: TILE, quantity: 10 }])
    expect(readRoom(writeRoom(lines))).toEqual(lines)
    expect(readRoom(`x 1,${TILE} -1,${TILE} 1.5,${TILE} 9999999999,${SINK} 2\u0000`)).toEqual([])
    const many = Array.from({ length: MOST_ROOM_GOODS + 1 }, () => `${TILE} 1`).join(',')
    expect(readRoom(many)).toHaveLength(MOST_ROOM_GOODS)
  })
})

describe('what a room costs (rule C74)', () => {
  const goods = (more: object = {}) => ({ tiers: TIERS, left: null, shippingCountry: 'KR' as const, ...more })
  const chosen = [
    { product: TILE, quantity: 60 },
    { product: SINK, quantity: 2 },
    { product: LAMP, quantity: 1 },
  ]

  test('is the sum of what is on sale, at its quantities', () => {
    const found = new Map([
      [TILE, goods()],
      [LAMP, goods({ leadTimeDays: 40 })],
    ])
    const { lines, total, ready, arrival } = sumRoom(chosen, found)
    expect(
      lines.map(({ product, quantity, unitPrice, total: of }) => [product, quantity, unitPrice, of]),
    ).toEqual([
      [TILE, 60, 800, 48_000],
      // Its minimum was raised.
      [LAMP, 10, 900, 9_000],
    ])
    expect({ total, ready, arrival }).toMatchObject({ total: 57_000, ready: 2, arrival: { minDays: 40 } })
  })

  test('leaves out what is sold out, or fewer than the quantity', () => {
    const found = new Map([
      [TILE, goods({ left: 0 })],
      [SINK, goods({ left: 1, tiers: [{ minQty: 1, maxQty: 999_999, unitPrice: 6200 }] })],
      [LAMP, goods()],
    ])
    const { lines, total, ready } = sumRoom(chosen, found)
    expect(lines.map(({ isReady }) => isReady)).toEqual([false, false, true])
    expect({ total, ready }).toEqual({ total: 9_000, ready: 1 })
  })
})
