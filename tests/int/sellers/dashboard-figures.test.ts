import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor, SellerStatus } from '@/domain/people/actor'
import {
  adjustmentEntries,
  payoutEntries,
  refundEntries,
  saleEntries,
  type LedgerEntry,
} from '@/domain/payments/ledger'
import { ORDER_STATUSES } from '@/domain/orders/order'
import { getFigures, listActivity, type DashboardFigures } from '@/features/selling/dashboard/queries'
import { aProduct } from '~/tests/support/factories/catalogue'
import { aCheckout, anOrder } from '~/tests/support/factories/orders'
import { aSeller, aUser } from '~/tests/support/factories/people'
import { aReview, aThread } from '~/tests/support/factories/talk'
import { unique } from '~/tests/support/factories/unique'
import { openWorld, type World } from '~/tests/support/open-world'
import type { Doc } from '~/tests/support/system'

const SALE = { goods: 200_000, shipping: 4_900, tax: 26_637, commission: 16_000, currency: 'CAD' } as const
const PART = { goods: 50_000, shipping: 0, tax: 6_500, commission: 4_000, currency: 'CAD' } as const

let world: World
let seller: string
let otherSeller: string
let newcomer: string
let othersBefore: DashboardFigures

const active = (id: string): Actor => ({ kind: 'seller', id, status: 'active' })

beforeAll(async () => {
  world = await openWorld()
  seller = world.ids.users.seller
  otherSeller = world.ids.users.otherSeller
  newcomer = await world.system.make('users', aUser('newcomer', 'seller'))
  await world.system.make('sellers', aSeller(newcomer, 'newcomer', 'active'))
  othersBefore = await getFigures(active(otherSeller))
  await sellALot()
})

/** Orders in every status, a review of each that arrived, talk with three buyers, money in and out: all of one seller. */
async function sellALot() {
  const { make, change } = world.system
  const { users, categories, media } = world.ids
  const product = await make('products', {
    ...aProduct(seller, categories.sub, media.sellers),
    status: 'approved',
  })
  await change('products', product, { viewCount: 4_321 })
  for (const [at, status] of [...ORDER_STATUSES, ...ORDER_STATUSES, 'shipped', 'delivered'].entries()) {
    const checkout = await make('checkouts', aCheckout(users.buyer))
    const sides = { buyer: users.buyer, seller, checkout, products: [product] }
    const order = await make('orders', { ...anOrder(sides), status })
    if (status !== 'delivered') continue
    const review = await make('comments', aReview(users.buyer, order, product))
    await change('comments', review, { hidden: at > 8, hiddenReason: 'Names a neighbour.' })
  }
  await make('threads', { ...aThread(users.otherBuyer, seller), lastSender: 'buyer', sellerUnread: 3 })
  await make('threads', { ...aThread(users.pendingSeller, seller), lastSender: 'seller', sellerUnread: 2 })
  await make('threads', { ...aThread(otherSeller, seller), lastSender: 'seller', buyerUnread: 9 })
  // What the seller has bought is another one's sale.
  await make('threads', {
    ...aThread(seller, newcomer),
    lastSender: 'buyer',
    sellerUnread: 7,
    buyerUnread: 5,
  })
  await record(saleEntries({ ...SALE, taxHolder: 'seller' }))
  await record(saleEntries({ ...SALE, taxHolder: 'platform' }))
  await record(refundEntries({ ...PART, taxHolder: 'seller' }))
  await record(payoutEntries(90_000, 'CAD'))
  await record(adjustmentEntries(1_250, 'CAD'))
}

/** A set of entries goes in whole; all of them name the seller, whatever their account. */
async function record(entries: LedgerEntry[]) {
  const entrySet = unique('set')
  const transactionID = await world.payload.db.beginTransaction()
  for (const entry of entries)
    await world.system.make('ledger-entries', { ...entry, entrySet, seller }, { req: { transactionID } })
  await world.payload.db.commitTransaction(transactionID ?? '')
}

/** The same figures by reading every row there is and counting by hand. */
async function countedByHand(id: string): Promise<DashboardFigures> {
  const own = async (slug: Parameters<typeof world.system.all>[0]) =>
    (await world.system.all(slug)).filter((row) => row.seller === id)
  const orders = await own('orders')
  const threads = await own('threads')
  const products = await own('products')
  const having = (...statuses: string[]) =>
    orders.filter((order) => statuses.includes(String(order.status))).length
  const earned = (await own('ledger-entries')).filter(
    (entry) => entry.account === 'seller' && !['payout', 'adjustment', 'tax'].includes(String(entry.kind)),
  )
  return {
    products: products.length,
    active: having('confirmed', 'processing', 'shipped'),
    shipped: having('shipped'),
    delivered: having('delivered'),
    revenue: sum(earned, 'amount'),
    views: sum(products, 'viewCount'),
    inquiries: threads.filter((thread) => thread.lastSender === 'buyer').length,
    unread: sum(threads, 'sellerUnread'),
    reviews: (await own('comments')).filter((review) => !review.hidden).length,
  }
}

const sum = (rows: Doc[], field: string) => rows.reduce((total, row) => total + Number(row[field]), 0)

describe('the figures of the overview', () => {
  it.each(['seller', 'otherSeller', 'newcomer'] as const)('equal a count by hand for %s', async (who) => {
    const id = { seller, otherSeller, newcomer }[who]
    expect(await getFigures(active(id))).toEqual(await countedByHand(id))
  })

  it('are these for what was made here', async () => {
    const sold = SALE.goods + SALE.shipping - SALE.commission
    const returned = PART.goods - PART.commission
    expect(await getFigures(active(seller))).toEqual({
      products: 5,
      active: 7,
      shipped: 3,
      delivered: 6,
      revenue: 18_000 + sold + sold - returned,
      views: 4_321,
      inquiries: 2,
      unread: 5,
      reviews: 2,
    })
  })

  it('never count what another seller did', async () => {
    expect(await getFigures(active(otherSeller))).toEqual(othersBefore)
  })

  it('are all zero for a seller who has only been written to', async () => {
    const nothing = { products: 0, active: 0, shipped: 0, delivered: 0, revenue: 0, views: 0, reviews: 0 }
    expect(await getFigures(active(newcomer))).toEqual({ ...nothing, inquiries: 1, unread: 7 })
  })
})

describe('the data of the overview', () => {
  it('is read by a suspended seller too, who may be owed money', async () => {
    const suspended: Actor = { kind: 'seller', id: seller, status: 'suspended' }
    expect(await getFigures(suspended)).toEqual(await getFigures(active(seller)))
    expect(await listActivity(suspended, 'en')).toEqual(await listActivity(active(seller), 'en'))
  })

  const refused: Actor[] = [
    { kind: 'visitor' },
    { kind: 'system' },
    { kind: 'buyer', id: 'someone' },
    { kind: 'staff', id: 'someone', role: 'admin' },
    ...(['pending', 'rejected'] satisfies SellerStatus[]).map((status): Actor => ({
      kind: 'seller',
      id: 'someone',
      status,
    })),
  ]

  it.each(refused)('is refused to %o', async (actor) => {
    await expect(getFigures(actor)).rejects.toThrow('suspended sellers')
    await expect(listActivity(actor, 'en')).rejects.toThrow('suspended sellers')
  })
})
