import { fail, ok, type Result } from '@/domain/result'
import { checkText } from '@/domain/values/text'

/** Between buyer and seller, or of a member with Maru (rule N7). */
export const THREAD_KINDS = ['shop', 'support'] as const
export type ThreadKind = (typeof THREAD_KINDS)[number]

export const SIDES = ['buyer', 'seller'] as const
export type Side = (typeof SIDES)[number]
export type Unread = { buyerUnread: number; sellerUnread: number }
export type Parties = { buyerId: string; sellerId: string }

/** The two user ids sorted and joined, independent of who starts (rule T1). */
export function threadKey(one: string, other: string): string {
  return [one, other].toSorted().join('_')
}

/** A thread needs two different people. */
export function checkParties(parties: Parties): Result<Parties> {
  return parties.buyerId === parties.sellerId ? fail('thread.self', 'seller') : ok(parties)
}

/** The user's side of the thread; undefined for others. */
export function threadSide(parties: Parties, userId: string): Side | undefined {
  if (userId === parties.sellerId) return 'seller'
  return userId === parties.buyerId ? 'buyer' : undefined
}

/** The members of a thread; one with Maru has one. */
export const threadMembers = ({ buyer, seller }: { buyer: string; seller: string | null }) =>
  seller ? [buyer, seller] : [buyer]

/** Counts a new message as unread for the other side (rule T3). */
export function withUnread(unread: Unread, sender: Side): Unread {
  return sender === 'buyer'
    ? { ...unread, sellerUnread: unread.sellerUnread + 1 }
    : { ...unread, buyerUnread: unread.buyerUnread + 1 }
}

/** Opening a thread resets the reader's own count (rule T11). */
export function withoutUnread(unread: Unread, reader: Side): Unread {
  return reader === 'buyer' ? { ...unread, buyerUnread: 0 } : { ...unread, sellerUnread: 0 }
}

/** The reader's unread count (rule T3). */
export function unreadCount(unread: Unread, reader: Side): number {
  return reader === 'buyer' ? unread.buyerUnread : unread.sellerUnread
}

/** Whether the last message is the buyer's (rule T6). */
export function isPendingInquiry(thread: { lastSender?: Side | null }): boolean {
  return thread.lastSender === 'buyer'
}

export const MAX_MESSAGE = 4_000

const EXCERPT = 300

/** What lists show of the last message. */
export const lastWords = (text: string) => [...text].slice(0, EXCERPT).join('')

/** Only non-blank text, trimmed (rule T9). */
export function messageText(text: string, path = 'text'): Result<string> {
  return checkText(text, { path, max: MAX_MESSAGE, blank: 'message.blank', tooLong: 'message.tooLong' })
}
