import 'server-only'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { unitOf } from '@/domain/orders/sold-unit'
import { refundable } from '@/domain/payments/refund'
import { mayEscalate } from '@/domain/orders/returns/moves'
import type { Side } from '@/domain/talk/thread'
import type { Return } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { goodsOf, partnerOf, returnPartners } from './beside-returns'
import type { ReturnView } from './return-view'

/** A return for one of its sides on that side's page; null for everybody else. */
export async function getReturn(
  user: MemberUser,
  { id, side, locale }: { id: string; side: Side; locale: Locale },
): Promise<ReturnView | null> {
  if (!isId(id)) return null
  const db = await asUser(user)
  const doc = await db.findByID({ collection: 'returns', id, disableErrors: true })
  if (!doc || doc[side] !== String(user.id)) return null
  const goods = await goodsOf(id, locale)
  const partner = (await returnPartners([id], locale)).get(id)
  const { docs: pictures } = await db.find({
    collection: 'documents',
    where: { return: { equals: id } },
    select: { filename: true },
    sort: 'createdAt',
    pagination: false,
  })
  const { value, refunded } = doc
  const order = partner && {
    status: partner.orderStatus,
    total: partner.total,
    refunded: partner.orderRefunded,
  }
  return {
    id,
    number: doc.number,
    side,
    status: doc.status,
    version: doc.version,
    reason: doc.reason,
    partner: partnerOf(partner, side),
    thread: partner?.thread ?? null,
    order: { id: String(doc.order), number: partner?.order ?? '' },
    items: doc.items.map(({ id: row, product, productName, quantity, unitPrice, discounted }, at) => {
      const now = goods.get(row ?? '')
      return {
        id: row ?? String(at),
        product: String(product),
        name: now?.name ?? productName,
        ...unitOf(now ?? {}),
        quantity,
        unitPrice,
        discounted,
      }
    }),
    pictures: pictures.flatMap(({ filename }) => (filename ? [{ filename }] : [])),
    note: doc.note ?? '',
    value,
    refunded,
    refundable: order ? Math.min(Math.max(0, value - refunded), refundable(order)) : 0,
    terms: termsOf(doc),
    waybill: doc.carrier ? { carrier: doc.carrier, trackingNumber: doc.trackingNumber ?? '' } : null,
    refusal: doc.refusal ?? '',
    complaint: doc.complaint ?? '',
    complaintBy: doc.complaintBy ?? null,
    decision: doc.decision ?? '',
    dueAt: doc.dueAt ?? null,
    mayEscalate: mayEscalate(
      { status: doc.status, decidedAt: doc.decidedAt ?? null, endedAt: doc.endedAt ?? null, value, refunded },
      new Date(),
    ),
    usualAddress: side === 'seller' && doc.status === 'requested' ? await usualAddressOf(user) : '',
    steps: stepsOf(doc),
  }
}

const termsOf = ({ address, freight, sellerNote }: Return): ReturnView['terms'] =>
  freight ? { address: address ?? '', freight, note: sellerNote ?? '' } : null

function stepsOf(doc: Return): ReturnView['steps'] {
  const hasEnded = doc.status === 'declined' || doc.status === 'withdrawn' || doc.status === 'expired'
  const dated = [
    ['requested', doc.createdAt],
    ['accepted', doc.acceptedAt],
    ['sent', doc.sentAt],
    ['received', doc.receivedAt],
    ['refunded', doc.refundedAt],
    ['escalated', doc.escalatedAt],
    ['decided', doc.decidedAt],
    ['ended', hasEnded ? doc.endedAt : null],
  ] as const
  return dated
    .flatMap(([name, at]) => (at ? [{ name, at }] : []))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** The address of the return that a seller accepted last (rule M86). */
async function usualAddressOf(seller: MemberUser): Promise<string> {
  const db = await asUser(seller)
  const { docs } = await db.find({
    collection: 'returns',
    where: { and: [{ seller: { equals: String(seller.id) } }, { acceptedAt: { exists: true } }] },
    select: { address: true },
    sort: '-acceptedAt',
    limit: 1,
    pagination: false,
  })
  return docs[0]?.address ?? ''
}
