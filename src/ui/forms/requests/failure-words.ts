import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { Reason } from './failure'

/** The reasons of failed requests as attributes of <body>: once per page, for every form. */
export async function failureWords(locale: Locale): Promise<Record<`data-failed-${Reason}`, string>> {
  const t = await getTranslations({ locale, namespace: 'failure' })
  const errors = await getTranslations({ locale, namespace: 'errors' })
  return {
    'data-failed-offline': t('offline'),
    'data-failed-slow': t('slow'),
    'data-failed-outdated': t('outdated'),
    'data-failed-large': t('large'),
    'data-failed-busy': t('busy'),
    'data-failed-unexpected': errors('unexpected'),
  }
}
