import { dueDayOf, termsMark } from '@/domain/people/companies/terms'
import { endTerms, giveTerms } from '@/admin/money/settings/give-terms'
import type { PlacementInput } from '@/features/buying/checkout/placement/place-order'
import { openCompanies } from './companies'

/** The shop, with companies that have terms of payment. */
export async function openTerms() {
  const world = await openCompanies()
  const { shop } = world
  const admin = { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' } as const

  const markOf = async (company: string) => {
    const [row] = await shop.query<Record<'days' | 'credit', string | null> & { usual: boolean }>(
      'select net_days as days, credit_limit as credit, settles_unpaid as usual from companies where id = $1',
      [company],
    )
    const numberOf = (text: string | null | undefined) => (text ? Number(text) : null)
    return termsMark({
      netDays: numberOf(row?.days),
      creditLimit: numberOf(row?.credit),
      settlesUnpaid: row?.usual,
    })
  }

  const typed = { netDays: '30', creditLimit: '20000', settlement: 'paid', reason: 'Known since 2019.' }
  const give = async (company: string, more: Partial<typeof typed> = {}) =>
    giveTerms(admin, { ...typed, ...more, company, seen: await markOf(company) })
  const end = async (company: string) =>
    endTerms(admin, { company, reason: 'No longer wanted.', seen: await markOf(company) })

  /** A company with net 30 and its owner. */
  async function trusted(more: Partial<typeof typed> = {}) {
    const made = await world.company()
    const done = await give(made.company, more)
    if (!done.ok) throw new Error(JSON.stringify(done.issues))
    return made
  }

  const ON_TERMS = {
    provider: 'terms',
    dueOn: dueDayOf(30, new Date()),
  } as const satisfies Partial<PlacementInput>

  /** Ten pieces on terms, ordered by a member. */
  async function onTerms(user: string, more: Partial<PlacementInput> & { seller?: string } = {}) {
    const { seller, ...placing } = more
    const product = await shop.product({ stock: 1000, ...(seller && { seller }) })
    const placed = await shop.order(user, { [product]: 10 }, { ...ON_TERMS, ...placing })
    return { ...placed, product, order: placed.orders[0] ?? '' }
  }

  const owedOf = async (checkout: string) => Number((await shop.checkoutRow(checkout)).owed)
  /** As if an order on terms had been confirmed so many days sooner. */
  const age = (checkout: string, days: number) =>
    shop.query(
      `update checkouts set due_on = (due_on::date - $2::int)::text, remind_on = (remind_on::date - $2::int)::text where id = $1`,
      [checkout, days],
    )
  const receivable = async (order: string) =>
    Number(
      (
        await shop.query<{ sum: string | null }>(
          "select sum(amount) from ledger_entries where order_id = $1 and account = 'receivable'",
          [order],
        )
      )[0]?.sum ?? 0,
    )

  return { ...world, admin, typed, give, end, markOf, trusted, ON_TERMS, onTerms, owedOf, age, receivable }
}

export type Terms = Awaited<ReturnType<typeof openTerms>>
