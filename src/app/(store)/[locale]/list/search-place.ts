import { getTranslations } from 'next-intl/server'
import type { ListPlace } from './list-place'

/** The search as a list of all products, best match first. */
export async function searchPlace(text: string): Promise<ListPlace> {
  const t = await getTranslations('results')
  return {
    title: text ? t('for', { text }) : t('title'),
    description: t('ask'),
    path: '/search',
    scope: { sort: 'relevance' },
    crumbs: [],
  }
}
