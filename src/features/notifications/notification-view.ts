/** A notification as its reader sees it. `side`: the reader's side of the order it is about. */
export type NotificationView = {
  id: string
  kind: string
  side: 'buyer' | 'seller' | null
  number: string
  seller: string
  /** Cents, where money moved. */
  amount: number | null
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
