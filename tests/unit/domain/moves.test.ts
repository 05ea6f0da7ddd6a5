import { describe, expect, test } from 'vitest'
import { SELLER_MOVES } from '@/domain/people/actor'
import { mayMove, move, nextMoves, type ActorKind, type Moves } from '@/domain/moves'
import { ORDER_MOVES } from '@/domain/orders/order'
import { PRODUCT_MOVES } from '@/domain/products/product'

const ACTORS: ActorKind[] = ['system', 'buyer', 'seller', 'admin', 'editor']

/** Every move anyone may make, as 'from > to: who'; every other cell of the table is closed. */
const OPEN = {
  order: [
    'pending_payment > confirmed: system',
    'pending_payment > cancelled: system buyer admin',
    'confirmed > processing: seller',
    'confirmed > cancelled: system seller admin',
    'processing > shipped: seller',
    'processing > cancelled: seller admin',
    'shipped > delivered: system buyer seller admin',
    'cancelled > confirmed: system',
  ],
  product: [
    'pending > approved: system admin',
    'pending > rejected: admin',
    'approved > pending: admin',
    'approved > rejected: seller admin',
    'rejected > pending: seller admin',
    'rejected > approved: admin',
  ],
  seller: [
    'pending > active: admin',
    'pending > rejected: admin',
    'pending > suspended: admin',
    'active > suspended: admin',
    'rejected > pending: seller admin',
    'rejected > active: admin',
    'suspended > active: admin',
    'suspended > rejected: admin',
  ],
}

type Cell = { from: string; to: string; actor: ActorKind; code: string }

/** Each from, to and actor of a table with what is expected of it: no issue, not yours, or impossible. */
function cells(states: string[], open: string[]): Cell[] {
  const movers = new Map(open.map((line) => line.split(': ') as [string, string]))
  return states.flatMap((from) =>
    states.flatMap((to) =>
      ACTORS.map((actor) => {
        const who = movers.get(`${from} > ${to}`)?.split(' ') ?? []
        const refused = who.length > 0 ? 'moves.notYours' : 'moves.impossible'
        return { from, to, actor, code: who.includes(actor) ? 'allowed' : refused }
      }),
    ),
  )
}

const answer = (moves: Moves<string>, { from, to, actor }: Cell) => {
  const result = move(moves, from, to, actor)
  return result.ok ? 'allowed' : result.issues[0]?.code
}

const TABLES: [string, Moves<string>, string[]][] = [
  ['order', ORDER_MOVES as Moves<string>, OPEN.order],
  ['product', PRODUCT_MOVES as Moves<string>, OPEN.product],
  ['seller', SELLER_MOVES as Moves<string>, OPEN.seller],
]

describe.each(TABLES)('the moves of the %s', (_name, moves, open) => {
  const all = cells(Object.keys(moves), open)

  test.each(all)('from $from to $to by $actor are $code', (cell) => {
    expect(answer(moves, cell)).toBe(cell.code)
    expect(mayMove(moves, cell.from, cell.to, cell.actor)).toBe(cell.code === 'allowed')
    expect(nextMoves(moves, cell.from, cell.actor).includes(cell.to)).toBe(cell.code === 'allowed')
  })
})

describe('a move', () => {
  test.each(['paid', '', 'constructor', '__proto__', 'toString'])(
    'to the unknown status "%s" is refused',
    (to) => {
      const moves = ORDER_MOVES as Moves<string>
      expect(answer(moves, { from: 'confirmed', to, actor: 'admin', code: '' })).toBe('moves.unknown')
    },
  )

  test.each(['paid', 'constructor', '__proto__'])('from the unknown status "%s" leads nowhere', (from) => {
    const moves = ORDER_MOVES as Moves<string>
    expect(nextMoves(moves, from, 'admin')).toEqual([])
    expect(answer(moves, { from, to: 'cancelled', actor: 'admin', code: '' })).toBe('moves.impossible')
  })

  test('names the field it failed on', () => {
    expect(move(ORDER_MOVES, 'delivered', 'shipped', 'seller')).toEqual({
      ok: false,
      issues: [{ code: 'moves.impossible', path: 'status', params: { from: 'delivered', to: 'shipped' } }],
    })
  })
})
