import { useLocale, useTranslations } from 'next-intl'
import { notLatin } from '@/domain/people/sellers/latin-names'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import type { SellerProfile } from './viewer'

type Props = { profile: SellerProfile | null; isPending?: boolean; canAct?: boolean }

/** Asks a Korean seller for what Canadians could not read of the profile (rule N22). */
export function LatinNotice({ profile, isPending = false, canAct = true }: Props) {
  const t = useTranslations('seller')
  const names = useTranslations('profile')
  const locale = useLocale()
  const fields = notLatin(profile ?? {}).map((name) =>
    names(name === 'company' || name === 'contactPerson' ? name : 'address'),
  )
  if (fields.length === 0) return null
  return (
    <aside
      aria-labelledby="latin"
      className="border-persimmon-deep bg-persimmon-wash mb-8 grid justify-items-start gap-3 rounded-md border p-4 md:p-6"
    >
      <p id="latin" className="text-lg font-semibold">
        {t('latin.title')}
      </p>
      <p>{t('latin.text', { fields: [...new Set(fields)].join(', ') })}</p>
      {isPending ? <p>{t('latin.pending')}</p> : null}
      {canAct && !isPending ? (
        <ButtonLink kind="primary" href={localePath(locale, '/seller/profile')}>
          {t('profile')}
        </ButtonLink>
      ) : null}
    </aside>
  )
}
