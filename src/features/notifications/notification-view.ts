/** A line of news as its reader sees it. `side` is where the reader stands in the order it is about. */
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
