import type { Side } from '@/domain/talk/thread'
import type { Params } from './read-params'

/** A notification as its reader sees it. `seller`: of the order it is about. */
export type NotificationView = Params & {
  id: string
  kind: string
  side: Side
  seller: string
  href: string | null
  at: string
  isUnread: boolean
}

export type NotificationPage = {
  notifications: NotificationView[]
  unread: number
  page: number
  pages: number
}
