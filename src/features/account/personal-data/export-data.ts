import 'server-only'
import type { TypedUser, Where } from 'payload'
import { asSystem, asUser, type Data } from '@/server/db/data'
import { cartCodeOf } from './cart-code'
import { staffViewsOf } from './staff-views'

const AT_ONCE = 100

type Slug = Parameters<Data['find']>[0]['collection']

/** Which collections contain a member's data, and the fields that name the owner. */
const OWN: Partial<Record<Slug, readonly string[]>> = {
  users: ['id'],
  sellers: ['id'],
  addresses: ['user'],
  verifications: ['user'],
  consents: ['user'],
  'cart-items': ['user'],
  samples: ['buyer'],
  'job-lists': ['user'],
  'job-list-lines': ['user'],
  'price-requests': ['buyer', 'seller'],
  'offer-templates': ['seller'],
  discounts: ['seller'],
  companies: ['founder'],
  'company-members': ['user'],
  'company-invitations': ['invitedBy'],
  'seller-people': ['user'],
  'seller-invitations': ['invitedBy'],
  checkouts: ['buyer'],
  orders: ['buyer', 'seller'],
  returns: ['buyer', 'seller'],
  'order-events': ['buyer', 'seller'],
  'order-shipments': ['buyer', 'seller'],
  invoices: ['buyer', 'seller'],
  refunds: ['buyer', 'seller'],
  disputes: ['buyer'],
  documents: ['owner', 'sharedWith'],
  comments: ['user'],
  'review-pictures': ['owner'],
  threads: ['buyer', 'seller'],
  messages: ['buyer', 'seller'],
  blocks: ['blocker'],
  reports: ['reporter'],
  'email-preferences': ['user'],
  notifications: ['user'],
  media: ['owner'],
  products: ['seller'],
  'product-changes': ['seller'],
  'product-documents': ['seller'],
  'stock-movements': ['seller'],
  'ledger-entries': ['seller'],
  payouts: ['seller'],
  'commission-invoices': ['seller'],
}

type Unreadable = { collection: Slug; owner: string; select: Record<string, true> }

/** A member's rows that no member reads through Payload, and what of them is theirs: emails without the links inside. */
const UNREADABLE: Unreadable[] = [
  {
    collection: 'emails',
    owner: 'user',
    select: {
      to: true,
      template: true,
      subject: true,
      text: true,
      status: true,
      sentAt: true,
      createdAt: true,
    },
  },
  {
    collection: 'product-drafts',
    owner: 'seller',
    select: { name: true, content: true, createdAt: true, updatedAt: true },
  },
  {
    collection: 'product-imports',
    owner: 'seller',
    select: { fileName: true, status: true, rowCount: true, createdAt: true, startedAt: true, endedAt: true },
  },
]

/** Where the order is not the one of storing: messages by conversation and number. */
const SORT: Partial<Record<Slug, string[]>> = { messages: ['thread', 'seq'] }

/**
 * A member's data as JSON, in batches of a hundred rows. `asSystem` finds the rows by owner, `asUser` reads them, so
 * access rules apply.
 */
export async function* exportData(user: TypedUser): AsyncGenerator<string> {
  yield `{\n  "exportedAt": ${JSON.stringify(new Date().toISOString())}`
  for (const [slug, owners] of Object.entries(OWN) as [Slug, readonly string[]][]) {
    yield `,\n  ${JSON.stringify(slug)}: [`
    yield* rowsOf(user, slug, { or: owners.map((owner) => ({ [owner]: { equals: user.id } })) })
    yield ']'
  }
  for (const { collection, owner, select } of UNREADABLE) {
    yield `,\n  ${JSON.stringify(collection)}: [`
    yield* listedOf(collection, { [owner]: { equals: user.id } }, select)
    yield ']'
  }
  yield `,\n  "cart-code": ${JSON.stringify(await cartCodeOf(user.id))}`
  yield `,\n  "staff-views": ${JSON.stringify(await staffViewsOf(user.id))}`
  yield '\n}\n'
}

async function* rowsOf(user: TypedUser, collection: Slug, owned: Where) {
  const sort = SORT[collection] ?? 'id'
  // By id, new rows come last; in any other order one would shift the pages.
  const isThere = { createdAt: { less_than_equal: new Date().toISOString() } }
  const where = sort === 'id' ? owned : { and: [owned, isThere] }
  const [system, own] = await Promise.all([asSystem(), asUser(user)])
  let isFirst = true
  for (let page = 1, more = true; more; page++) {
    const found = await system.find({ collection, where, select: {}, sort, limit: AT_ONCE, page })
    more = found.hasNextPage
    const ids = found.docs.map(({ id }) => id)
    const { docs } = await own.find({ collection, where: { id: { in: ids } }, sort, pagination: false })
    for (const doc of docs) {
      yield `${isFirst ? '' : ','}\n    ${JSON.stringify(doc)}`
      isFirst = false
    }
  }
}

async function* listedOf(collection: Slug, where: Where, select: Record<string, true>) {
  const system = await asSystem()
  let isFirst = true
  for (let page = 1, more = true; more; page++) {
    const found = await system.find({ collection, where, select, sort: 'id', limit: AT_ONCE, page, depth: 0 })
    more = found.hasNextPage
    for (const doc of found.docs) {
      yield `${isFirst ? '' : ','}\n    ${JSON.stringify(doc)}`
      isFirst = false
    }
  }
}
