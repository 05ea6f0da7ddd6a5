import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'
import { withErrorState } from '@/app/with-error-state'
import { isActiveSeller } from '@/domain/people/actor'
import { SellerRequired } from '@/features/dashboard/seller-required'
import { getSettings } from '@/features/pages/queries'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/i18n'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('seller.required')
  return { title: t('title') }
}

/**
 * Where products are listed (rule S1): for active sellers only, others see why not (rule C32). Listing itself starts
 * in the seller area.
 */
async function UploadPage({ params }: Props) {
  const locale = await localeOf(params)
  const { contactEmail } = await getSettings(locale)
  return (
    <SellerGate locale={locale} path="/upload" need="signedIn">
      {({ viewer: { actor, profile } }) => {
        if (isActiveSeller(actor)) redirect(localePath(locale, '/seller'))
        return <SellerRequired actor={actor} reason={profile?.statusReason} contactEmail={contactEmail} />
      }}
    </SellerGate>
  )
}

export default withErrorState(UploadPage)
