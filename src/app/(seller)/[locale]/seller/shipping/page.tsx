import { getTranslations } from 'next-intl/server'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import type { Locale } from '@/domain/locale'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { SellerStep } from '@/features/buying/orders/waybill/seller-step'
import { listShipments } from '@/features/selling/shipping/list-shipments'
import { ShipmentLists } from '@/features/selling/shipping/shipment-lists'
import { ShipmentsFailed } from '@/features/selling/shipping/shipments-failed'
import {
  readShippingQuery,
  SHIPPING_PATH,
  writeShippingQuery,
} from '@/features/selling/shipping/shipping-query'
import { ShippingTabs } from '@/features/selling/shipping/shipping-tabs'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { failedRead } from '@/server/next/response-status'
import { ButtonLink } from '@/ui/parts/button'
import { LiveRefresh } from '@/ui/live/live-refresh'
import { WhileOffline } from '@/ui/live/while-offline'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('sellerShipping')
  return { title: t('title') }
}

/** What a seller has to send and what is on its way (rule S11); suspended ones read it (rule N1). */
export default async function ShippingPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const asked = await searchParams
  const t = await getTranslations('sellerShipping')
  const many = await getTranslations('manyOrders')
  return (
    <SellerGate
      locale={locale}
      path={SHIPPING_PATH + writeShippingQuery(readShippingQuery(asked))}
      need="active"
      part="orders"
    >
      {(admitted) => (
        <>
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h1 className="text-xl md:text-2xl">{t('title')}</h1>
            <ButtonLink
              kind="quiet"
              className="max-md:-ms-4"
              href={localePath(locale, '/seller/orders/bulk')}
            >
              {many('link')}
            </ButtonLink>
          </div>
          <ShippingTabs shown="orders" />
          <LiveRefresh kinds={['order']} />
          <ShipmentsOf locale={locale} asked={asked} admitted={admitted} />
        </>
      )}
    </SellerGate>
  )
}

type ShipmentsProps = { locale: Locale; asked: Query; admitted: Admission }

async function ShipmentsOf({ locale, asked, admitted: { viewer, canAct } }: ShipmentsProps) {
  const query = readShippingQuery(asked)
  if (!viewer.user) return null
  const shipments = await listShipments(viewer.user, query).catch(failedRead)
  if (!shipments)
    return <ShipmentsFailed retry={localePath(locale, SHIPPING_PATH) + writeShippingQuery(query)} />
  return (
    <>
      <WhileOffline>
        <ShipmentsFailed />
      </WhileOffline>
      <ShipmentLists
        shipments={shipments}
        query={query}
        timeZone={timeZoneOf(viewer.profile?.country)}
        actionOf={(order) => (canAct ? <SellerStep order={order} isFolded /> : null)}
      />
    </>
  )
}
