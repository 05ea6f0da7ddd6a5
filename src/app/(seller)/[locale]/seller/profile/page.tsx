import { getTranslations } from 'next-intl/server'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'
import { withErrorState } from '@/app/with-error-state'
import type { Locale } from '@/domain/locale'
import { Notice } from '@/features/selling/dashboard/notice'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { AccountSection } from '@/features/selling/profile/account/account-section'
import { BusinessSection } from '@/features/selling/profile/business/business-section'
import { BusinessDocuments } from '@/features/selling/profile/documents/business-documents'
import { currentSeller } from '@/server/auth/signed-in-actor'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'
import { ButtonLink } from '@/ui/parts/button'

const PATH = '/seller/profile'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('sellerProfile')
  return { title: t('title') }
}

/** The business profile, the business documents and the payout account (rules S13, P26), for sellers of every status. */
export default async function ProfilePage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { problem } = await searchParams
  return (
    <SellerGate
      locale={locale}
      path={PATH}
      need="seller"
      part="owner"
      signedOut={<SignedOut locale={locale} />}
    >
      {({ canAct }) => <Profile locale={locale} canAct={canAct} isTooLarge={problem === 'paper'} />}
    </SellerGate>
  )
}

type ProfileProps = { locale: Locale; canAct: boolean; isTooLarge: boolean }

const Profile = withErrorState(async ({ locale, canAct, isTooLarge }: ProfileProps) => {
  const member = await currentSeller('owner')
  if (!member) return null
  const t = await getTranslations('sellerProfile')
  const own = { locale, member, canAct }
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-12">
      <header>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="text-muted">{t('intro')}</p>
        <p className="mt-2">
          <a className="link" href={localePath(locale, '/seller/own-page')}>
            {t('ownPage')}
          </a>
        </p>
      </header>
      {await BusinessSection(own)}
      {await BusinessDocuments({
        locale,
        seller: member,
        timeZone: timeZoneOf(member.country),
        canAct,
        isTooLarge,
      })}
      {await AccountSection(own)}
    </div>
  )
})

/** In place of the page, for visitors (rule P26). */
async function SignedOut({ locale }: { locale: Locale }) {
  const t = await getTranslations('sellerProfile.denied')
  return (
    <Notice title={t('title')}>
      <p>{t('text')}</p>
      <ButtonLink kind="primary" href={loginPath(locale, PATH, 'seller')}>
        {t('signIn')}
      </ButtonLink>
    </Notice>
  )
}
