import type { Shop } from './open-shop'

/** What tests of disputes do and look at. */
export function disputesIn(shop: () => Shop) {
  const sessionOf = async (checkout: string) => (await shop().checkoutRow(checkout)).provider_session
  const paymentOf = async (checkout: string) => String((await shop().checkoutRow(checkout)).provider_payment)

  /** The buyer's bank disputes a payment; what is told arrives when the worker next looks. */
  async function dispute(checkout: string, more: { amount?: number; inquiry?: boolean } = {}) {
    const { id } = await shop().control<{ id: string }>(`sessions/${await sessionOf(checkout)}/dispute`, more)
    return (step: 'escalate' | 'answer' | 'win' | 'lose' | 'withdraw') =>
      shop().control(`disputes/${id}/${step}`)
  }

  async function lost(checkout: string, amount?: number) {
    const then = await dispute(checkout, { amount })
    await then('lose')
    await shop().tend()
  }

  const rowsOf = (checkout: string) =>
    shop().query<{
      id: string
      status: string
      amount: number
      loss: number
      hasDay: boolean
      isOver: boolean
    }>(
      `select id, status::text as status, amount::int as amount, loss::int as loss, due_by is not null as "hasDay",
        closed_at is not null as "isOver" from disputes where checkout_id = $1 order by created_at, id`,
      [checkout],
    )
  /** What the seller of an order was told of disputes. */
  const toldOf = async (order: string) => {
    const { number, seller_id: seller } = await shop().orderRow(order)
    const rows = await shop().query<{ kind: string }>(
      `select kind from notifications where kind like 'order.dispute%' and user_id = $1
        and params::json ->> 'number' = $2 order by created_at, id`,
      [seller, number],
    )
    return rows.map(({ kind }) => kind)
  }
  /** A payment for two orders, of two sellers. */
  async function twoOrders() {
    const mine = await shop().product({ stock: 9 })
    const other = await shop().seller()
    const theirs = await shop().product({ seller: other, stock: 9 })
    const { checkout, orders } = await shop().paid(await shop().buyer(), { [mine]: 1, [theirs]: 2 })
    const rows = await Promise.all(orders.map((id) => shop().orderRow(id)))
    const [first, second] = rows.map(({ id, seller_id, total_amount }) => {
      const seller = { kind: 'seller', id: String(seller_id), status: 'active' } as const
      return { id: String(id), seller, total: Number(total_amount) }
    })
    if (!first || !second) throw new Error('Not two orders')
    return { checkout, first, second }
  }
  const refundedOf = async (order: string) => Number((await shop().orderRow(order)).refunded)

  /** An order's ledger, summed by kind and account. */
  const booksOf = (order: string) =>
    shop().query(
      `select kind::text as kind, account::text as account, sum(amount)::int as sum from ledger_entries
        where order_id = $1 group by 1, 2 order by 1, 2`,
      [order],
    )
  const emailsOf = async (order: string, checkout: string) => {
    const { number } = await shop().orderRow(order)
    const { number: payment } = await shop().checkoutRow(checkout)
    const rows = await shop().query<{ template: string }>(
      "select template from emails where template ~* 'disput' and (params like $1 or params like $2) order by 1",
      [`%"${String(number)}"%`, `%"${String(payment)}"%`],
    )
    return rows.map(({ template }) => template)
  }
  /** The bank's last word, as the provider sends it. */
  const lastWord = async (checkout: string, amount: number, id = `du_${checkout}`) =>
    ({
      id,
      payment: await paymentOf(checkout),
      amount,
      reason: 'fraudulent',
      status: 'lost',
      openedAt: new Date().toISOString(),
      dueBy: null,
      what: 'charge.dispute.closed',
    }) as const
  return {
    sessionOf,
    paymentOf,
    dispute,
    lost,
    rowsOf,
    toldOf,
    twoOrders,
    refundedOf,
    booksOf,
    emailsOf,
    lastWord,
  }
}
