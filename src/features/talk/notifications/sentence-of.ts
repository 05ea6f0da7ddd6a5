import { isNotificationKind, kindOf, type Sentence } from '@/domain/talk/notifications/notification'
import type { NotificationView } from './notification-view'

type SentenceFacts = Pick<NotificationView, 'kind' | 'side' | 'number' | 'amount'>

/** The message of a kind and side, a key under `notifications.sentences`; `order` and `other` are for kinds without one. */
export function sentenceOf({ kind, side, number, amount }: SentenceFacts): Sentence {
  // Old notifications of refunds were stored without an amount.
  if (kind === 'order.refunded' && amount === null) return 'refundedSome'
  const words = isNotificationKind(kind) ? kindOf(kind).sides[side] : undefined
  return words?.sentence ?? (number ? 'order' : 'other')
}
