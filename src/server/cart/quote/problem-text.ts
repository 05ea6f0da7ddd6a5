import 'server-only'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import type { Issue } from '@/domain/result'
import { getTranslations } from '@/server/texts/translations'

/** Why a code takes nothing off (rule M132), in words. */
export function codeProblemText({ code, params }: Issue, locale: Locale): string {
  const t = getTranslations({ locale, namespace: 'issues' })
  const { minimum, ...rest } = params ?? {}
  return t(code, typeof minimum === 'number' ? { ...rest, minimum: formatMoney(minimum, locale) } : rest)
}
