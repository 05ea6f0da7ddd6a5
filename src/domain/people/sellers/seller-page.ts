import { LOCALES, type Locale } from '@/domain/locale'
import { issue, issuesOf, ok, failAll, type Result } from '@/domain/result'
import { cleanLine, cleanText, lengthOf } from '@/domain/values/text'
import { checkHoliday } from './holiday'

export const DESCRIPTION_LENGTH = 4_000
const SKU = 200

const NAMES = { en: 'descriptionEn', fr: 'descriptionFr', ko: 'descriptionKo' } as const

export const descriptionName = (locale: Locale) => NAMES[locale]

/** What of the profile stands on the seller's own page and is theirs to write: descriptions, picture and holiday (rules C55, C69, S22). */
export function parseSellerPage(
  lines: Readonly<Record<string, string | undefined>>,
): Result<Record<string, unknown>> {
  const texts = LOCALES.map((locale) => {
    const name = descriptionName(locale)
    return [name, cleanText(lines[name] ?? '')] as const
  })
  const bandSku = cleanLine(lines.bandSku ?? '')
  const holiday = checkHoliday(lines)
  const issues = [
    ...texts
      .filter(([, text]) => lengthOf(text) > DESCRIPTION_LENGTH)
      .map(([name]) => issue('address.tooLong', name, { max: DESCRIPTION_LENGTH })),
    ...(lengthOf(bandSku) > SKU ? [issue('address.tooLong', 'bandSku', { max: SKU })] : []),
    ...issuesOf(holiday),
  ]
  if (!holiday.ok || issues.length > 0) return failAll(issues)
  return ok({
    ...Object.fromEntries(texts.map(([name, text]) => [name, text || null])),
    bandSku: bandSku || null,
    holiday: holiday.value,
  })
}
