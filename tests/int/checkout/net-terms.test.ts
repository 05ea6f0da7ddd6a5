import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { giveQuote } from '@/features/buying/orders/commands/give-quote'
import { getTermsOption } from '@/features/buying/checkout/company/terms-option'
import { remindOfTerms } from '@/features/account/companies/commands/remind-of-terms'
import { leaveAsColleague } from '@/features/account/companies/commands/change-member'
import { readCredit } from '@/server/people/companies/credit'
import { database } from '@/server/db/transaction'
import { dueDayOf } from '@/domain/people/companies/terms'
import { openTerms, type Terms } from '~/tests/support/shop/net-terms'
import { codes } from '~/tests/support/shop/price-requests'

let world: Terms
let shop: Terms['shop']
beforeAll(async () => {
  world = await openTerms()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const mailsOf = async (user: string) =>
  (
    await shop.query<{ template: string }>(
      'select template from emails where user_id = $1 order by created_at, template',
      [user],
    )
  ).map(({ template }) => template)

describe('an order on terms', () => {
  test('is confirmed at once: stock taken, the seller notified, an invoice with the day, a receivable (M120, M121)', async () => {
    const { owner, company } = await world.trusted()
    const seller = await shop.seller()
    const { checkout, order, product, isOnTerms } = await world.onTerms(owner, { seller })
    expect(isOnTerms).toBe(true)
    const row = await shop.checkoutRow(checkout)
    const dueOn = dueDayOf(30, new Date())
    expect(row).toMatchObject({ status: 'on_terms', due_on: dueOn, captured: '0', expires_at: null })
    expect(row.owed).toBe(row.total)
    expect(await shop.orderRow(order)).toMatchObject({ status: 'confirmed', company_id: company })
    expect(await world.receivable(order)).toBe(-Number(row.total))
    expect(await shop.query('select stock, reserved from products where id = $1', [product])).toEqual([
      { stock: '990', reserved: '0' },
    ])
    const [invoice] = await shop.query<{ content: string }>(
      'select content from invoices where order_id = $1',
      [order],
    )
    expect(JSON.parse(invoice?.content ?? '{}')).toMatchObject({
      payment: { terms: { netDays: 30, dueOn }, reference: row.transfer_reference, paidAt: null },
    })
    expect(await mailsOf(owner)).toEqual(['netTermsGiven', 'orderOnTerms'])
    expect(await mailsOf(seller)).toEqual(['orderNewOnTerms'])
    expect((await readCredit(await database(), company))?.used).toBe(Number(row.total))
    // The worker leaves it alone.
    await shop.tend()
    await shop.reconcile()
    expect(await shop.checkoutRow(checkout)).toMatchObject({ status: 'on_terms', payment_attempt: '0' })
  })

  test('sent again is the same order, and another way to pay under its key is none (M24)', async () => {
    const { owner } = await world.trusted()
    const product = await shop.product({ stock: 100 })
    await shop.fill(owner, { [product]: 2 })
    const { digest } = await shop.seen(owner)
    const form = { ...world.ON_TERMS, key: 'the-same-form', digest }
    const [first, again] = [await shop.place(owner, form), await shop.place(owner, form)]
    expect([codes(first), codes(again)]).toEqual(['ok', 'ok'])
    expect(again).toEqual(first)
    expect(codes(await shop.place(owner, { ...form, provider: 'transfer' }))).toBe('key: checkout.keyUsed')
  })

  test('is offered to owners and buyers alone, and refused to everybody else (M120)', async () => {
    const { owner, company } = await world.trusted()
    const [buyer, requester, accountant] = [
      await world.colleague(company, 'buyer'),
      await world.colleague(company, 'requester'),
      await world.colleague(company, 'accountant'),
    ]
    const stranger = await shop.buyer()
    const other = await world.company()
    const quote = { total: 100_00, isFinal: true }
    const offered = async (user: string) =>
      Boolean(await getTermsOption(await world.as(user), quote, null, 'en'))
    expect(
      await Promise.all([owner, buyer, requester, accountant, stranger, other.owner].map(offered)),
    ).toEqual([true, true, false, false, false, false])
    const product = await shop.product({ stock: 100 })
    const refusedAs = async (user: string) => {
      await shop.fill(user, { [product]: 2 })
      return codes(await shop.place(user, world.ON_TERMS))
    }
    expect(await refusedAs(requester)).toBe('provider: netTerms.role')
    expect(await refusedAs(accountant)).toBe('company.accountant')
    expect(await refusedAs(stranger)).toBe('provider: netTerms.none')
    expect(await refusedAs(other.owner)).toBe('provider: netTerms.none')
    expect(
      await shop.query('select 1 from orders where buyer_id = any($1)', [[requester, stranger]]),
    ).toEqual([])
    await world.end(company)
    expect(await refusedAs(buyer)).toBe('provider: netTerms.none')
  })

  test('that does not fit, or while something is overdue, is refused and says so at checkout (M120, M122)', async () => {
    const { owner, company } = await world.trusted({ creditLimit: '1' })
    const product = await shop.product({ stock: 1000 })
    await shop.fill(owner, { [product]: 10 })
    expect(codes(await shop.place(owner, world.ON_TERMS))).toBe('provider: netTerms.overLimit')
    const asked = async () =>
      getTermsOption(await world.as(owner), { total: 2_00, isFinal: true }, null, 'en')
    expect(await asked()).toMatchObject({ isOpen: false, text: expect.stringContaining('$1.00') })
    await world.give(company, { creditLimit: '20000' })
    expect(await asked()).toMatchObject({ isOpen: true })
    const { checkout } = await world.onTerms(owner)
    await world.age(checkout, 31)
    expect(await asked()).toMatchObject({ isOpen: false, text: expect.stringContaining('overdue') })
    await shop.fill(owner, { [product]: 10 })
    expect(codes(await shop.place(owner, world.ON_TERMS))).toBe('provider: netTerms.overdue')
  })

  test('is due on the day that was shown, or nothing is ordered (M120)', async () => {
    const { owner, company } = await world.trusted()
    const product = await shop.product({ stock: 1000 })
    await shop.fill(owner, { [product]: 10 })
    await world.give(company, { netDays: '15' })
    for (const dueOn of [world.ON_TERMS.dueOn, undefined, 'tomorrow'])
      expect(codes(await shop.place(owner, { provider: 'terms', dueOn }))).toBe(
        'provider: netTerms.changedDay',
      )
    expect(codes(await shop.place(owner, { provider: 'terms', dueOn: dueDayOf(15, new Date()) }))).toBe('ok')
  })

  test('above a member’s limit waits for an owner, then is confirmed (M120, M100)', async () => {
    const { owner, company } = await world.trusted()
    const user = await world.colleague(company, 'buyer', { orderLimit: 1 })
    const { checkout, order, isOnTerms, isUnapproved } = await world.onTerms(user)
    expect([isOnTerms, isUnapproved]).toEqual([false, true])
    expect(await world.owedOf(checkout)).toBe(0)
    expect(codes(await world.say(owner, checkout, 'approved'))).toBe('ok')
    expect(await shop.checkoutRow(checkout)).toMatchObject({ status: 'on_terms', approval: 'approved' })
    expect(await shop.orderRow(order)).toMatchObject({ status: 'confirmed' })
    expect(await mailsOf(user)).toContain('orderOnTerms')
  })

  test('that no longer fits when it is approved is to be paid at once (M120)', async () => {
    const { owner, company } = await world.trusted()
    const user = await world.colleague(company, 'buyer', { orderLimit: 1 })
    const { checkout, order } = await world.onTerms(user)
    await world.give(company, { creditLimit: '1' })
    expect(codes(await world.say(owner, checkout, 'approved'))).toBe('ok')
    expect(await shop.checkoutRow(checkout)).toMatchObject({
      status: 'pending_payment',
      net_days: null,
      provider: 'transfer',
      transfer_reference: expect.stringMatching(/^MARU-/),
    })
    expect(await shop.orderRow(order)).toMatchObject({ status: 'pending_payment' })
    expect(await mailsOf(user)).toContain('netTermsRefused')
  })

  test('with shipping to be quoted is confirmed with the quote (M120)', async () => {
    const { owner } = await world.trusted()
    const seller = await shop.seller({ shippingRules: [{ kind: 'quoted', provinces: [], amount: 0 }] })
    const { checkout, order, isOnTerms } = await world.onTerms(owner, { seller })
    expect(isOnTerms).toBe(false)
    await giveQuote({ kind: 'seller', id: seller, status: 'active' }, { order, shipping: 5_000 })
    expect(await shop.checkoutRow(checkout)).toMatchObject({ status: 'on_terms' })
    expect(await mailsOf(owner)).not.toContain('orderQuoteGivenTransfer')
    expect(await mailsOf(owner)).toContain('orderOnTerms')
  })
})

describe('at the same moment', () => {
  test('two orders of two members never exceed the limit (M120)', async () => {
    const { owner, company } = await world.trusted()
    const second = await world.colleague(company, 'buyer')
    const third = await world.colleague(company, 'owner')
    const product = await shop.product({ stock: 1000 })
    const members = [owner, second, third]
    for (const user of members) await shop.fill(user, { [product]: 10 })
    const { total } = (await shop.seen(owner)).quote
    await world.give(company, { creditLimit: ((total * 2) / 100).toFixed(2) })
    const done = await Promise.all(members.map((user) => shop.place(user, world.ON_TERMS)))
    expect(done.map(codes).toSorted()).toEqual(['ok', 'ok', 'provider: netTerms.overLimit'])
    expect((await readCredit(await database(), company))?.used).toBe(total * 2)
  })

  test('an owner approves two orders of which one fits: the other is to be paid at once (M120)', async () => {
    const { owner, company } = await world.trusted()
    const second = await world.colleague(company, 'owner')
    const user = await world.colleague(company, 'buyer', { orderLimit: 1 })
    const placed = [await world.onTerms(user), await world.onTerms(user)]
    const total = Number((await shop.checkoutRow(placed[0]?.checkout ?? '')).total)
    await world.give(company, { creditLimit: ((total * 1.5) / 100).toFixed(2) })
    await Promise.all([
      world.say(owner, placed[0]?.checkout ?? '', 'approved'),
      world.say(second, placed[1]?.checkout ?? '', 'approved'),
    ])
    const rows = await Promise.all(placed.map(({ checkout }) => shop.checkoutRow(checkout)))
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['on_terms', 'pending_payment'])
  })

  test('the terms end while an order is placed: it is on terms whole, or not ordered (M120)', async () => {
    const { owner, company } = await world.trusted()
    const product = await shop.product({ stock: 1000 })
    await shop.fill(owner, { [product]: 10 })
    const [placed] = await Promise.all([shop.place(owner, world.ON_TERMS), world.end(company)])
    expect(['ok', 'provider: netTerms.none']).toContain(codes(placed))
  })
})

describe('what is owed', () => {
  test('is reminded of three days before, and one, seven and fourteen days after, once each (M122)', async () => {
    const { owner, company } = await world.trusted()
    const accountant = await world.colleague(company, 'accountant')
    const colleague = await world.colleague(company, 'buyer')
    const user = await world.colleague(company, 'buyer')
    const { checkout } = await world.onTerms(user)
    const reminded = async (who: string) =>
      (await mailsOf(who)).filter((name) => name === 'netTermsDue' || name === 'netTermsOverdue')
    await remindOfTerms()
    expect(await reminded(user)).toEqual([])
    await world.age(checkout, 27)
    await Promise.all([remindOfTerms(), remindOfTerms()])
    expect(await reminded(user)).toEqual(['netTermsDue'])
    await world.age(checkout, 4)
    await remindOfTerms()
    await remindOfTerms()
    for (const who of [user, owner, accountant])
      expect(await reminded(who)).toEqual(['netTermsDue', 'netTermsOverdue'])
    expect(await reminded(colleague)).toEqual([])
    await world.age(checkout, 30)
    await remindOfTerms()
    await remindOfTerms()
    expect((await shop.checkoutRow(checkout)).remind_on).toBeNull()
    expect(await reminded(owner)).toHaveLength(3)
  })

  test('keeps the last member in the company, and nobody else (M126)', async () => {
    const { owner, company } = await world.trusted()
    const second = await world.colleague(company, 'owner')
    await world.onTerms(owner)
    expect(codes(await leaveAsColleague(await world.actor(owner)))).toBe('ok')
    expect(codes(await leaveAsColleague(await world.actor(second)))).toBe('company.owes')
    expect((await world.as(second)).membership?.id).toBe(company)
  })
})
