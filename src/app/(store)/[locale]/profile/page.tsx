import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { getSettings } from '@/features/shop/pages/queries'
import { getBuyerStanding } from '@/features/account/verification/get-buyer-standing'
import { getProfile } from '@/features/account/profile/get-profile'
import { loginPath } from '@/ui/auth/auth-path'
import { currentMember } from '@/server/auth/session/session'
import { ProfileEdit } from '@/features/account/profile/profile-edit'
import { ProfileHead } from '@/features/account/profile/profile-head'
import { ProfileView } from '@/features/account/profile/profile-view'
import { SavedMessage } from '@/ui/auth/saved-message'
import { AccountArea } from '@/ui/frame/account/account-area'
import { localeOf } from '@/server/texts/i18n'
import { LogoutFailed } from './logout-failed'
import { NewsletterSection } from './newsletter-section'
import { VerifiedSection } from './verified-section'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Partial<Record<'edit' | 'saved' | 'problem', string | string[]>>>
}

/** Personal: rendered per request, never cached. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('profile')
  return accountMetadata(locale, '/profile', t('title'))
}

/** View and edit personal, address and business data (rule P25), with the badge and the newsletter below. */
async function ProfilePage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const user = await currentMember()
  if (!user) redirect(loginPath(locale, '/profile'))
  const { edit, saved, problem } = await searchParams
  const profile = await getProfile(user)
  const standing = await getBuyerStanding(user)
  const { siteName } = await getSettings(locale)
  const t = await getTranslations('profile')
  const isEditing = edit === 'profile'
  return (
    <AccountArea current="profile">
      <div className="wrap py-6 md:py-10">
        <div className="grid max-w-3xl gap-10">
          <ProfileHead profile={profile} isVerified={standing.status === 'verified'} siteName={siteName} />
          {problem === 'logout' ? <LogoutFailed /> : null}
          {saved === 'profile' ? <SavedMessage>{t('saved')}</SavedMessage> : null}
          {isEditing ? <ProfileEdit locale={locale} profile={profile} /> : <ProfileView profile={profile} />}
          {isEditing ? null : (
            <VerifiedSection
              locale={locale}
              standing={standing}
              isTooLarge={problem === 'paper'}
              timeZone={timeZoneOf(user.country)}
            />
          )}
          {isEditing ? null : <NewsletterSection locale={locale} isWanted={profile.wantsNewsletter} />}
        </div>
      </div>
    </AccountArea>
  )
}

export default withErrorState(ProfilePage)
