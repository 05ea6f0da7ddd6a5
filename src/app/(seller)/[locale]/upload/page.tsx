import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { withErrorState } from '@/app/with-error-state'
import { loginPath } from '@/ui/auth/auth-path'
import { SellerRequired } from '@/features/dashboard/seller-required'
import { getViewer } from '@/features/dashboard/viewer'
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
  const { actor, profile } = await getViewer()
  if (actor.kind === 'visitor') redirect(loginPath(locale, '/upload', 'seller'))
  if (actor.kind === 'seller' && actor.status === 'active') redirect(localePath(locale, '/seller'))
  const { contactEmail } = await getSettings(locale)
  return <SellerRequired actor={actor} reason={profile?.statusReason} contactEmail={contactEmail} />
}

export default withErrorState(UploadPage)
