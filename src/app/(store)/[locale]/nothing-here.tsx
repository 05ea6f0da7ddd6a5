import { getTranslations } from 'next-intl/server'
import { NotFoundState } from '@/app/not-found-state'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'

type Props = {
  locale: Locale
  why: 'order.unknown' | 'report.unknown' | 'priceRequest.unknown' | 'return.unknown'
}

/** In place of a page about something that does not exist for its reader. */
export async function NothingHere({ locale, why }: Props) {
  const issues = await getTranslations('issues')
  const errors = await getTranslations('errors')
  return (
    <div className="wrap py-10">
      <NotFoundState title={issues(why)} href={localePath(locale, '/')} back={errors('backHome')} />
    </div>
  )
}
