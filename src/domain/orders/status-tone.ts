import type { OrderStatus } from './order'

/** What a status asks for: persimmon, that somebody acts; celadon, that all goes well. Others are plain. */
export type StatusTone = 'celadon' | 'persimmon'

export const ORDER_TONES: Partial<Record<OrderStatus, StatusTone>> = {
  pending_payment: 'persimmon',
  confirmed: 'celadon',
  processing: 'celadon',
  shipped: 'celadon',
}
