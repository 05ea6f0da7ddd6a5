import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENTRY_KINDS } from '@/domain/payments/ledger'
import { EARNED, lastTwelve } from '@/domain/payments/payouts/revenue'
import { settlementDay } from '@/features/selling/payouts/funds'
import { getBalance } from '@/features/selling/payouts/get-balance'
import { getStatement } from '@/features/selling/payouts/documents/get-statement'
import { listLines } from '@/features/selling/payouts/lines/list-lines'
import { listMonths } from '@/features/selling/payouts/months/list-months'
import { openEarner, type Earner } from '~/tests/support/shop/earned'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
let earner: Earner
/** Orders whose money is available, and such whose money waits: for the delivery, for its day, for the end of a dispute. */
const settled: string[] = []
const waiting: string[] = []

beforeAll(async () => {
  shop = await openShop()
  earner = await openEarner(shop)
  settled.push((await earner.deliver()).order, (await earner.deliver(2)).order)
  const [dated, disputed] = [await earner.deliver(), await earner.deliver()]
  waiting.push((await earner.ship()).order, dated.order, disputed.order)
  await shop.query('update orders set settles_on = $2 where id = $1', [dated.order, '2099-01-01'])
  await shop.query("update checkouts set dispute = 'open' where id = $1", [disputed.checkout])
})
afterAll(() => shop.close())

type Entry = { kind: string; amount: string; order: string | null; at: Date }
type Drawn = { kind: string; amount: number; place: number; ago: number }

const MONTH = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
})
const monthOf = ({ at }: Entry) => MONTH.format(at)
const sum = (entries: readonly Entry[]) => entries.reduce((all, { amount }) => all + BigInt(amount), 0n)

const DAY_MS = 86_400_000
/** Also at the last and first moments of days, where Toronto and Greenwich differ. */
const ago = fc.oneof(
  fc.integer({ min: 0, max: 420 * DAY_MS }),
  fc.integer({ min: 0, max: 420 }).map((days) => (Date.now() % DAY_MS) + days * DAY_MS),
)
const drawn = fc.record({
  kind: fc.constantFrom(...ENTRY_KINDS),
  amount: fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).filter((amount) => amount !== 0),
  place: fc.integer({ min: 0, max: 5 }),
  ago,
})

/** Books what was drawn: each entry of the seller has its counterpart, so that the set adds up to nothing. */
const book = (entries: readonly Drawn[]) =>
  shop.query(
    `insert into ledger_entries (id, entry_set, kind, account, seller_id, order_id, amount, created_at, updated_at)
     select gen_random_uuid(), e.set, e.kind::enum_ledger_entries_kind, side.account::enum_ledger_entries_account, $2, e.order_id::uuid,
       e.amount * side.sign, now() - make_interval(secs => e.ago / 1000.0), now()
     from jsonb_to_recordset($1) as e(set text, kind text, amount numeric, order_id text, ago float8),
       (values ('seller', 1), ('platform', -1)) as side(account, sign)`,
    [
      JSON.stringify(
        entries.map(({ place, ...entry }) => ({
          ...entry,
          set: randomUUID(),
          order_id: [...settled, ...waiting][place] ?? null,
        })),
      ),
      earner.id,
    ],
  )

const read = () =>
  shop.query<Entry>(
    `select kind::text as kind, amount::text as amount, order_id as "order", created_at as at
     from ledger_entries where seller_id = $1 and account = 'seller'`,
    [earner.id],
  )

async function allLines() {
  const first = await listLines(earner.id, 1)
  const rest = Array.from({ length: first.pages - 1 }, (_, at) => listLines(earner.id, at + 2))
  return [first, ...(await Promise.all(rest))].flatMap(({ lines }) => lines)
}

test('balances, bars, lines and statements are the ledger added up as big integers, whatever is in it', async () => {
  const check = async (entries: readonly Drawn[]) => {
    await book(entries)
    const all = await read()
    const isWaiting = ({ order }: Entry) => order !== null && waiting.includes(order)
    const { available, pending } = await getBalance(earner.id)
    expect(BigInt(available)).toBe(sum(all.filter((entry) => !isWaiting(entry))))
    expect(BigInt(pending)).toBe(sum(all.filter(isWaiting)))

    const { revenue, statements } = await listMonths(earner.id)
    const earned = all.filter(({ kind }) => EARNED.some((each) => each === kind))
    expect(revenue.map(({ month }) => month)).toEqual(lastTwelve(settlementDay()))
    for (const { month, revenue: shown } of revenue)
      expect(BigInt(shown)).toBe(sum(earned.filter((entry) => monthOf(entry) === month)))

    const booked = all.filter(({ kind }) => kind !== 'payout')
    expect((await allLines()).reduce((net, line) => net + BigInt(line.net), 0n)).toBe(sum(booked))

    let balance = 0n
    for (const month of statements.toReversed()) {
      const statement = await getStatement(earner.id, month)
      const own = all.filter((entry) => monthOf(entry) === month)
      expect(BigInt(statement?.opening ?? -1)).toBe(balance)
      expect(statement?.lines).toHaveLength(own.length)
      balance += sum(own)
      expect(BigInt(statement?.closing ?? -1)).toBe(balance)
      expect((statement?.sums ?? []).reduce((total, { amount }) => total + BigInt(amount), 0n)).toBe(sum(own))
    }
    expect(balance).toBe(sum(all))
  }
  await fc.assert(fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 12 }), check), {
    numRuns: 25,
    endOnFailure: true,
  })
})
