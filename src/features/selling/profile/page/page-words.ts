import 'server-only'
import type { Locale } from '@/domain/locale'
import { conflictWords } from '@/features/selling/profile/answer-edit'
import { getTranslations } from '@/server/texts/translations'

const FIELDS = ['descriptionEn', 'descriptionFr', 'descriptionKo', 'bandSku', 'bandSkuHint'] as const
const OWN = ['save', 'saving', 'failed', 'preview', 'previewIn', 'noText', 'follows'] as const

/** The texts of the form of the own page, for the browser. */
export async function pageWords(locale: Locale) {
  const t = getTranslations({ locale, namespace: 'ownPage' })
  const profile = getTranslations({ locale, namespace: 'sellerProfile' })
  const guard = getTranslations({ locale, namespace: 'profile.unsaved' })
  const product = getTranslations({ locale, namespace: 'product' })
  return {
    own: Object.fromEntries(OWN.map((key) => [key, t(key)])) as Record<(typeof OWN)[number], string>,
    fields: Object.fromEntries(FIELDS.map((key) => [key, profile(`fields.${key}`)])) as Record<
      (typeof FIELDS)[number],
      string
    >,
    holidayFrom: profile('fields.holidayFrom'),
    holidayTo: profile('fields.holidayTo'),
    holidayText: profile('sections.holidayText'),
    holiday: product.raw('holiday') as string,
    guard: { title: guard('title'), text: guard('text'), stay: guard('stay'), leave: guard('leave') },
    conflict: await conflictWords(locale),
  }
}

export type PageWords = Awaited<ReturnType<typeof pageWords>>
