import { later } from './clock'
import { idOf } from './ids'
import { salesAt, type Sale } from './sale'
import { put, type Doc, type Seed } from './store'

const READ_AFTER = 95
const UNREAD_DAYS = 10

/** What members would have been told of their orders; what is older than ten days has been read. */
export async function seedNotifications(seed: Seed) {
  const notes = salesAt(seed.clock).flatMap((sale) => [...toSeller(sale), ...toBuyer(sale)])
  const unread = seed.clock.minutesAgo(UNREAD_DAYS * 24 * 60)
  await put(
    seed,
    'notifications',
    notes.map((note) => ({
      ...note,
      readAt: note.createdAt < unread ? later(note.createdAt, READ_AFTER) : null,
    })),
  )
}

type Note = Omit<Doc<'notifications'>, 'createdAt'> & { createdAt: string }

function toSeller(sale: Sale): Note[] {
  return [
    ...note(sale, 'order.confirmed', 'seller', sale.reached('confirmed')),
    ...note(sale, 'order.cancelled', 'seller', sale.reached('cancelled')),
  ]
}

function toBuyer(sale: Sale): Note[] {
  return [
    ...note(sale, 'order.shipped', 'buyer', sale.reached('shipped')),
    ...note(sale, 'order.refunded', 'buyer', sale.reached('cancelled')),
  ]
}

function note(sale: Sale, kind: string, side: 'buyer' | 'seller', createdAt: string | undefined): Note[] {
  const id = idOf('notification', sale.order.number, kind)
  const params = JSON.stringify({ number: sale.number })
  const user = side === 'seller' ? sale.sellerId : sale.buyerId
  const about = { subject: 'orders', subjectId: sale.id, href: `/order/${sale.id}` }
  return createdAt ? [{ id, user, side, kind, params, ...about, createdAt }] : []
}
