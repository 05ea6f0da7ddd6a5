import { getTranslations } from 'next-intl/server'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'
import { withErrorState } from '@/app/with-error-state'
import type { Locale } from '@/domain/locale'
import { PageSection } from '@/features/selling/profile/page/page-section'
import { currentSeller } from '@/server/auth/signed-in-actor'
import { localeOf } from '@/server/texts/i18n'

const PATH = '/seller/own-page'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('ownPage')
  return { title: t('title') }
}

/** What a seller says on the page that buyers read (rule C75); suspended ones read it (rule N1). */
export default async function OwnPage({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('ownPage')
  return (
    <SellerGate locale={locale} path={PATH} need="active" part="products">
      {({ canAct }) => (
        <>
          <h1 className="mb-2 text-xl md:text-2xl">{t('title')}</h1>
          <p className="text-muted mb-6 max-w-prose">{t('intro')}</p>
          <Own locale={locale} canAct={canAct} />
        </>
      )}
    </SellerGate>
  )
}

const Own = withErrorState(async ({ locale, canAct }: { locale: Locale; canAct: boolean }) => {
  const member = await currentSeller('products')
  return member ? PageSection({ locale, member, canAct }) : null
})
