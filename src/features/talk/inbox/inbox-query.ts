import type { Side } from '@/domain/talk/thread'
import { storable } from '@/domain/values/text'

/** Where each side's conversations are, without language prefix. */
export const INBOXES = { buyer: '/messages', seller: '/seller/messages' } as const satisfies Record<
  Side,
  string
>

/** The address of a conversation for the side one stands on (rule N6). */
export const threadPath = (side: Side, id: string) =>
  side === 'buyer' ? `/messages/${id}` : `/seller/chat/${id}`

export type InboxQuery = { isUnread: boolean; text: string; page: number }

type Params = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

/** Reads it from the URL; invalid values are ignored. */
export function readInboxQuery(params: Params): InboxQuery {
  const page = one(params.page)
  return {
    isUnread: one(params.show) === 'unread',
    text: storable(one(params.q).trim().slice(0, 100)),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** Writes it as a query string, empty for the first page of all. */
export function writeInboxQuery({ isUnread, text, page }: InboxQuery): string {
  const params = new URLSearchParams()
  if (isUnread) params.set('show', 'unread')
  if (text) params.set('q', text)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}
