import { describe, expect, test } from 'vitest'
import { SELLER_MOVES } from '@/domain/people/actor'
import {
  type ActorKind,
  type Moves,
  mayMove,
  move,
  nextMoves,
  openStatesOf,
  sourcesOf,
} from '@/domain/values/moves'
import { ORDER_MOVES } from '@/domain/orders/order'
import { CHECKOUT_MOVES } from '@/domain/payments/checkout'
import { PAYOUT_MOVES } from '@/domain/payments/payouts/payout'
import { REFUND_MOVES } from '@/domain/payments/refund'
import { VERIFICATION_MOVES } from '@/domain/people/verification'
import { CHANGE_MOVES } from '@/domain/products/listing/change-rule'
import { IMPORT_MOVES } from '@/domain/products/import/import-state'
import { PRODUCT_MOVES } from '@/domain/products/product'

const ACTORS: ActorKind[] = ['system', 'buyer', 'seller', 'admin', 'editor']

/** Every move anyone may make, as 'from > to: who'; every other cell of the table is closed. */
const OPEN = {
  order: [
    'pending_payment > confirmed: system',
    'pending_payment > cancelled: system buyer admin',
    'confirmed > processing: seller admin',
    'confirmed > cancelled: system seller admin',
    'processing > shipped: seller admin',
    'processing > cancelled: system seller admin',
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
    'suspended > active: admin',
    'suspended > pending: admin',
    'suspended > rejected: admin',
  ],
  change: [
    'pending > approved: admin',
    'pending > declined: admin',
    'pending > changes_requested: admin',
    'pending > withdrawn: seller',
    'changes_requested > pending: seller',
    'changes_requested > declined: admin',
    'changes_requested > withdrawn: seller',
  ],
  refund: [
    'queued > sent: system admin',
    'queued > succeeded: system admin',
    'queued > failed: system',
    'sent > succeeded: system',
    'sent > failed: system',
    'succeeded > failed: system',
    'failed > sent: admin',
    'failed > succeeded: admin',
  ],
  checkout: [
    'pending_payment > paid: system',
    'pending_payment > on_terms: system',
    'pending_payment > expired: system',
    'pending_payment > cancelled: system',
    'on_terms > paid: system',
    'on_terms > cancelled: system',
    'paid > refunded: system',
    'expired > paid: system',
    'cancelled > paid: system',
    'refunded > paid: system',
  ],
  payout: [
    'requested > sent: admin',
    'requested > cancelled: seller admin',
    'sent > paid: admin',
    'sent > failed: admin',
    'paid > failed: admin',
  ],
  verification: [
    'pending > verified: system admin',
    'pending > declined: system admin',
    'verified > pending: system admin',
    'verified > declined: system admin',
    'declined > pending: system admin',
    'declined > verified: system admin',
  ],
  import: [
    'uploaded > checked: system',
    'uploaded > unreadable: system',
    'checked > running: seller',
    'running > stopping: seller',
    'running > done: system',
    'stopping > stopped: system',
    'stopping > done: system',
    'stopped > running: seller',
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
  ['change of a listing', CHANGE_MOVES as Moves<string>, OPEN.change],
  ['refund', REFUND_MOVES as Moves<string>, OPEN.refund],
  ['checkout', CHECKOUT_MOVES as Moves<string>, OPEN.checkout],
  ['payout', PAYOUT_MOVES as Moves<string>, OPEN.payout],
  ['verification', VERIFICATION_MOVES as Moves<string>, OPEN.verification],
  ['import', IMPORT_MOVES as Moves<string>, OPEN.import],
]

describe.each(TABLES)('the moves of the %s', (_name, moves, open) => {
  const all = cells(Object.keys(moves), open)

  test.each(all)('from $from to $to by $actor are $code', (cell) => {
    expect(answer(moves, cell)).toBe(cell.code)
    expect(mayMove(moves, cell.from, cell.to, cell.actor)).toBe(cell.code === 'allowed')
    expect(nextMoves(moves, cell.from, cell.actor).includes(cell.to)).toBe(cell.code === 'allowed')
    expect(sourcesOf(moves, cell.to, cell.actor).includes(cell.from)).toBe(cell.code === 'allowed')
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

  test('leads on from every state but the final ones', () => {
    expect(openStatesOf(PAYOUT_MOVES)).toEqual(['requested', 'sent', 'paid'])
    expect(openStatesOf(ORDER_MOVES)).not.toContain('delivered')
  })
})
