import { getTranslations } from 'next-intl/server'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import { withErrorState } from '@/app/with-error-state'
import type { Locale } from '@/domain/locale'
import { isSellingReader } from '@/domain/people/sellers/seller-area'
import { ORDER_LISTS } from '@/features/buying/orders/list/order-query'
import { listToShip } from '@/features/buying/orders/bulk/list-to-ship'
import { ManyScreen } from '@/features/buying/orders/bulk/many-screen'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'

type Props = { params: Promise<{ locale: string }> }

const PATH = '/seller/orders/bulk'

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('manyOrders')
  return { title: t('title') }
}

/** Several orders at once: acknowledged, printed, and shipped from a carrier's file (rules S30, S31). */
export default async function ManyOrdersPage({ params }: Props) {
  const locale = await localeOf(params)
  return (
    <SellerGate locale={locale} path={PATH} need="active" part="orders">
      {(admitted) => <Orders locale={locale} admitted={admitted} />}
    </SellerGate>
  )
}

type OrdersProps = { locale: Locale; admitted: Admission }

const Orders = withErrorState(async ({ locale, admitted: { viewer, canAct } }: OrdersProps) => {
  const { actor } = viewer
  if (!isSellingReader(actor)) return null
  const t = await getTranslations('manyOrders')
  const all = await getTranslations('order')
  const orders = await listToShip(actor.id, locale)
  return (
    <>
      <p className="mb-2 text-sm">
        <a className="link" href={localePath(locale, ORDER_LISTS.seller)}>
          {all('allOrders')}
        </a>
      </p>
      <h1 className="text-xl md:text-2xl">{t('title')}</h1>
      <p className="text-muted mt-1 mb-6 max-w-prose">{t('intro')}</p>
      {orders.length === 0 ? (
        <div className="mb-10">
          <EmptyState title={t('none')} text={t('noneText')}>
            <ButtonLink href={localePath(locale, ORDER_LISTS.seller)}>{all('allOrders')}</ButtonLink>
          </EmptyState>
        </div>
      ) : null}
      <ManyScreen orders={orders} canAct={canAct} />
    </>
  )
})
