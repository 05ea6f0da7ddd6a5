import { ORDER_MOVES, ORDER_STATUSES } from '@/domain/orders/order'
import { nextMoves } from '@/domain/values/moves'
import { VOID_RETURNS } from '@/domain/orders/returns/moves'

/** Every step an order may make, whoever makes it. */
const STEPS = ORDER_STATUSES.flatMap((from) =>
  (['system', 'buyer', 'seller', 'admin'] as const).flatMap((actor) =>
    nextMoves(ORDER_MOVES, from, actor).map((to) => `('${from}', '${to}', '${actor}')`),
  ),
)

const REAL = "c.number ~ '^C-[0-9]+$'"
const CONFIRMED =
  "(o.status in ('confirmed', 'processing', 'shipped', 'delivered') or (o.status = 'cancelled' and o.confirmed_at is not null))"

/**
 * What is true of the books at any moment, whatever was killed, lost or said twice (rule M39). Each statement finds the rows that
 * break it.
 */
export const INVARIANTS: Record<string, string> = {
  'reserved is the sum of the open reservations': `
    select p.id from products p where reserved <> (
      select coalesce(sum(quantity), 0) from reservations r where r.product_id = p.id and r.status = 'open')`,
  'stock is what its history adds up to': `
    select p.id from products p where stock <> (
      select coalesce(sum(change), 0) from stock_movements m where m.product_id = p.id)`,
  'an order from an offer costs what was offered': `
    select o.id from orders o join price_requests q on q.number = o.offer_number
    where o.shipping <> q.freight or o.subtotal <> (
      select sum(i.unit_price * i.quantity) from price_requests_items i where i._parent_id = q.id)`,
  'an offer is ordered once at a time, and paid once': `
    select o.offer_number from orders o where o.offer_number is not null
      and (o.status <> 'cancelled' or o.confirmed_at is not null)
    group by o.offer_number having count(*) > 1`,
  'an offer is ordered as long as it has such an order': `
    select q.id from price_requests q where q.number ~ '^Q-[0-9]+$' and (q.status = 'ordered') <> exists (
      select 1 from orders o where o.offer_number = q.number and (o.status <> 'cancelled' or o.confirmed_at is not null))`,
  'a return has refunded what its refunds come to': `
    select b.id from returns b where b.refunded <> (
      select coalesce(sum(r.amount), 0) from refunds r where r.idempotency_key like 'return:' || b.id || ':%')`,
  'the parcels of an order have what its lines say is sent': `
    select i.id from orders_items i join orders o on o.id = i._parent_id join checkouts c on c.id = o.checkout_id
    where ${REAL} and i.shipped <> (
      select coalesce(sum(l.quantity), 0) from order_shipments_items l join order_shipments p on p.id = l._parent_id
      where p.order_id = o.id and l.item = i.id)`,
  'of an order that is shipped nothing is left to send': `
    select i.id from orders_items i join orders o on o.id = i._parent_id join checkouts c on c.id = o.checkout_id
    where ${REAL} and o.status in ('shipped', 'delivered') and i.shipped + i.called_off <> i.quantity`,
  'a delivered order has no parcel on its way': `
    select p.id from order_shipments p join orders o on o.id = p.order_id join checkouts c on c.id = o.checkout_id
    where ${REAL} and o.status = 'delivered' and p.delivered_at is null`,
  'no line is returned oftener than it was sent': `
    select i.id from orders_items i where i.quantity - i.called_off < (
      select coalesce(sum(l.quantity), 0) from returns_items l join returns b on b.id = l._parent_id
      where l.item = i.id and b.status not in (${VOID_RETURNS.map((status) => `'${status}'`).join(', ')}))`,
  'a sample is credited as much as its order was reduced': `
    select s.id from samples s where s.credit <> coalesce((
      select sum(i.sample_credit) from orders_items i join orders o on o.id = i._parent_id
      where o.id = s.credit_order_id and o.status <> 'cancelled' and i.product_id = s.product_id), 0)`,
  'no order is reduced without a sample of its buyer': `
    select i.id from orders_items i join orders o on o.id = i._parent_id join users u on u.id = o.buyer_id
    where i.sample_credit > 0 and o.status <> 'cancelled' and u.deleted_at is null and not exists (
      select 1 from samples s where s.credit_order_id = o.id and s.buyer_id = o.buyer_id and s.product_id = i.product_id)`,
  'a member has one sample of a product': `
    select o.buyer_id from orders_items i join orders o on o.id = i._parent_id
    where i.is_sample and o.status <> 'cancelled' and i.called_off < i.quantity group by o.buyer_id, i.product_id having count(*) > 1`,
  'no sample is kept that its order does not send': `
    select s.id from samples s join orders_items i on i._parent_id = s.order_id and i.product_id = s.product_id
    where i.is_sample and i.called_off > 0`,
  'what was captured, or is owed on terms, is what orders cost, less what went back': `
    select c.id from checkouts c where ${REAL} and c.captured - c.refunded + c.owed <> (
      select coalesce(sum(o.total_amount - o.refunded), 0) from orders o where o.checkout_id = c.id and ${CONFIRMED})`,
  'what went back is the sum of the refunds': `
    select c.id from checkouts c where ${REAL} and c.refunded <> (
      select coalesce(sum(r.amount), 0) from refunds r where r.checkout_id = c.id and r.status <> 'credited')`,
  'what is owed on terms is what the ledger holds as receivable': `
    select c.id from checkouts c where -c.owed <> (
      select coalesce(sum(l.amount), 0) from ledger_entries l join orders o on o.id = l.order_id
      where o.checkout_id = c.id and l.account = 'receivable')`,
  'something is owed as long as a checkout is on terms, and then only': `
    select c.id from checkouts c where (c.status = 'on_terms') <> (c.owed > 0)`,
  'a lost dispute is booked once and whole, and no other is booked': `
    select d.id from disputes d join checkouts c on c.id = d.checkout_id where ${REAL}
      and (case when d.status = 'lost' then d.amount else 0 end) <> d.loss + (
        select coalesce(sum(r.amount), 0) from refunds r
        where r.provider_refund = d.provider_dispute or r.provider_refund like d.provider_dispute || '/%')`,
  'the ledger holds what disputes took beyond the orders': `
    select d.id from disputes d where d.loss <> (
      select coalesce(sum(l.amount), 0) from ledger_entries l
        where (l.entry_set = 'loss:' || d.id or l.entry_set like 'loss-return:' || d.id || ':%') and l.account = 'cash')`,
  'no refund is owed that a lost dispute has paid': `
    select r.id from refunds r join disputes d on d.provider_payment = r.provider_payment
    where d.loss > 0 and r.status in ('queued', 'failed')`,
  'every set of the ledger sums to zero': `
    select entry_set from ledger_entries group by entry_set having sum(amount) <> 0`,
  'the ledger holds the cash of every confirmed order, or what is owed for it': `
    select o.id from orders o join checkouts c on c.id = o.checkout_id where ${REAL} and ${CONFIRMED}
      and o.refunded - o.total_amount is distinct from (
        select sum(l.amount) from ledger_entries l where l.order_id = o.id and l.account in ('cash', 'receivable'))`,
  'no ledger entry is of an order that was never confirmed': `
    select o.id from orders o join checkouts c on c.id = o.checkout_id where ${REAL} and not ${CONFIRMED}
      and exists (select 1 from ledger_entries l where l.order_id = o.id)`,
  'every paid checkout is confirmed or refunded': `
    select c.id from checkouts c where ${REAL} and c.captured > 0 and c.refunded < c.captured
      and not exists (select 1 from orders o where o.checkout_id = c.id and ${CONFIRMED})`,
  'no order waits for money that has come': `
    select c.id from checkouts c join orders o on o.checkout_id = c.id
    where ${REAL} and c.status <> 'pending_payment' and o.status = 'pending_payment'`,
  'no order is confirmed without money or terms': `
    select c.id from checkouts c join orders o on o.checkout_id = c.id
    where ${REAL} and c.captured = 0 and c.due_on is null and ${CONFIRMED}`,
  'goods are held for waiting orders only, and taken for confirmed ones': `
    select r.id from reservations r join orders o on o.id = r.order_id join checkouts c on c.id = o.checkout_id where ${REAL} and (
      (r.status = 'open') <> (o.status = 'pending_payment') or (r.status = 'taken') <> ${CONFIRMED})`,
  'every history begins with the placing, follows the table and ends where the order is': `
    with steps as (
      select e.*, lag(e.to::text) over w as before, lead(e.to::text) over w as after, row_number() over w as n
      from order_events e window w as (partition by order_id order by created_at, id)
    )
    select s.id from steps s join orders o on o.id = s.order_id join checkouts c on c.id = o.checkout_id
    where ${REAL} and (
      (n = 1 and (s.from is not null or s.to <> 'pending_payment'))
      or (n > 1 and (s.from::text is distinct from before or (s.from::text, s.to::text, s.actor_kind::text) not in (${STEPS.join(', ')})))
      or (after is null and s.to::text <> o.status::text))`,
  'the ledger holds every paid payout once, and no other': `
    select p.id from payouts p where (case when p.status = 'paid' then -p.amount else 0 end) <> (
      select coalesce(sum(l.amount), 0) from ledger_entries l where l.payout_id = p.id and l.account = 'seller')`,
  'every commission invoice comes to the commission of its month, and its tax is booked once': `
    select i.id from commission_invoices i where i.number ~ '^MARU-[0-9]+$' and (
      i.amount is distinct from (select -sum(l.amount) from ledger_entries l
        where l.seller_id = i.seller_id and l.account = 'seller' and l.kind = 'commission'
          and to_char(l.created_at at time zone 'America/Toronto', 'YYYY-MM') = i.month)
      or i.tax <> (select coalesce(sum(l.amount), 0) from ledger_entries l
        where l.entry_set = 'commission-tax:' || i.id and l.account = 'tax'))`,
  'no tax on commission is booked without its document': `
    select l.id from ledger_entries l where l.kind = 'commission_tax' and l.account = 'tax'
      and not exists (select 1 from commission_invoices i where l.entry_set = 'commission-tax:' || i.id)`,
  'every order of a checkout has a history': `
    select o.id from orders o join checkouts c on c.id = o.checkout_id
    where ${REAL} and not exists (select 1 from order_events e where e.order_id = o.id)`,
  'every order adds up': `
    select o.id from orders o join checkouts c on c.id = o.checkout_id where ${REAL} and (
      o.subtotal <> (select sum(total_price) from orders_items i where i._parent_id = o.id)
      or o.total_amount <> o.subtotal + o.shipping + (select coalesce(sum(amount), 0) from orders_taxes t where t._parent_id = o.id))`,
  'what a code took off an order stands in its lines': `
    select o.id from orders o where o.discounted <> (
      select coalesce(sum(i.discounted), 0) from orders_items i where i._parent_id = o.id)`,
  'the uses of a code are the checkouts that are discounted by it': `
    select d.id from discounts d where d.used <> (
      select count(*) from checkouts c where c.discount_id = d.id and exists (
        select 1 from orders o where o.checkout_id = c.id and o.discounted > 0
          and (o.status <> 'cancelled' or o.confirmed_at is not null)))`,
  'the house has paid what its codes took off, less what went back': `
    select o.id from orders o where o.discount_paid_by = 'house' and exists (
      select 1 from ledger_entries l where l.order_id = o.id)
      and round(o.discounted * o.refunded / o.total_amount) - o.discounted is distinct from (
        select sum(l.amount) from ledger_entries l where l.order_id = o.id and l.account = 'discounts')`,
  'prices are cut by the cut that a product names, and by no other': `
    select p.id from products p where (p.discount_id is not null) <> exists (
      select 1 from products_moq_prices m where m._parent_id = p.id and m.regular_price is not null)`,
  'a checkout that waits comes to what its orders come to': `
    select c.id from checkouts c where ${REAL} and c.status = 'pending_payment' and c.total <> (
      select sum(o.total_amount) from orders o where o.checkout_id = c.id and o.status = 'pending_payment')`,
}

type Query = (statement: string) => Promise<{ rows: unknown[] }>

/** The invariants that do not hold, each with how many rows break it. */
export async function brokenInvariants(query: Query): Promise<string[]> {
  const broken: string[] = []
  for (const [name, statement] of Object.entries(INVARIANTS)) {
    const { rows } = await query(statement)
    if (rows.length > 0) broken.push(`${name}: ${rows.length} rows, such as ${JSON.stringify(rows[0])}`)
  }
  return broken
}
