import type { Locale } from '@/domain/locale'
import messages from '@/messages/en'
import { getTranslations } from '@/server/texts/translations'

const { reasons } = messages.staff.disputes

const isReason = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code)

/** Why a bank disputes a payment, by the code of the payment provider; one that is not known stays as it is. */
export function disputeReason(code: string, locale: Locale): string {
  const t = getTranslations({ locale, namespace: 'staff.disputes' })
  return isReason(code) ? t(`reasons.${code}`) : code
}
