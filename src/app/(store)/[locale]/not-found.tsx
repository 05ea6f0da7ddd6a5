import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'

/** For what a page itself finds missing. In few words and marks: Next sends it along with every page. Unknown addresses show home instead (ruling L2). */
export default function NotFound() {
  const t = useTranslations('errors')
  return (
    <div className="wrap py-10">
      <h1 className="text-2xl">{t('notFound')}</h1>
      <a className="link" href={localePath(useLocale(), '/')}>
        {t('backHome')}
      </a>
    </div>
  )
}
