import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { NotFoundHome } from '@/app/(store)/[locale]/home/not-found-home'
import { pageNumber, pagePath } from '@/app/(store)/[locale]/list/page-number'
import { NO_PAGE, pageMetadata } from '@/app/(store)/[locale]/metadata'
import { pageCount } from '@/domain/values/page-count'
import { LIST_PAGE } from '@/domain/search/list'
import { MessageSeller } from '@/features/talk/chat/message-seller'
import { listOfSeller } from '@/features/shop/list/list-of-seller'
import { ProductGrid } from '@/features/shop/list/cards/product-grid'
import { getSettings } from '@/features/shop/pages/queries'
import { getSupplier, movedSupplier } from '@/features/shop/supplier/get-supplier'
import { getSupplierBand } from '@/features/shop/supplier/get-supplier-band'
import { getSupplierFacts } from '@/features/shop/supplier/get-supplier-facts'
import { listSupplierReviews } from '@/features/shop/supplier/list-supplier-reviews'
import { SupplierAbout } from '@/features/shop/supplier/supplier-about'
import { SupplierCertificates } from '@/features/shop/supplier/supplier-certificates'
import { SupplierFigures } from '@/features/shop/supplier/supplier-figures'
import { SupplierHead } from '@/features/shop/supplier/supplier-head'
import { supplierJsonLd } from '@/features/shop/supplier/supplier-json-ld'
import { SupplierPicture } from '@/features/shop/supplier/supplier-picture'
import { SupplierReviews } from '@/features/shop/supplier/supplier-reviews'
import { supplierGoodsPath, supplierPath, supplierReviewsPath } from '@/features/shop/supplier/supplier-view'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { JsonLd } from '@/ui/page/json-ld'
import { ButtonLink } from '@/ui/parts/button'
import { Pagination } from '@/ui/parts/pagination'

type Props = { params: Promise<{ locale: string; slug: string; page?: string[] }> }

export const generateStaticParams = () => []

async function supplierOf(params: Props['params']) {
  const locale = await localeOf(params)
  const { slug, page: segments } = await params
  const page = pageNumber(segments)
  const supplier = page ? await getSupplier(locale, slug) : null
  const pages = pageCount(supplier?.cards ?? 0, LIST_PAGE)
  return {
    locale,
    slug,
    page: page ?? 1,
    pages,
    supplier: supplier && page && page <= pages ? supplier : null,
  }
}

export async function generateMetadata({ params }: Props) {
  const { locale, page, supplier } = await supplierOf(params)
  if (!supplier) return NO_PAGE
  const { slug, name: seller, place, description } = supplier
  const t = await getTranslations('supplier')
  const lists = await getTranslations('lists')
  const about = description && !description.lang ? shortened(description.text) : null
  return pageMetadata(locale, pagePath(supplierPath(slug), page), {
    title: page === 1 ? seller : lists('numbered', { title: t('goodsOf', { seller }), page }),
    description: about ?? t('description', { seller, place }),
  })
}

/** Reviews on the page itself. */
const SHOWN = 5

const LONGEST = 160
const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…` : text

/** A seller's own page (rule P31); further pages show more of the products. */
export default async function SupplierPage({ params }: Props) {
  const { locale, slug, page, pages, supplier } = await supplierOf(params)
  if (!supplier) {
    const moved = await movedSupplier(slug)
    if (moved) permanentRedirect(localePath(locale, pagePath(supplierPath(moved), page)))
    return <NotFoundHome locale={locale} />
  }
  const t = await getTranslations('supplier')
  const { id, name } = supplier
  const [{ siteName }, facts, band, cards, reviews] = await Promise.all([
    getSettings(locale),
    getSupplierFacts(id),
    getSupplierBand(locale, id),
    listOfSeller(locale, id, page),
    page === 1 ? listSupplierReviews(locale, id, 1) : [],
  ])
  const path = localePath(locale, supplierPath(supplier.slug))
  return (
    <article className="wrap grid gap-8 pt-4 md:pt-8">
      {/* Words beside the picture, on a phone under it. */}
      <div
        className={
          band.picture
            ? 'bg-tone flex flex-col-reverse overflow-hidden rounded-md md:grid md:grid-cols-[minmax(0,1fr)_20rem]'
            : ''
        }
      >
        <div className={`grid content-center gap-4 ${band.picture ? 'px-4 py-5 md:p-8' : ''}`}>
          <SupplierHead supplier={supplier} site={siteName} />
          <div className="no-print w-full max-w-64">
            <MessageSeller locale={locale} about={{ id, name, supplier: slug }} seller={name} />
          </div>
        </div>
        {band.picture ? <SupplierPicture picture={band.picture} /> : null}
      </div>
      {page === 1 ? (
        <>
          <JsonLd data={supplierJsonLd(locale, supplier, facts)} />
          <SupplierFigures facts={facts} />
          <SupplierAbout supplier={supplier} />
          <SupplierCertificates certificates={band.certificates} slug={supplier.slug} />
        </>
      ) : null}
      <section aria-labelledby="goods" data-shows={`products catalogue seller:${id}`}>
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="goods" className="text-xl">
            {t('goods')} <span className="text-muted figures">{supplier.goods}</span>
          </h2>
          {supplier.goods > 1 ? (
            <a className="link" rel="nofollow" href={localePath(locale, supplierGoodsPath(supplier.slug))}>
              {t('narrow')}
            </a>
          ) : null}
        </div>
        <ProductGrid cards={cards} />
        <Pagination page={page} pages={pages} hrefOf={(other) => pagePath(path, other)} />
      </section>
      {reviews.length > 0 ? (
        <section aria-labelledby="reviews" className="grid justify-items-start gap-4">
          <h2 id="reviews" className="text-xl">
            {t('reviews')}
          </h2>
          <SupplierReviews reviews={reviews.slice(0, SHOWN)} />
          {reviews.length > SHOWN ? (
            <ButtonLink href={localePath(locale, supplierReviewsPath(supplier.slug))}>
              {t('allReviews')}
            </ButtonLink>
          ) : null}
        </section>
      ) : null}
    </article>
  )
}
