import { ORDER_TONES, type StatusTone } from '@/domain/orders/status-tone'

/** Tones of states beside those of orders: what waits or went wrong, and what is in force. */
const TONES: Partial<Record<string, StatusTone>> = {
  ...ORDER_TONES,
  pending: 'persimmon',
  open: 'persimmon',
  new: 'persimmon',
  requested: 'persimmon',
  failed: 'persimmon',
  suspended: 'persimmon',
  changes_requested: 'persimmon',
  changed: 'persimmon',
  active: 'celadon',
  approved: 'celadon',
  paid: 'celadon',
  succeeded: 'celadon',
  published: 'celadon',
}

export const stateTone = (state: string): StatusTone | undefined => TONES[state]
