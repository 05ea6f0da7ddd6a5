import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { Badge } from '@/ui/parts/badge'
import type { OwnProfile } from './get-profile'

type Props = { profile: OwnProfile; isVerified: boolean; siteName: string }

/** Account type (rules P12, P13), verification (rule P9) and the status of a seller account. */
export function ProfileHead({ profile: { business }, isVerified, siteName }: Props) {
  const t = useTranslations('profile')
  const verified = useTranslations('verifiedBuyer')
  const account = useTranslations('account')
  const locale = useLocale()
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        {business ? <Badge tone="celadon">{account('seller')}</Badge> : <Badge>{account('buyer')}</Badge>}
        {isVerified ? <Badge tone="celadon">{verified('title')}</Badge> : null}
      </div>
      {business ? (
        <p>
          {business.status === 'active' ? null : `${t(`standing.${business.status}`)} `}
          <a className="link" href={localePath(locale, '/seller')}>
            {account('sellerDashboard')}
          </a>
        </p>
      ) : (
        <p>
          <a className="link" href={localePath(locale, '/become-seller')} data-start-selling="">
            {t('sell', { siteName })}
          </a>
        </p>
      )}
    </header>
  )
}
