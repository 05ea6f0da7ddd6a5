import 'server-only'
import type { TypedUser, Where } from 'payload'
import { asSystem, asUser, type Data } from '@/server/data'

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
  checkouts: ['buyer'],
  orders: ['buyer', 'seller'],
  'order-events': ['buyer', 'seller'],
  invoices: ['buyer', 'seller'],
  refunds: ['buyer', 'seller'],
  documents: ['owner', 'sharedWith'],
  comments: ['user'],
  threads: ['buyer', 'seller'],
  messages: ['buyer', 'seller'],
  notifications: ['user'],
  media: ['owner'],
  products: ['seller'],
  'product-changes': ['seller'],
  'stock-movements': ['seller'],
  'ledger-entries': ['seller'],
  payouts: ['seller'],
}

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
  yield ',\n  "emails": ['
  yield* emailsOf(user)
  yield ']\n}\n'
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

/** Members may not read the outbox: list what was sent and when, without the links inside. */
async function* emailsOf({ id }: TypedUser) {
  const system = await asSystem()
  const { docs } = await system.find({
    collection: 'emails',
    where: { user: { equals: id } },
    select: { to: true, template: true, subject: true, status: true, sentAt: true, createdAt: true },
    sort: 'id',
    limit: 1000,
    pagination: false,
  })
  for (const [at, doc] of docs.entries()) yield `${at > 0 ? ',' : ''}\n    ${JSON.stringify(doc)}`
}
