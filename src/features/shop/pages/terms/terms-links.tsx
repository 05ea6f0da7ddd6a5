import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { getTranslations } from '@/server/texts/translations'

type Props = { path: string; locale: Locale; isQuebec: boolean }

/** The terms to read; for an address in Quebec the French ones come first (rule D15). */
export function TermsLinks({ path, locale, isQuebec }: Props) {
  const t = useTranslations('terms')
  const french = getTranslations({ locale: 'fr', namespace: 'terms' })
  return (
    <p className="grid gap-2">
      {isQuebec && locale !== 'fr' ? (
        <a className="link justify-self-start" href={localePath('fr', path)} lang="fr">
          {french('read')}
        </a>
      ) : null}
      <a className="link justify-self-start" href={localePath(locale, path)}>
        {t('read')}
      </a>
    </p>
  )
}
