import 'server-only'
import type { Locale } from '@/domain/locale'
import { CURRENCIES, formatMoney } from '@/domain/money'
import { PAYOUT_REQUESTS, SETTLEMENT_MODES } from '@/domain/payments/payouts/payout'
import { getTranslations } from '@/server/texts/translations'
import { conflictWords } from '@/features/selling/profile/answer-edit'

/** The texts of the payout account, whose form runs in the browser. */
export async function accountWords(locale: Locale, minimum: number) {
  const t = getTranslations({ locale, namespace: 'payoutAccount' })
  const profile = getTranslations({ locale, namespace: 'profile' })
  return {
    holder: t('holder'),
    bank: t('bank'),
    number: t('number'),
    numberHint: t('numberHint'),
    onFile: t.raw('onFile') as string,
    currency: t('currency'),
    currencyHint: t('currencyHint'),
    currencies: CURRENCIES.map((each) => [each, t(`currencies.${each}`)] as const),
    settlement: t('settlement'),
    settlementHint: t('settlementHint'),
    settlements: SETTLEMENT_MODES.map((each) => [each, t(`settlements.${each}`)] as const),
    requests: t('requests'),
    requestsHint: t('requestsHint', { minimum: formatMoney(minimum, locale) }),
    requestKinds: PAYOUT_REQUESTS.map((each) => [each, t(`requestKinds.${each}`)] as const),
    password: t('password'),
    passwordHint: t('passwordHint'),
    show: t('show'),
    hide: t('hide'),
    save: t('save'),
    saving: t('saving'),
    failed: t('failed'),
    guard: {
      title: profile('unsaved.title'),
      text: profile('unsaved.text'),
      stay: profile('unsaved.stay'),
      leave: profile('unsaved.leave'),
    },
    conflict: await conflictWords(locale),
  }
}

export type AccountWords = Awaited<ReturnType<typeof accountWords>>
