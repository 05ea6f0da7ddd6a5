import { getTranslations } from 'next-intl/server'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'
import { TermsSection } from '@/app/(seller)/[locale]/seller/shipping/terms-section'
import { ShippingTabs, TERMS_PATH } from '@/features/selling/shipping/shipping-tabs'
import { localeOf } from '@/server/texts/i18n'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('shippingTerms')
  return { title: t('title') }
}

/** What a seller charges for shipping, on a page of its own (rule S48); suspended ones read it (rule N1). */
export default async function ShippingTermsPage({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('sellerShipping')
  return (
    <SellerGate locale={locale} path={TERMS_PATH} need="active" part="orders">
      {({ canAct }) => (
        <>
          <h1 className="mb-4 text-xl md:text-2xl">{t('title')}</h1>
          <ShippingTabs shown="terms" />
          <TermsSection locale={locale} canAct={canAct} />
        </>
      )}
    </SellerGate>
  )
}
