import type { SellerPart } from '@/domain/people/sellers/seller-people'
import {
  kindOf,
  type NotificationFacts,
  type NotificationKind,
} from '@/domain/talk/notifications/notification'

const PARTS: Record<NotificationFacts['topic'], SellerPart> = {
  orders: 'orders',
  products: 'products',
  money: 'finance',
  account: 'owner',
  reports: 'owner',
}

/** Whose work of a seller a kind is about; another payout account is the owners' alone (rule P43). */
export const partOf = (kind: NotificationKind): SellerPart =>
  kind === 'payout.accountChanged' ? 'owner' : PARTS[kindOf(kind).topic]
