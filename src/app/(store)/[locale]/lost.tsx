import { getTranslations } from 'next-intl/server'
import { LOST_NOTE } from '@/app/lost-note'
import type { Locale } from '@/domain/locale'
import { markLost } from '@/server/next/lost'
import { Home } from './home'

/** The home page's content with status 404, for an address that is no page although it looks like one (rule L2). */
export async function Lost({ locale }: { locale: Locale }) {
  await markLost()
  const t = await getTranslations('layout')
  return (
    <>
      <p className={LOST_NOTE} role="status">
        {t('lost')}
      </p>
      <Home locale={locale} />
    </>
  )
}
