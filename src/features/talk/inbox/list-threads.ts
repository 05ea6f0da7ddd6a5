import 'server-only'
import type { Where } from 'payload'
import type { Locale } from '@/domain/locale'
import type { Side, ThreadKind } from '@/domain/talk/thread'
import { THREAD_READERS } from '@/domain/talk/thread-readers'
import type { Thread } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { foundPage } from '@/server/db/statements/paged'
import type { InboxQuery } from './inbox-query'
import { otherSides, threadsNamed, type OtherSide } from './other-side'

const A_PAGE = 24

/** A conversation in the list. `name`: null for a buyer without one. `text` is empty for files alone. */
export type ThreadLine = {
  id: string
  kind: ThreadKind
  name: string | null
  company: string | null
  isVerified: boolean
  isGone: boolean
  text: string
  /** The last message is hidden by staff (rule T27). */
  isHidden: boolean
  /** A move of a price request, if that is the last message. */
  card: OtherSide['card']
  isMine: boolean
  unread: number
  at: string
}

/** `elsewhere`: conversations in the other inbox of a member who also sells or buys. */
export type InboxPage = {
  threads: ThreadLine[]
  count: number
  hasAny: boolean
  elsewhere: number
  page: number
  pages: number
}

const SHOWN = {
  kind: true,
  buyer: true,
  lastMessage: true,
  lastSender: true,
  lastMessageAt: true,
  buyerUnread: true,
  sellerUnread: true,
} as const

/** A page of one side's conversations, newest first. A page beyond the last shows the last. */
export async function listThreads(
  user: MemberUser,
  side: Side,
  { isUnread, text, page: asked }: InboxQuery,
  locale: Locale = 'en',
): Promise<InboxPage> {
  const member = String(user.id)
  const db = await asUser(user)
  const countOf = async (where: Where) => (await db.count({ collection: 'threads', where })).totalDocs
  // Of the seller's account, people have what it sells: not what it bought, nor what its owner talks about with Maru (rule P40).
  const all = written(user.person ? is('seller', member) : ownInbox(member, side))
  const narrowed: Where[] = [
    ...(isUnread ? [unreadBy(member)] : []),
    ...(text ? [{ id: { in: await threadsNamed(member, text, locale) } }] : []),
  ]
  const { docs, ...shown } = await foundPage(asked, (page) =>
    db.find({
      collection: 'threads',
      where: { and: [all, ...narrowed] },
      select: SHOWN,
      sort: ['-lastMessageAt', '-id'],
      limit: A_PAGE,
      page,
    }),
  )
  const others = await otherSides(
    member,
    docs.map(({ id }) => id),
    locale,
  )
  return {
    ...shown,
    threads: docs.map((thread) => lineOf(thread, member, others.get(thread.id))),
    hasAny: shown.count > 0 || (narrowed.length > 0 && (await countOf(all)) > 0),
    elsewhere: user.person ? 0 : await countOf(written(otherInbox(member, side))),
  }
}

/** What a member has in the inbox of a side: sellers have what they talk about with Maru in theirs, too. */
const ownInbox = (member: string, side: Side): Where =>
  side === 'buyer' ? is('buyer', member) : { or: [is('seller', member), of('support', member)] }

/** What of it is in the other inbox alone. */
const otherInbox = (member: string, side: Side): Where =>
  side === 'buyer' ? is('seller', member) : of('shop', member)

const is = (side: Side, member: string): Where => ({ [side]: { equals: member } })
const of = (kind: ThreadKind, buyer: string): Where => ({
  and: [is('buyer', buyer), { kind: { equals: kind } }],
})
const written = (which: Where): Where => ({ and: [which, { lastSeq: { greater_than: 0 } }] })
const unreadBy = (member: string): Where => ({
  or: THREAD_READERS.map((side) => ({ and: [is(side, member), { [`${side}Unread`]: { greater_than: 0 } }] })),
})

type ThreadRow = Pick<Thread, keyof typeof SHOWN | 'id'>

function lineOf(thread: ThreadRow, member: string, other: OtherSide | undefined): ThreadLine {
  const side = thread.buyer === member ? 'buyer' : 'seller'
  const isGone = other?.isGone === true
  return {
    id: thread.id,
    kind: thread.kind,
    name: isGone ? null : (other?.name ?? null),
    company: isGone ? null : (other?.company ?? null),
    isVerified: other?.isVerified === true && !isGone,
    isGone,
    text: thread.lastMessage ?? '',
    isHidden: other?.isHidden === true,
    card: other?.card ?? null,
    isMine: thread.lastSender === side,
    unread: side === 'buyer' ? thread.buyerUnread : thread.sellerUnread,
    at: thread.lastMessageAt ?? '',
  }
}
