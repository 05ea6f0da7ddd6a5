import { getTranslations } from 'next-intl/server'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'
import { NotFoundState } from '@/app/not-found-state'
import { withErrorState } from '@/app/with-error-state'
import { getPreview } from '@/features/selling/listing/preview/get-preview'
import { refusePurchase } from '@/features/selling/listing/preview/preview-actions'
import { PreviewBar } from '@/features/selling/listing/preview/preview-bar'
import { viewOf } from '@/features/shop/product/get-product'
import { ProductDetail } from '@/features/shop/product/product-detail'
import { localePath } from '@/messages/locales'
import { currentSeller } from '@/server/auth/signed-in-actor'
import { localeOf } from '@/server/texts/i18n'

type Props = { params: Promise<{ locale: string; kind: string; id: string }> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('productPreview')
  return { title: t('title') }
}

/** A draft, a product or a change as buyers would see it, for its seller alone (rule C50). */
async function PreviewPage({ params }: Props) {
  const locale = await localeOf(params)
  const { kind, id } = await params
  const path = `/seller/preview/${kind}/${id}`
  const preview = await getPreview(await currentSeller('products'), kind, id)
  const view = preview && (await viewOf(preview.facts, locale))
  const t = await getTranslations('productPreview')
  return (
    <SellerGate locale={locale} path={path} need="active" part="products">
      {({ canAct }) =>
        view ? (
          <>
            <PreviewBar edit={canAct ? preview.edit : null} />
            <ProductDetail
              locale={locale}
              product={view.name.text ? view : { ...view, name: { text: t('unnamed') } }}
              add={refusePurchase}
              preview={localePath(locale, path)}
            />
          </>
        ) : (
          <NotFoundState
            title={t('notFound')}
            href={localePath(locale, '/seller/products')}
            back={t('products')}
          />
        )
      }
    </SellerGate>
  )
}

export default withErrorState(PreviewPage)
