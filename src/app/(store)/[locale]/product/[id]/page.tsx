import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { shareImagePath } from '@/app/share/cards'
import { addToCart } from '@/features/buying/cart/actions'
import { addSample } from '@/features/buying/cart/lines/sample-actions'
import { listFamily } from '@/features/shop/product/facts/list-family'
import { getProduct } from '@/features/shop/product/get-product'
import { metaDescription } from '@/features/shop/product/meta-description'
import { NoProductPage } from '@/features/shop/product/no-product-page'
import { productJsonLd } from '@/features/shop/product/product-json-ld'
import { ProductDetail } from '@/features/shop/product/product-detail'
import { listRelated } from '@/features/shop/list/list-related'
import { RecentSection } from '@/features/shop/list/recent/recent-section'
import { RelatedProducts } from '@/features/shop/list/cards/related-products'
import { getSettings } from '@/features/shop/pages/queries'
import { getSupplierOf } from '@/features/shop/supplier/get-supplier'
import { getSupplierFacts } from '@/features/shop/supplier/get-supplier-facts'
import { SupplierCard } from '@/features/shop/supplier/supplier-card'
import { localePath } from '@/messages/locales'
import { reportPath } from '@/features/talk/reports/report-path'
import { MessageSeller } from '@/features/talk/chat/message-seller'
import { CountView } from '@/features/shop/views/count-view'
import { localeOf } from '@/server/texts/i18n'
import { JsonLd } from '@/ui/page/json-ld'

type Props = { params: Promise<{ locale: string; id: string }> }

export const generateStaticParams = () => []

async function productOf(params: Props['params']) {
  const locale = await localeOf(params)
  const { id } = await params
  const product = await getProduct(locale, id)
  return { locale, id, product }
}

export async function generateMetadata({ params }: Props) {
  const { locale, product } = await productOf(params)
  if (typeof product === 'string') {
    const t = await getTranslations('product.none')
    return { title: t(product), robots: { index: false } }
  }
  const lists = await getTranslations({ locale, namespace: 'lists' })
  const description = metaDescription(product, (category) => lists('categoryDescription', { category }))
  const share = await shareImagePath(locale, 'product', product.id)
  return pageMetadata(locale, `/product/${product.id}`, { title: product.name.text, description, share })
}

export default async function ProductPage({ params }: Props) {
  const { locale, id, product } = await productOf(params)
  if (typeof product === 'string') return <NoProductPage why={product} id={id} />
  const { name, seller } = product
  const supplier = seller.slug === null ? null : await getSupplierOf(locale, seller.id)
  const message = <MessageSeller locale={locale} about={{ id, name: name.text }} seller={seller.name} />
  return (
    <>
      <JsonLd data={productJsonLd(locale, product)} />
      <ProductDetail
        locale={locale}
        product={product}
        add={addToCart}
        addSample={addSample}
        family={await listFamily(locale, id)}
        report={localePath(locale, reportPath('product', id))}
        supplier={
          supplier ? (
            <SupplierCard
              supplier={supplier}
              facts={await getSupplierFacts(supplier.id)}
              site={(await getSettings(locale)).siteName}
            >
              {message}
            </SupplierCard>
          ) : null
        }
      >
        <CountView product={id} />
        {supplier ? null : message}
      </ProductDetail>
      {/* A member's page is made anew when products change. */}
      <div className="wrap" data-shows={`products product:${id} seller:${product.seller.id}`}>
        <RelatedProducts cards={await listRelated(locale, id, product.place?.category)} />
      </div>
      <RecentSection product={id} />
    </>
  )
}
