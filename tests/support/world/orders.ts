import type { Samples } from '~/tests/support/policy'
import {
  aCartLine,
  aCheckout,
  aJobList,
  aJobListLine,
  aDocument,
  aMovement,
  anOrder,
  anOrderEvent,
  aFreightParcel,
  aParcel,
  aReservation,
  aSample,
} from '~/tests/support/factories/orders'
import { aReturn } from '~/tests/support/factories/returns'
import { anOfferTemplate, aPriceRequest } from '~/tests/support/factories/price-requests'
import { aPaper } from '~/tests/support/factories/catalogue'
import type { System } from '~/tests/support/system'
import { unique } from '~/tests/support/factories/unique'

type Orders = Pick<
  Samples,
  | 'cart-items'
  | 'samples'
  | 'job-lists'
  | 'job-list-lines'
  | 'price-requests'
  | 'offer-templates'
  | 'returns'
  | 'checkouts'
  | 'orders'
  | 'order-events'
  | 'order-shipments'
  | 'reservations'
  | 'stock-movements'
  | 'documents'
>
type Given = Pick<Samples, 'users' | 'products' | 'discounts'>
type Sale = { buyer: string; seller: string; products: string[] }

/** Each kind of member has bought something; each kind of seller who could has sold something. */
function salesOf({ users, products }: Pick<Given, 'users' | 'products'>) {
  const { buyer, otherBuyer, pendingSeller, seller, otherSeller, suspendedSeller } = users
  const ofOther = { seller: otherSeller, products: [products.otherLive] }
  return {
    byBuyer: { buyer, seller, products: [products.live, products.second] },
    byOtherBuyer: { buyer: otherBuyer, ...ofOther, products: [products.otherLive, products.otherPending] },
    byPendingSeller: { buyer: pendingSeller, seller, products: [products.live] },
    bySeller: { buyer: seller, ...ofOther },
    byOtherSeller: { buyer: otherSeller, seller, products: [products.live] },
    bySuspendedSeller: { buyer: suspendedSeller, ...ofOther },
    fromSuspended: { buyer: otherBuyer, seller: suspendedSeller, products: [products.stopped] },
    unpaid: { buyer, seller, products: [products.live] },
  } satisfies Record<keyof Samples['orders'], Sale>
}

export async function makeOrders({ make }: System, given: Given): Promise<Orders> {
  const { users, products, discounts } = given
  const sales = salesOf(given)
  const sell = async (sale: Sale, more: object = {}, paid: object = {}) => {
    const checkout = await make('checkouts', { ...aCheckout(sale.buyer), ...paid })
    return { checkout, order: await make('orders', { ...anOrder({ ...sale, checkout }), ...more }) }
  }
  const buyers = await make('job-lists', aJobList(users.buyer))
  const byBuyer = await sell(sales.byBuyer)
  const byOtherBuyer = await sell(sales.byOtherBuyer)
  const byPendingSeller = await sell(sales.byPendingSeller)
  const bySeller = await sell(sales.bySeller, { carrier: 'cj', trackingNumber: unique('waybill') })
  const freight = JSON.stringify({ mode: 'sea', forwarder: unique('forwarder'), boxes: 4 })
  const byOtherSeller = await sell(sales.byOtherSeller, { freight, trackingNumber: unique('bill') })
  const bySuspendedSeller = await sell(sales.bySuspendedSeller)
  const paid = { discount: discounts.houses, discounted: 500, remindOn: '2035-05-06' }
  const fromSuspended = await sell(sales.fromSuspended, {}, paid)
  const unpaid = await sell(sales.unpaid, {
    status: 'cancelled',
    confirmedAt: null,
    contract: JSON.stringify({ termsVersion: unique('terms') }),
  })
  const made = {
    byBuyer,
    byOtherBuyer,
    byPendingSeller,
    bySeller,
    byOtherSeller,
    bySuspendedSeller,
    fromSuspended,
    unpaid,
  }
  const each = <K extends 'order' | 'checkout'>(kind: K) => ({
    byBuyer: made.byBuyer[kind],
    byOtherBuyer: made.byOtherBuyer[kind],
    byPendingSeller: made.byPendingSeller[kind],
    bySeller: made.bySeller[kind],
    byOtherSeller: made.byOtherSeller[kind],
    bySuspendedSeller: made.bySuspendedSeller[kind],
    fromSuspended: made.fromSuspended[kind],
    unpaid: made.unpaid[kind],
  })
  const paper = (owner: string, kind: string, more: object = {}) =>
    make('documents', { ...aDocument(owner, kind), ...more }, { file: aPaper() })
  return {
    checkouts: each('checkout'),
    orders: each('order'),
    'order-events': {
      byBuyer: await make('order-events', anOrderEvent({ ...sales.byBuyer, order: byBuyer.order })),
      byOtherBuyer: await make(
        'order-events',
        anOrderEvent({ ...sales.byOtherBuyer, order: byOtherBuyer.order }),
      ),
      unpaid: await make('order-events', anOrderEvent({ ...sales.unpaid, order: unpaid.order })),
    },
    'order-shipments': {
      byBuyer: await make('order-shipments', aParcel({ ...sales.byBuyer, order: byBuyer.order })),
      byOtherBuyer: await make(
        'order-shipments',
        aFreightParcel({ ...sales.byOtherBuyer, order: byOtherBuyer.order }),
      ),
    },
    reservations: {
      byBuyer: await make('reservations', aReservation(products.live, byBuyer.order, byBuyer.checkout)),
      byOtherBuyer: await make(
        'reservations',
        aReservation(products.otherLive, byOtherBuyer.order, byOtherBuyer.checkout),
      ),
    },
    'stock-movements': {
      sellers: await make('stock-movements', {
        ...aMovement(products.live, users.seller),
        order: byBuyer.order,
      }),
      otherSellers: await make('stock-movements', aMovement(products.otherLive, users.otherSeller)),
    },
    documents: {
      buyersLicence: await paper(users.buyer, 'business'),
      waybill: await paper(users.seller, 'waybill', { order: byBuyer.order, sharedWith: users.buyer }),
      otherSellersList: await paper(users.otherSeller, 'packing_list'),
      ofUnpaid: await paper(users.buyer, 'invoice', { order: unpaid.order, sharedWith: users.seller }),
    },
    'job-lists': { buyers },
    'job-list-lines': {
      buyers: await make('job-list-lines', aJobListLine(buyers, users.buyer, products.live)),
    },
    'price-requests': {
      byBuyer: await make('price-requests', aPriceRequest({ ...sales.byBuyer, products: [products.live] })),
      byOtherBuyer: await make(
        'price-requests',
        aPriceRequest({ ...sales.byOtherBuyer, products: [products.otherLive] }),
      ),
    },
    'offer-templates': { sellers: await make('offer-templates', anOfferTemplate(users.seller)) },
    returns: {
      byBuyer: await make(
        'returns',
        aReturn({ ...sales.byBuyer, order: byBuyer.order, products: [products.live] }),
      ),
      byOtherBuyer: await make(
        'returns',
        aReturn({ ...sales.byOtherBuyer, order: byOtherBuyer.order, products: [products.otherLive] }),
      ),
    },
    samples: {
      buyers: await make('samples', aSample(users.buyer, products.live, byBuyer.order)),
      otherBuyers: await make('samples', aSample(users.otherBuyer, products.live, byOtherBuyer.order)),
    },
    'cart-items': {
      buyers: await make('cart-items', aCartLine(users.buyer, products.live)),
      otherBuyers: await make('cart-items', aCartLine(users.otherBuyer, products.live)),
      otherSellers: await make('cart-items', aCartLine(users.otherSeller, products.live)),
    },
  }
}
