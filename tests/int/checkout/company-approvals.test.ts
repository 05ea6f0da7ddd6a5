import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { removeMember } from '@/features/account/companies/commands/change-member'
import { getCompany } from '@/features/account/companies/get-company'
import { giveQuote } from '@/features/buying/orders/commands/give-quote'
import { getOrder } from '@/features/buying/orders/get-order'
import { confirmTransfer } from '@/features/buying/payments/transfers/confirm-transfer'
import { openPayment } from '@/features/buying/payments/attempts/open-payment'
import { openCompanies, type Companies } from '~/tests/support/shop/companies'
import { codes } from '~/tests/support/shop/price-requests'

let world: Companies
let shop: Companies['shop']
beforeAll(async () => {
  world = await openCompanies()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const reserved = async (product: string) =>
  Number(
    (await shop.query<{ r: string }>('select reserved as r from products where id = $1', [product]))[0]?.r,
  )

/** What is asked for with each order. */
const QUOTED = [{ kind: 'quoted', provinces: [], amount: 0 }]

/** A requester's order of ten pieces. */
async function asked(more: object = {}) {
  const { owner, company } = await world.company()
  const user = await world.colleague(company, 'requester')
  const product = await shop.product({ stock: 100 })
  const placed = await shop.order(user, { [product]: 10 }, more)
  return { owner, company, user, product, ...placed }
}

describe('an order above a limit', () => {
  test('waits with its stock reserved, takes no payment, is announced, approved by an owner, paid, and the company’s (M100, M101, M107)', async () => {
    const { owner, company, user, product, checkout, orders, isUnapproved } = await asked()
    const order = orders[0] ?? ''
    expect(isUnapproved).toBe(true)
    expect(await reserved(product)).toBe(10)
    expect(await openPayment(checkout)).toEqual({ kind: 'unapproved' })
    await shop.tend()
    expect(await shop.checkoutRow(checkout)).toMatchObject({ payment_attempt: '0', company_id: company })
    const waiting = (await getCompany(await world.as(owner)))?.waiting
    expect(waiting).toMatchObject([{ checkout, order, orders: 1, person: 'Jo Kim' }])
    expect((await getCompany(await world.as(user)))?.waiting).toEqual([])
    const notices = await shop.query(
      'select user_id as user, kind from notifications where subject_id = $1 order by created_at, kind',
      [order],
    )
    expect(notices).toContainEqual({ user: owner, kind: 'approval.asked' })
    const mails = await shop.query('select template from emails where "to" in ($1, $2) order by template', [
      `${owner}@maru.test`,
      `${user}@maru.test`,
    ])
    expect(mails).toEqual([{ template: 'approvalAsked' }, { template: 'orderPlacedUnapproved' }])

    expect(codes(await world.say(owner, checkout, 'approved'))).toBe('ok')
    expect((await openPayment(checkout)).kind).toBe('page')
    await shop.act(checkout, 'pay')
    await shop.tend()
    expect(await shop.orderRow(order)).toMatchObject({ status: 'confirmed', company_id: company })
    expect((await getOrder(await world.as(owner), order))?.checkout.approval).toMatchObject({
      status: 'approved',
      person: 'Jo Kim',
    })
    expect(
      await shop.query("select 1 from emails where template = 'approvalGiven' and user_id = $1", [user]),
    ).toHaveLength(1)
  })

  test('by bank transfer has no reference before, and staff cannot confirm one (M101)', async () => {
    const { owner, checkout } = await asked({ provider: 'transfer' })
    const admin = { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' } as const
    const { total } = await shop.checkoutRow(checkout)
    const arrived = { checkout, amount: Number(total), bankReference: 'B-1' }
    expect((await shop.checkoutRow(checkout)).transfer_reference).toBeNull()
    expect(codes(await confirmTransfer(admin, arrived))).toBe('checkout: payment.unapproved')
    await world.say(owner, checkout, 'approved')
    expect((await shop.checkoutRow(checkout)).transfer_reference).toMatch(/^MARU-/)
    expect(codes(await confirmTransfer(admin, arrived))).toBe('ok')
  })

  test('is declined with a reason: cancelled, its stock released, its lines not in the cart, nothing to pay (M100)', async () => {
    const { owner, user, product, checkout, orders } = await asked()
    expect(codes(await world.say(owner, checkout, 'declined', 'Next month.\0'))).toBe('ok')
    expect(await reserved(product)).toBe(0)
    expect(await shop.orderRow(orders[0] ?? '')).toMatchObject({ status: 'cancelled' })
    expect(await shop.checkoutRow(checkout)).toMatchObject({
      status: 'cancelled',
      decline_reason: 'Next month.',
    })
    expect(await openPayment(checkout)).toEqual({ kind: 'closed' })
    expect(await shop.query('select 1 from cart_items where user_id = $1', [user])).toEqual([])
    const mails = await shop.query(
      "select template from emails where user_id = $1 and template <> 'orderPlacedUnapproved'",
      [user],
    )
    expect(mails).toEqual([{ template: 'approvalDeclined' }])
    expect(codes(await world.say(owner, checkout, 'approved'))).toBe('company.decided')
  })

  test('ends by itself when nobody decides, and cannot be approved afterwards (M100)', async () => {
    const { owner, product, checkout } = await asked()
    await shop.pass(checkout)
    expect(codes(await world.say(owner, checkout, 'approved'))).toBe('company.over')
    await shop.tend()
    expect(await reserved(product)).toBe(0)
    expect(await shop.checkoutRow(checkout)).toMatchObject({ status: 'expired' })
  })

  test('without its shipping cost is asked for with the last quote (M101)', async () => {
    const { owner, company } = await world.company()
    const seller = await shop.seller({ shippingRules: QUOTED })
    const product = await shop.product({ seller, stock: 100 })
    const user = await world.colleague(company, 'buyer', { orderLimit: 1 })
    const placed = await shop.order(user, { [product]: 10 })
    expect(placed).toMatchObject({ waitsForQuote: true, isUnapproved: false })
    expect(await world.approvalOf(placed.checkout)).toBeNull()
    const sellerActor = { kind: 'seller', id: seller, status: 'active' } as const
    await giveQuote(sellerActor, { order: placed.orders[0] ?? '', shipping: 5_000 })
    expect(await world.approvalOf(placed.checkout)).toBe('waiting')
    expect(await openPayment(placed.checkout)).toEqual({ kind: 'unapproved' })
    expect(codes(await world.say(owner, placed.checkout, 'approved'))).toBe('ok')
    expect((await openPayment(placed.checkout)).kind).toBe('page')
  })

  test('is decided by nobody but an owner of that company (P38)', async () => {
    const { company, user, checkout } = await asked()
    const stranger = await world.company()
    const others = [
      user,
      await world.colleague(company, 'buyer'),
      await world.colleague(company, 'accountant'),
      stranger.owner,
      await shop.buyer(),
      shop.ids.users.seller,
    ]
    for (const other of others)
      expect(codes(await world.say(other, checkout, 'approved'))).toBe('company.nothingWaits')
    const staff = { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' } as const
    const { decideCompanyOrder: decide } = await import('@/features/account/companies/commands/decide')
    expect(codes(await decide(staff, { checkout, to: 'approved', reason: '' }))).toBe('account.signIn')
    expect(await world.approvalOf(checkout)).toBe('waiting')
  })

  test('is not approved by who sells its goods or works for their seller, but by another owner (M100, P41)', async () => {
    const { owner, company } = await world.company()
    const seller = await shop.seller()
    const product = await shop.product({ seller, stock: 100 })
    const user = await world.colleague(company, 'requester')
    const clerk = await world.colleague(company, 'owner')
    const { checkout } = await shop.order(user, { [product]: 10 })
    await shop.query(
      `with own as (insert into company_members (id, company_id, user_id, role) values (gen_random_uuid(), $1, $2, 'owner'))
       insert into seller_people (id, seller_id, user_id, role) values (gen_random_uuid(), $2, $3, 'finance')`,
      [company, seller, clerk],
    )
    for (const own of [seller, clerk])
      expect(codes(await world.say(own, checkout, 'approved'))).toBe('company.ownGoods')
    expect(codes(await world.say(owner, checkout, 'approved'))).toBe('ok')
  })

  test('is not an accountant’s to place (M96)', async () => {
    const { company } = await world.company()
    const user = await world.colleague(company, 'accountant')
    const product = await shop.product({ stock: 100 })
    await shop.fill(user, { [product]: 10 })
    expect(codes(await shop.place(user))).toBe('company.accountant')
  })
})

describe('at the same moment', () => {
  test('two owners decide: one decision stands (M100)', async () => {
    const { owner, company, checkout, orders } = await asked()
    const second = await world.colleague(company, 'owner')
    const done = await Promise.all([
      world.say(owner, checkout, 'approved'),
      world.say(second, checkout, 'declined'),
      world.say(owner, checkout, 'approved'),
    ])
    expect(done.map(codes).toSorted()).toEqual(['company.decided', 'company.decided', 'ok'])
    const approval = await world.approvalOf(checkout)
    const { status } = await shop.orderRow(orders[0] ?? '')
    expect([approval, status]).toEqual(
      approval === 'approved' ? ['approved', 'pending_payment'] : ['declined', 'cancelled'],
    )
  })

  test('two orders of one member: the limit per month admits one (M99)', async () => {
    const { company } = await world.company()
    const product = await shop.product({ stock: 1000 })
    const seen = await shop.buyer()
    await shop.fill(seen, { [product]: 10 })
    const { total } = (await shop.seen(seen)).quote
    const user = await world.colleague(company, 'buyer', { monthLimit: Math.round(total * 1.5) })
    const lines = { [product]: 10 }
    const first = shop.order(user, lines)
    // The cart is one: the second is of what an offer or another window puts there meanwhile.
    const second = first.then(() => shop.order(user, lines))
    const both = await Promise.all([first, second])
    expect(both.map(({ isUnapproved }) => isUnapproved)).toEqual([false, true])

    // Two quotes given at once make both payable at once: together they are above the limit.
    const seller = await shop.seller({ shippingRules: QUOTED })
    const quoted = await shop.product({ seller, stock: 1000 })
    const other = await world.colleague(company, 'buyer', { monthLimit: Math.round(total * 1.5) })
    const placed = [await shop.order(other, { [quoted]: 10 }), await shop.order(other, { [quoted]: 10 })]
    const sellerActor = { kind: 'seller', id: seller, status: 'active' } as const
    await Promise.all(
      placed.map(({ orders }) => giveQuote(sellerActor, { order: orders[0] ?? '', shipping: 0 })),
    )
    const approvals = await Promise.all(placed.map(({ checkout }) => world.approvalOf(checkout)))
    expect(approvals.toSorted()).toEqual([null, 'waiting'])
  })

  test('an order is approved and its member removed: nothing of it can be paid (M106)', async () => {
    const { owner, user, product, checkout } = await asked()
    const member = await world.memberRow(user)
    const [, removed] = await Promise.all([
      world.say(owner, checkout, 'approved'),
      removeMember(await world.actor(owner), member),
    ])
    expect(codes(removed)).toBe('ok')
    expect(await world.approvalOf(checkout)).toBe('withdrawn')
    expect(await openPayment(checkout)).toEqual({ kind: 'closed' })
    await shop.tend()
    expect(await reserved(product)).toBe(0)
    expect(await shop.checkoutRow(checkout)).toMatchObject({ status: 'expired' })
  })

  test('a member is removed while the payment page is open: it is closed, or the payment that came first stands (M106)', async () => {
    const { owner, user, checkout, orders } = await asked()
    await world.say(owner, checkout, 'approved')
    await openPayment(checkout)
    const member = await world.memberRow(user)
    const actor = await world.actor(owner)
    await Promise.all([shop.act(checkout, 'pay'), removeMember(actor, member)])
    await shop.tend()
    await shop.tend()
    const { status } = await shop.orderRow(orders[0] ?? '')
    expect(['confirmed', 'cancelled']).toContain(status)
    expect(Number((await shop.checkoutRow(checkout)).captured) > 0).toBe(status === 'confirmed')
  })
})
