import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { MAX_DRAFTS } from '@/domain/products/listing/draft'

/** The texts of a draft while it is typed, for the browser. */
export async function draftWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'productDrafts' })
  const issues = await getTranslations({ locale, namespace: 'issues.product' })
  const translation = await getTranslations({ locale, namespace: 'translation' })
  return {
    saved: String(t.raw('saved')),
    failed: t('failed'),
    full: issues('draftsFull', { max: MAX_DRAFTS }),
    large: t('large'),
    notYours: t('notYours'),
    conflict: t('conflict'),
    load: t('load'),
    keep: t('keep'),
    preview: t('preview'),
    translation: {
      title: translation('title'),
      text: translation('text'),
      ask: translation('ask'),
      waits: translation('waits'),
      withdraw: translation('withdraw'),
      done: translation('done'),
      failed: translation('failed'),
    },
  }
}

export type DraftWords = Awaited<ReturnType<typeof draftWords>>
