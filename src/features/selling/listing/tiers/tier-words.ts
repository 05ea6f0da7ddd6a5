import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'

const PLAIN = [
  'title',
  'hint',
  'minQty',
  'maxQty',
  'unitPrice',
  'add',
  'full',
  'curve',
  'examples',
  'quantity',
  'each',
  'total',
] as const
/** With placeholders that the browser fills. */
const FILLED = [
  'tier',
  'of',
  'remove',
  'added',
  'removed',
  'cheaper',
  'step',
  'single',
  'lastStep',
  'net',
  'won',
] as const
const ISSUES = [
  'contiguous',
  'firstMin',
  'minQty',
  'required',
  'tooMany',
  'unitPrice',
  'tooManyRows',
] as const

/** The texts of the tier editor, for the browser. */
export async function tierWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'tierEditor' })
  const issues = await getTranslations({ locale, namespace: 'issues.tiers' })
  return {
    ...(Object.fromEntries(PLAIN.map((key) => [key, t(key)])) as Record<(typeof PLAIN)[number], string>),
    ...(Object.fromEntries(FILLED.map((key) => [key, String(t.raw(key))])) as Record<
      (typeof FILLED)[number],
      string
    >),
    issues: Object.fromEntries(ISSUES.map((key) => [`tiers.${key}`, String(issues.raw(key))])),
  }
}

export type TierWords = Awaited<ReturnType<typeof tierWords>>
