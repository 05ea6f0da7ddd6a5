import { ORDER_STATUSES } from '@/domain/orders/order'
import { adminWords } from '@/admin/words'

/** Texts of an order that is opened with a reason. */
export function openedOrderWords(i18n: { language: string }, number: string) {
  const t = adminWords(i18n, 'staff.openedOrder')
  const statuses = adminWords(i18n, 'orderStatus')
  return {
    title: t('title', { number }),
    about: t('about'),
    reason: t('reason'),
    open: t('open'),
    failed: t('failed'),
    buyer: t('buyer'),
    seller: t('seller'),
    sentTo: t('sentTo'),
    total: t('total'),
    items: t('items'),
    steps: t('steps'),
    statuses: Object.fromEntries(ORDER_STATUSES.map((each) => [each, statuses(each)])) as Record<
      string,
      string
    >,
  }
}

export type OpenedOrderWords = ReturnType<typeof openedOrderWords>
