import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { NotFoundHome } from '@/app/(store)/[locale]/home/not-found-home'
import { pageNumber, pagePath } from '@/app/(store)/[locale]/list/page-number'
import { NO_PAGE, pageMetadata } from '@/app/(store)/[locale]/metadata'
import { pageCount } from '@/domain/values/page-count'
import { getSupplier, movedSupplier } from '@/features/shop/supplier/get-supplier'
import { getSupplierFacts } from '@/features/shop/supplier/get-supplier-facts'
import { listSupplierReviews, SUPPLIER_REVIEWS_PAGE } from '@/features/shop/supplier/list-supplier-reviews'
import { SupplierReviews } from '@/features/shop/supplier/supplier-reviews'
import { supplierPath, supplierReviewsPath } from '@/features/shop/supplier/supplier-view'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { Breadcrumb } from '@/ui/parts/breadcrumb'
import { Pagination } from '@/ui/parts/pagination'

type Props = { params: Promise<{ locale: string; slug: string; page?: string[] }> }

export const generateStaticParams = () => []

async function reviewsOf(params: Props['params']) {
  const locale = await localeOf(params)
  const { slug, page: segments } = await params
  const page = pageNumber(segments)
  const supplier = page ? await getSupplier(locale, slug) : null
  const count = supplier ? ((await getSupplierFacts(supplier.id)).rating?.count ?? 0) : 0
  const pages = pageCount(count, SUPPLIER_REVIEWS_PAGE)
  return { locale, slug, page: page ?? 1, pages, supplier: page && page <= pages ? supplier : null }
}

export async function generateMetadata({ params }: Props) {
  const { locale, page, supplier } = await reviewsOf(params)
  if (!supplier) return NO_PAGE
  const t = await getTranslations('supplier')
  const lists = await getTranslations('lists')
  const { slug, name, place } = supplier
  const title = t('reviewsOf', { seller: name })
  return pageMetadata(locale, pagePath(supplierReviewsPath(slug), page), {
    title: page === 1 ? title : lists('numbered', { title, page }),
    description: t('description', { seller: name, place }),
  })
}

/** All reviews of what a seller has on sale, ten at a time (rule P33). */
export default async function SupplierReviewsPage({ params }: Props) {
  const { locale, slug, page, pages, supplier } = await reviewsOf(params)
  if (!supplier) {
    const moved = await movedSupplier(slug)
    if (moved) permanentRedirect(localePath(locale, pagePath(supplierReviewsPath(moved), page)))
    return <NotFoundHome locale={locale} />
  }
  const t = await getTranslations('supplier')
  const none = await getTranslations('product.reviews')
  const reviews = await listSupplierReviews(locale, supplier.id, page)
  const path = localePath(locale, supplierReviewsPath(supplier.slug))
  return (
    <div className="wrap pt-4 md:pt-8">
      <Breadcrumb
        crumbs={[
          { name: t('list'), href: localePath(locale, '/suppliers') },
          { name: supplier.name, href: localePath(locale, supplierPath(supplier.slug)) },
        ]}
      />
      <h1 className="mt-2 mb-8 text-2xl">{t('reviewsOf', { seller: supplier.name })}</h1>
      {reviews.length === 0 ? <p className="text-muted">{none('none')}</p> : null}
      <SupplierReviews reviews={reviews} />
      <Pagination page={page} pages={pages} hrefOf={(other) => pagePath(path, other)} />
    </div>
  )
}
