import { getTranslations } from 'next-intl/server'
import { NOT_FOUND_NOTE } from '@/app/not-found-note'
import type { Locale } from '@/domain/locale'
import { markNotFound } from '@/server/next/mark-not-found'
import { Home } from './home'

/** The home page's content with status 404, for a URL that matches a route but names nothing (rule L2). */
export async function NotFoundHome({ locale }: { locale: Locale }) {
  await markNotFound()
  const t = await getTranslations('layout')
  return (
    <>
      <p className={NOT_FOUND_NOTE} role="status">
        {t('notFound')}
      </p>
      <Home locale={locale} />
    </>
  )
}
