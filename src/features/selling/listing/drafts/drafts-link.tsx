import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { DRAFTS } from './draft-list'

/** 'Drafts (3)', to the list of them; nothing where there is none. */
export function DraftsLink({ count }: { count: number }) {
  const t = useTranslations('productDrafts')
  const locale = useLocale()
  if (count === 0) return null
  return (
    <ButtonLink kind="quiet" className="no-print" href={localePath(locale, `/upload#${DRAFTS}`)}>
      {t('title', { count })}
    </ButtonLink>
  )
}
