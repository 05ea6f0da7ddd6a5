import { dateFormat } from '@/domain/locale'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import { adminWords, panelLocale } from '@/admin/parts/words'

/** Few, so that the audit log can be read by them; anything else is typed. */
const READY = ['buyer', 'seller', 'payment', 'dispute'] as const

/** The ready reasons for opening an order, and the words around them. */
export function openingOf(i18n: { language: string }, until: Date | undefined) {
  const t = adminWords(i18n, 'staff.order')
  const time = dateFormat(panelLocale(i18n), { timeStyle: 'short', timeZone: SETTLEMENT_ZONE })
  return {
    ready: READY.map((name) => t(`openReasons.${name}`)),
    words: {
      title: t('openTitle'),
      about: t('openAbout'),
      ready: t('openReady'),
      reason: t('openOther'),
      button: t('openButton'),
      sending: adminWords(i18n, 'staff.commands')('sending'),
      blank: adminWords(i18n, 'issues')('status.reason'),
      failed: t('openFailed'),
      until: until ? t('openUntil', { time: time.format(until) }) : '',
    },
  }
}
