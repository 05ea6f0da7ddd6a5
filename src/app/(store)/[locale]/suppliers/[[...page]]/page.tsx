import { getTranslations } from 'next-intl/server'
import { NotFoundHome } from '@/app/(store)/[locale]/home/not-found-home'
import { pageNumber, pagePath } from '@/app/(store)/[locale]/list/page-number'
import { NO_PAGE, pageMetadata } from '@/app/(store)/[locale]/metadata'
import { getSettings } from '@/features/shop/pages/queries'
import { listSuppliers } from '@/features/shop/supplier/list-suppliers'
import { SupplierList } from '@/features/shop/supplier/supplier-list'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { Breadcrumb } from '@/ui/parts/breadcrumb'
import { Pagination } from '@/ui/parts/pagination'

type Props = { params: Promise<{ locale: string; page?: string[] }> }

const PATH = '/suppliers'

export const generateStaticParams = () => []

async function suppliersOf(params: Props['params']) {
  const locale = await localeOf(params)
  const page = pageNumber((await params).page)
  const found = page ? await listSuppliers(locale, page) : null
  const isThere = found !== null && (page === 1 || found.suppliers.length > 0)
  return { locale, page: page ?? 1, found: isThere ? found : null }
}

async function wordsOf(locale: Awaited<ReturnType<typeof suppliersOf>>['locale']) {
  const t = await getTranslations('supplier')
  const { siteName: site } = await getSettings(locale)
  return { title: t('list'), about: t('listAbout', { site }) }
}

export async function generateMetadata({ params }: Props) {
  const { locale, page, found } = await suppliersOf(params)
  if (!found) return NO_PAGE
  const lists = await getTranslations('lists')
  const { title, about } = await wordsOf(locale)
  return pageMetadata(locale, pagePath(PATH, page), {
    title: page === 1 ? title : lists('numbered', { title, page }),
    description: about,
  })
}

/** Every active seller with a product on sale, by name (rule C55). */
export default async function SuppliersPage({ params }: Props) {
  const { locale, page, found } = await suppliersOf(params)
  if (!found) return <NotFoundHome locale={locale} />
  const { title, about } = await wordsOf(locale)
  return (
    <div className="wrap pt-4 md:pt-8">
      <Breadcrumb crumbs={[]} />
      <h1 className="mt-2 text-2xl lg:text-3xl">{title}</h1>
      <p className="text-muted mt-2 mb-6 max-w-prose">{about}</p>
      <SupplierList suppliers={found.suppliers} />
      <Pagination
        page={page}
        pages={found.pages}
        hrefOf={(other) => pagePath(localePath(locale, PATH), other)}
      />
    </div>
  )
}
