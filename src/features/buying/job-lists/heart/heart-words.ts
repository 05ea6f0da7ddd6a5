import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { HeartWords } from './ask-hearts'

/** Loaded with the first press, so that no page carries them. */
export async function heartWords(locale: Locale): Promise<HeartWords> {
  const t = await getTranslations({ locale, namespace: 'jobLists.hearts' })
  const raw = (key: 'inList' | 'offer' | 'failed' | 'full') => t.raw(key) as string
  return {
    title: t('title'),
    kept: t('kept'),
    unkept: t('unkept'),
    signIn: t('signIn'),
    inList: raw('inList'),
    open: t('open'),
    other: t('other'),
    take: t('take'),
    offer: raw('offer'),
    putAll: t('putAll'),
    discard: t('discard'),
    close: t('close'),
    failed: raw('failed'),
    full: raw('full'),
    blocked: t('blocked'),
  }
}
