import { getTranslations } from 'next-intl/server'
import { BuyerCard } from '@/app/(seller)/[locale]/buyer-card'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'
import { withErrorState } from '@/app/with-error-state'
import { isActiveSeller } from '@/domain/people/actor'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { SellerRequired } from '@/features/selling/dashboard/seller-required'
import type { Search } from '@/features/selling/listing/form/upload/initial-values'
import { getSettings } from '@/features/shop/pages/queries'
import { localeOf } from '@/server/texts/i18n'
import { Drafts, ProductUpload } from './parts'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Search> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('productForm')
  return { title: t('title') }
}

/** Where products are listed (rule S1): for active sellers only, others see why not (rule C32). */
async function UploadPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { contactEmail } = await getSettings(locale)
  const search = await searchParams
  return (
    <SellerGate locale={locale} path="/upload" need="signedIn" part="products">
      {({ viewer: { actor, user, profile } }) => {
        const timeZone = timeZoneOf(profile?.country)
        return user && isActiveSeller(actor) ? (
          <>
            <ProductUpload
              locale={locale}
              timeZone={timeZone}
              search={search}
              from={profile}
              aside={<BuyerCard />}
            />
            <Drafts
              locale={locale}
              seller={user}
              timeZone={timeZone}
              opened={typeof search.draft === 'string' ? search.draft : undefined}
            />
          </>
        ) : (
          <SellerRequired
            actor={actor}
            reason={profile?.statusReason}
            asked={profile?.documentAsked}
            hasNumber={Boolean(profile?.businessRegistration)}
            contactEmail={contactEmail}
          />
        )
      }}
    </SellerGate>
  )
}

export default withErrorState(UploadPage)
