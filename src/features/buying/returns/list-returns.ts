import 'server-only'
import type { Locale } from '@/domain/locale'
import type { Side } from '@/domain/talk/thread'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { foundPage } from '@/server/db/statements/paged'
import { returnedNames, partnerOf, returnPartners } from './beside-returns'
import type { ReturnRow } from './return-view'

const RETURNS_A_PAGE = 20

const SHOWN = {
  number: true,
  status: true,
  reason: true,
  items: true,
  value: true,
  refunded: true,
  dueAt: true,
  createdAt: true,
} as const

/** A page of what a member returns, or takes back as a seller; as seller, what waits for a step comes first. */
export async function listReturns(
  user: MemberUser,
  { side, page, locale }: { side: Side; page: number; locale: Locale },
) {
  const db = await asUser(user)
  const { docs, ...shown } = await foundPage(page, (asked) =>
    db.find({
      collection: 'returns',
      where: { [side]: { equals: String(user.id) } },
      select: SHOWN,
      // The states stand in the order of who has to act: what waits for the seller is the first.
      sort: side === 'seller' ? ['status', '-createdAt'] : ['-createdAt'],
      limit: RETURNS_A_PAGE,
      page: asked,
    }),
  )
  const partners = await returnPartners(
    docs.map(({ id }) => id),
    locale,
  )
  const names = await returnedNames(
    docs.flatMap(({ items: [first] }) => (first ? [String(first.product)] : [])),
    locale,
  )
  const returns = docs.map((doc): ReturnRow => {
    const [first] = doc.items
    return {
      id: doc.id,
      number: doc.number,
      status: doc.status,
      reason: doc.reason,
      partner: partnerOf(partners.get(doc.id), side),
      first: (first && names.get(String(first.product))) ?? first?.productName ?? '',
      others: Math.max(0, doc.items.length - 1),
      value: doc.value,
      refunded: doc.refunded,
      at: doc.createdAt,
      dueAt: doc.dueAt ?? null,
    }
  })
  return { returns, ...shown }
}
