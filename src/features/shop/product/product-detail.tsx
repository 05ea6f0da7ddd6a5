import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { Breadcrumb } from '@/ui/parts/breadcrumb'
import { LinkedName } from '@/ui/parts/linked-name'
import { Stars } from '@/ui/parts/stars'
import { arrivalText, holidayText } from '@/server/texts/arrival-text'
import { stockLeft } from '@/domain/products/product'
import { unbroken } from '@/domain/values/text'
import { BuyBox } from './buying/buy-box'
import { useBuyWords } from './buying/buy-words'
import type { FamilyView } from './facts/list-family'
import { ProductFamily } from './facts/product-family'
import { Gallery } from './gallery/gallery'
import { useGalleryWords } from './gallery/gallery-words'
import { ProductDocuments } from './facts/product-documents'
import { ProductFacts } from './facts/product-facts'
import { ProductMenu } from './product-menu'
import { ProductReviews } from './reviews/product-reviews'
import type { ProductView } from './product-view'
import { ShippingLine } from './buying/shipping-line'
import type { Add } from './buying/use-add-to-cart'

type Props = {
  locale: Locale
  product: ProductView
  add: Add
  /** A preview refuses it as it does the rest. */
  addSample?: Add
  /** The address of a preview: nothing is bought there. */
  preview?: string
  /** Where the product is reported to staff; missing in a preview. */
  report?: string
  /** What leads to the others of its family; a preview has none. */
  family?: FamilyView
  /** The card of the seller; without one, company and place stand below the name. */
  supplier?: ReactNode
  children?: ReactNode
}

/** The product page (rule C43): gallery, buy box, description, specifications, reviews. */
export function ProductDetail({
  locale,
  product,
  add,
  addSample,
  preview,
  report,
  family,
  supplier,
  children,
}: Props) {
  const t = useTranslations('product')
  const lists = useTranslations('jobLists')
  const galleryWords = useGalleryWords(t('pictures'))
  const { name, description, place, rating, stock, seller } = product
  const sellerHref =
    seller.slug && preview === undefined ? localePath(locale, `/supplier/${seller.slug}`) : null
  const isDelivered = preview === undefined && stock.key !== 'soldOut'
  return (
    <article className="wrap pt-4 md:pt-8">
      <Breadcrumb crumbs={place ? [place.main, place.sub] : []} />
      <div className="mt-2 grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:gap-12">
        <Gallery images={product.images} words={galleryWords} />
        <div className="grid content-start gap-5 md:sticky md:top-20 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start">
          <header className="grid gap-2">
            <div className="flex items-start justify-between gap-3">
              <h1 className="min-w-0 flex-1 text-2xl wrap-anywhere" lang={name.lang}>
                {unbroken(name.text)}
              </h1>
              {preview === undefined ? (
                <a
                  className="heart"
                  rel="nofollow"
                  href={localePath(locale, `/lists/save?product=${product.id}`)}
                  aria-label={lists('heart')}
                />
              ) : null}
              <ProductMenu
                href={preview ?? localePath(locale, `/product/${product.id}`)}
                title={name.text}
                report={report}
              />
            </div>
            <p className="text-muted flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              {rating ? (
                <a className="link" href="#reviews">
                  <Stars average={rating.average} count={rating.count} />
                </a>
              ) : null}
              <span>{t('orders', { count: product.orderCount })}</span>
            </p>
            <div className="flex flex-wrap items-baseline gap-x-3">
              <p>
                <LinkedName sentence={t.raw('soldBy') as string} name={seller.name} href={sellerHref} />
              </p>
              <p className="text-muted flex flex-wrap gap-x-3 text-sm">
                {seller.company && !supplier ? <span>{seller.company}</span> : null}
                {seller.person ? <span>{seller.person}</span> : null}
                {supplier ? null : <span>{seller.place}</span>}
              </p>
            </div>
          </header>
          {family ? <ProductFamily family={family} /> : null}
          <BuyBox
            goods={{
              id: product.id,
              tiers: product.tiers,
              content: product.content,
              left: stockLeft(stock),
              delivery: isDelivered
                ? { arrival: arrivalText(product.shipping, locale), supplier: sellerHref }
                : null,
              isPreview: preview !== undefined,
              sample: product.sample,
            }}
            locale={locale}
            words={useBuyWords(product)}
            add={add}
            addSample={addSample ?? add}
          >
            <div className="flex flex-wrap items-baseline gap-x-4">
              <p className={stock.key === 'onlyLeft' ? 'text-persimmon-deep font-semibold' : 'font-semibold'}>
                {stock.key === 'onlyLeft' ? t('stock.onlyLeft', { n: stock.n }) : t(`stock.${stock.key}`)}
              </p>
              <ShippingLine
                note={product.shipping}
                from={product.shippingFrom}
                isArrivalShown={isDelivered}
              />
            </div>
            {seller.holiday ? (
              <p className="bg-persimmon-wash rounded-md p-3 text-sm">
                {holidayText(seller.name, seller.holiday, locale)}
              </p>
            ) : null}
            {children}
          </BuyBox>
          {supplier}
        </div>
        <section aria-labelledby="description" className="max-md:mt-4">
          <h2 id="description" className="mb-4 text-xl">
            {t('description')}
          </h2>
          <p className="max-w-prose whitespace-pre-line" lang={description.lang}>
            {description.text}
          </p>
        </section>
      </div>
      <div className="mt-12 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <ProductFacts sku={product.sku} facts={product.facts} content={product.content} />
        <ProductDocuments documents={product.documents} />
      </div>
      <ProductReviews product={product} />
    </article>
  )
}
