import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { DRAFTS } from './draft-list'
import { countDrafts } from './list-drafts'

/** 'Drafts (3)', to the list of them; nothing where there is none. */
export async function DraftsLink({ locale, seller }: { locale: Locale; seller: string }) {
  const count = await countDrafts(seller)
  if (count === 0) return null
  const t = await getTranslations({ locale, namespace: 'productDrafts' })
  return (
    <a className="link" href={localePath(locale, `/upload#${DRAFTS}`)}>
      {t('title', { count })}
    </a>
  )
}
