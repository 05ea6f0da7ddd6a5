import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

/** For what a page itself finds missing. Kept small: Next sends it along with every page. Unknown addresses show home instead (ruling L2). */
export default function NotFound() {
  const t = useTranslations('errors')
  return (
    <div className="wrap py-10">
      <EmptyState title={t('notFound')}>
        <ButtonLink href={localePath(useLocale(), '/')}>{t('backHome')}</ButtonLink>
      </EmptyState>
    </div>
  )
}
