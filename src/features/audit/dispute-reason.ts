import 'server-only'
import type { Locale } from '@/domain/locale'
import type messages from '@/messages/en.json'
import { getTranslations } from '@/server/translations'

type Reason = keyof typeof messages.staff.disputes.reasons

/** Why a bank disputes a payment, by the code of the payment provider; one that is not known stays as it is. */
export function disputeReason(code: string, locale: Locale): string {
  const t = getTranslations({ locale, namespace: 'staff.disputes' })
  const name = `reasons.${code as Reason}` as const
  return t.has(name) ? t(name) : code
}
