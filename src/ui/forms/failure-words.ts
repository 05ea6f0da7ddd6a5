import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { Reason } from './failure'

/** Why a request failed, as attributes of <body>: said once a page, for every form on it. */
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
