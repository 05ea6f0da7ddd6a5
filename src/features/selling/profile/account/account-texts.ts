import 'server-only'
import type { Locale } from '@/domain/locale'
import { CURRENCIES } from '@/domain/money'
import { PAYOUT_REQUESTS, SETTLEMENT_MODES } from '@/domain/payments/payouts/payout'
import { getTranslations } from '@/server/texts/translations'

const LABELS = {
  accountHolder: 'holder',
  bankName: 'bank',
  bankAccount: 'number',
  currency: 'currency',
  settlement: 'settlement',
  requests: 'requests',
} as const

/** The names and values of the payout account in words. */
export function payoutTexts(locale: Locale) {
  const t = getTranslations({ locale, namespace: 'payoutAccount' })
  const none = getTranslations({ locale, namespace: 'sellerProfile' })('none')
  const label = (name: string) => t(LABELS[name as keyof typeof LABELS])
  const text = (name: string, value: unknown) => {
    const currency = CURRENCIES.find((each) => name === 'currency' && each === value)
    const settlement = SETTLEMENT_MODES.find((each) => name === 'settlement' && each === value)
    const requests = PAYOUT_REQUESTS.find((each) => name === 'requests' && each === value)
    if (currency) return t(`currencies.${currency}`)
    if (settlement) return t(`settlements.${settlement}`)
    if (requests) return t(`requestKinds.${requests}`)
    return typeof value === 'string' && value !== '' ? value : none
  }
  return { label, text }
}
