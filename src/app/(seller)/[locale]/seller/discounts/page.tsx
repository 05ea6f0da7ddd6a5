import { getTranslations } from 'next-intl/server'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'
import type { Locale } from '@/domain/locale'
import { pageIn } from '@/domain/values/page-count'
import { DiscountForm } from '@/features/selling/discounts/discount-form'
import { DiscountsScreen } from '@/features/selling/discounts/discounts-screen'
import { listDiscounts } from '@/features/selling/discounts/list-discounts'
import { localePath } from '@/messages/locales'
import { listCategoryTree } from '@/server/products/category-tree'
import { currentSeller } from '@/server/auth/signed-in-actor'
import { localeOf } from '@/server/texts/i18n'
import { Pagination } from '@/ui/parts/pagination'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

const PATH = '/seller/discounts'

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('discounts')
  return { title: t('title') }
}

/** A seller's discounts, and the form that makes one (rule S57). */
export default async function SellerDiscountsPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const asked = await searchParams
  return (
    <SellerGate locale={locale} path={PATH} need="active" part="products">
      {({ canAct }) => (
        <Discounts
          locale={locale}
          asked={pageIn(asked.page)}
          isMade={asked.done === 'made'}
          canAct={canAct}
        />
      )}
    </SellerGate>
  )
}

type DiscountsProps = { locale: Locale; asked: number; isMade: boolean; canAct: boolean }

async function Discounts({ locale, asked, isMade, canAct }: DiscountsProps) {
  const member = await currentSeller('products')
  if (!member) return null
  const t = await getTranslations('discounts')
  const { discounts, page, pages } = await listDiscounts(member, asked, locale)
  return (
    <>
      <h1 className="mb-6 text-xl md:text-2xl">{t('title')}</h1>
      {isMade ? (
        <p role="status" className="cart-said mb-4">
          {t('made')}
        </p>
      ) : null}
      <DiscountsScreen discounts={discounts} canAct={canAct} />
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(to) => localePath(locale, to > 1 ? `${PATH}?page=${to}` : PATH)}
      />
      {canAct ? (
        <section aria-labelledby="new" className="mt-10 max-w-2xl">
          <h2 id="new" className="mb-4 text-lg">
            {t('new')}
          </h2>
          <DiscountForm tree={await listCategoryTree(locale)} />
        </section>
      ) : null}
    </>
  )
}
