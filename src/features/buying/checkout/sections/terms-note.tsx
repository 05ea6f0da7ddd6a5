import { useLocale, useTranslations } from 'next-intl'
import type { Province } from '@/domain/people/address/postal-code'
import { localePath } from '@/messages/locales'
import { getTranslations } from '@/server/texts/translations'

/** The terms that ordering accepts; for an address in Quebec the French ones come first. */
export function TermsNote({ province }: { province: Province | null }) {
  const t = useTranslations('checkout.page')
  const french = getTranslations({ locale: 'fr', namespace: 'footer.links' })
  const locale = useLocale()
  const terms = localePath(locale, '/terms')
  return (
    <p className="text-muted text-sm">
      {province === 'QC' && locale !== 'fr' ? (
        <>
          <a className="link underline" href={localePath('fr', '/terms')} lang="fr">
            {french('terms')}
          </a>
          {' · '}
        </>
      ) : null}
      {t.rich('agree', {
        terms: (words) => (
          <a className="link underline" href={terms}>
            {words}
          </a>
        ),
      })}
    </p>
  )
}
