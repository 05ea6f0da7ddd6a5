import { afterAll, beforeAll, expect, test } from 'vitest'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { aSale } from '~/tests/support/shop/a-sale'
import { INVARIANTS } from '~/dev/drill/invariants'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
let paid: { checkout: string; order: string }
let waiting: { checkout: string; order: string }
let product: string
beforeAll(async () => {
  shop = await openShop()
  const sale = await aSale(shop)
  paid = sale
  product = sale.product
  await refundOrder(sale.seller, { order: sale.order, amount: 500, reason: 'Chipped', key: 'form-0001' })
  await shop.tend()
  const placed = await shop.order(await shop.buyer(), { [product]: 2 })
  waiting = { checkout: placed.checkout, order: placed.orders[0] ?? '' }
})
afterAll(() => shop.close())

/** A dispute that nobody booked. */
const aLostDispute = (loss: number) => `
  insert into disputes (id, checkout_id, buyer_id, provider_dispute, provider_payment, amount, status, opened_at, loss)
  select gen_random_uuid(), id, buyer_id, 'dp_never_booked', 'pi_never_booked', 700, 'lost', now(), ${loss}
  from checkouts where id = '${paid.checkout}'`

/** An offer that was ordered, at other freight than its order has. */
const anOffer = () => `
  insert into price_requests (id, number, buyer_id, seller_id, status, freight, min_days, max_days, offered_at, expires_at, checkout_id)
  select gen_random_uuid(), 'Q-99', buyer_id, seller_id, 'ordered', shipping + 1, 1, 2, now(), now(), checkout_id
  from orders where id = '${paid.order}'`

/** A return of more than was ordered, of which nothing was booked. */
const aReturn = (refunded: number) => `
  insert into returns (id, number, order_id, buyer_id, seller_id, reason, value, refunded)
  select gen_random_uuid(), 'R-99', id, buyer_id, seller_id, 'mind', 100, ${refunded} from orders where id = '${paid.order}';
  insert into returns_items (_order, _parent_id, id, item, product_id, product_name, quantity, unit_price)
  select 1, b.id, 'line', i.id, i.product_id, 'x', i.quantity + 1, 1
  from returns b join orders_items i on i._parent_id = b.order_id where b.number = 'R-99'`

/** A parcel that is on its way, of an order that is delivered. */
const aParcel = () => `
  update orders set status = 'delivered' where id = '${paid.order}';
  insert into order_shipments (id, order_id, buyer_id, seller_id, parcel, carrier, tracking_number, shipped_at)
  select gen_random_uuid(), id, buyer_id, seller_id, 1, 'dhl', '1', now() from orders where id = '${paid.order}'`

/** A sample of the order, of which so much is credited to the same. */
const aSample = (credit: number) => `
  insert into samples (id, buyer_id, product_id, status, price, order_id, credit, credit_order_id)
  select gen_random_uuid(), buyer_id, '${product}', 'ordered', 900, id, ${credit}, case when ${credit} > 0 then id end
  from orders where id = '${paid.order}'`

/** The goods of both orders, as if they were samples. */
const asSamples = () => `
  update orders_items set is_sample = true, quantity = 1, total_price = unit_price
  where _parent_id in ('${paid.order}', '${waiting.order}')`

/** A discount of the order that its lines know nothing of. */
const aDiscount = (payer: 'seller' | 'house') => `
  update orders set discounted = 100, discount_code = 'TEN', discount_paid_by = '${payer}' where id = '${paid.order}'`

/** For each invariant, books that break it: a check that cannot fail would be none. */
const BROKEN: Record<keyof typeof INVARIANTS, () => string> = {
  'reserved is the sum of the open reservations': () =>
    `update products set reserved = reserved + 1 where id = '${product}'`,
  'stock is what its history adds up to': () =>
    `update products set stock = stock + 1 where id = '${product}'`,
  'an order from an offer costs what was offered': () =>
    `${anOffer()}; update orders set offer_number = 'Q-99' where id = '${paid.order}'`,
  'an offer is ordered once at a time, and paid once': () =>
    `update orders set offer_number = 'Q-99' where id in ('${paid.order}', '${waiting.order}')`,
  'an offer is ordered as long as it has such an order': anOffer,
  'a return has refunded what its refunds come to': () => aReturn(1),
  'the parcels of an order have what its lines say is sent': () =>
    `update orders_items set shipped = 1 where _parent_id = '${paid.order}'`,
  'of an order that is shipped nothing is left to send': () =>
    `update orders set status = 'shipped' where id = '${paid.order}'`,
  'a delivered order has no parcel on its way': aParcel,
  'no line is returned oftener than it was sent': () => aReturn(0),
  'a sample is credited as much as its order was reduced': () => aSample(100),
  'no order is reduced without a sample of its buyer': () => `
    update orders_items set sample_credit = 1, total_price = total_price - 1 where _parent_id = '${paid.order}'`,
  'a member has one sample of a product': () => `
    ${asSamples()};
    update orders set buyer_id = (select buyer_id from orders where id = '${paid.order}') where id = '${waiting.order}'`,
  'no sample is kept that its order does not send': () => `
    ${aSample(0)}; ${asSamples()};
    update orders_items set called_off = 1 where _parent_id = '${paid.order}'`,
  'what was captured, or is owed on terms, is what orders cost, less what went back': () =>
    `update checkouts set captured = captured + 1 where id = '${paid.checkout}'`,
  'what went back is the sum of the refunds': () =>
    `update refunds set amount = amount + 1 where checkout_id = '${paid.checkout}'`,
  'what is owed on terms is what the ledger holds as receivable': () =>
    `update ledger_entries set account = 'receivable' where entry_set = 'sale:${paid.order}' and account = 'cash'`,
  'something is owed as long as a checkout is on terms, and then only': () =>
    `update checkouts set status = 'on_terms' where id = '${paid.checkout}'`,
  'a lost dispute is booked once and whole, and no other is booked': () => aLostDispute(0),
  'the ledger holds what disputes took beyond the orders': () => aLostDispute(700),
  'no refund is owed that a lost dispute has paid': () => `
    update refunds set status = 'failed', provider_payment = 'pi_never_booked' where checkout_id = '${paid.checkout}';
    ${aLostDispute(700)}`,
  'every set of the ledger sums to zero': () =>
    `update ledger_entries set amount = amount + 1 where entry_set = 'sale:${paid.order}' and account = 'platform'`,
  'the ledger holds the cash of every confirmed order, or what is owed for it': () =>
    `delete from ledger_entries where entry_set = 'sale:${paid.order}'`,
  'no ledger entry is of an order that was never confirmed': () =>
    `update ledger_entries set order_id = '${waiting.order}' where order_id = '${paid.order}'`,
  'every paid checkout is confirmed or refunded': () =>
    `update orders set status = 'cancelled', confirmed_at = null where id = '${paid.order}'`,
  'no order waits for money that has come': () =>
    `update orders set status = 'pending_payment' where id = '${paid.order}'`,
  'no order is confirmed without money or terms': () =>
    `update checkouts set status = 'pending_payment', captured = 0, refunded = 0 where id = '${paid.checkout}'`,
  'goods are held for waiting orders only, and taken for confirmed ones': () =>
    `update reservations set status = 'released' where order_id = '${waiting.order}'`,
  'every history begins with the placing, follows the table and ends where the order is': () =>
    `update order_events set "to" = 'shipped' where order_id = '${paid.order}' and "to" = 'confirmed'`,
  'the ledger holds every paid payout once, and no other': () =>
    `update payouts set status = 'paid' where id = '${shop.ids.payouts.sellers}'`,
  'every commission invoice comes to the commission of its month, and its tax is booked once': () => `
    insert into commission_invoices (id, sequence, number, seller_id, month, amount, tax, issued_at, content)
    values (gen_random_uuid(), 99999, 'MARU-99999', '${shop.ids.users.seller}', '2001-01', 100, 13, now(), '{}')`,
  'no tax on commission is booked without its document': () =>
    `update ledger_entries set kind = 'commission_tax', account = 'tax' where entry_set = 'sale:${paid.order}'`,
  'every order of a checkout has a history': () =>
    `delete from order_events where order_id = '${paid.order}'`,
  'every order adds up': () =>
    `update orders set shipping = shipping + 1, total_amount = total_amount + 2 where id = '${paid.order}'`,
  'what a code took off an order stands in its lines': () => aDiscount('seller'),
  'the uses of a code are the checkouts that are discounted by it': () => `
    insert into discounts (id, code, seller_id, percent, "from", until, used)
    values (gen_random_uuid(), 'TEN', '${shop.ids.users.seller}', 10, now(), now() + interval '1 day', 1)`,
  'the house has paid what its codes took off, less what went back': () => aDiscount('house'),
  'prices are cut by the cut that a product names, and by no other': () =>
    `update products_moq_prices set regular_price = unit_price + 1 where _parent_id = '${product}'`,
  'a checkout that waits comes to what its orders come to': () =>
    `update checkouts set subtotal = subtotal + 1, total = total + 1 where id = '${waiting.checkout}'`,
}

test('all hold in a shop that works', async () => {
  expect(await shop.broken()).toEqual([])
})

test.each(Object.keys(INVARIANTS))('it is noticed where it is not so that %s', async (name) => {
  const client = await shop.payload.db.pool.connect()
  try {
    // What the database would refuse is done behind its back.
    await client.query('begin; set local session_replication_role = replica')
    await client.query(BROKEN[name]?.() ?? '')
    expect((await client.query(INVARIANTS[name] ?? '')).rows.length).toBeGreaterThan(0)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
