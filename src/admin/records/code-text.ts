import { disputeReason } from '@/server/payments/dispute-reason'
import { emailNames } from '@/server/talk/email/email-names'
import { panelLocale } from '@/admin/parts/words'

/** A stored code in the words of the reader: the template of an email, or why a bank disputes a payment. */
export function codeText(name: string, value: unknown, i18n: { language: string }): string {
  if (typeof value !== 'string') return ''
  const locale = panelLocale(i18n)
  return name === 'template' ? emailNames(locale)(value) : disputeReason(value, locale)
}
