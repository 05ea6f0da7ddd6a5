import { useLocale, useTranslations } from 'next-intl'
import { carrierName, CARRIERS, type Carrier } from '@/domain/orders/shipping/carrier'
import { FREIGHT_MODES, type FreightMode } from '@/domain/orders/shipping/freight'
import { MAX_ORDER_DOCUMENTS, mayAddDocuments } from '@/domain/orders/documents/order-documents'
import { sellerStep, isOrderStatus } from '@/domain/orders/order'
import { lineName } from '@/domain/orders/line-name'
import { unsentQuantity } from '@/domain/orders/shipping/parcels'
import { unitWords } from '@/domain/orders/unit-words'
import { acknowledge } from '@/features/buying/orders/actions'
import { DistrictTexts } from '@/server/texts/district-texts'
import type { ButtonKind } from '@/ui/parts/button'
import { ActionForm } from '@/ui/forms/action-form'
import { AddDocumentsForm } from './add-documents-form'
import type { OrderItem } from '@/features/buying/orders/order-view'
import { ShipForm } from './ship-form'

export type SteppedOrder = {
  id: string
  number: string
  status: string
  documents: readonly unknown[]
  /** The seller's choice for the order sent before. */
  lastCarrier?: Carrier | FreightMode | null
  asksImporter?: boolean
  /** Where a part may be shipped: the lines, and how many parcels have left. */
  items?: readonly OrderItem[]
  parcels?: readonly unknown[]
}
type Props = { order: SteppedOrder; kind?: ButtonKind; isFolded?: boolean }

const WAYBILL_TEXTS = [
  'order.carrier',
  'order.trackingNumber',
  'order.documents',
  'order.registerWaybill',
  'waybill',
  'freight.fields',
  'parcels.ship.fold',
  'parcels.ship.hint',
  'sellerProfile.fields.importerHint',
  'orderMoves.failed',
  'orderMoves.documentsFailed',
  'issues.upload.tooLarge',
  'issues.orderDocuments.tooMany',
] as const

/** The seller's next step with an order: acknowledge it, register its waybill (rule M30), add documents (rule M41). */
export function SellerStep({ order, kind = 'primary', isFolded = false }: Props) {
  const t = useTranslations('order')
  const moves = useTranslations('orderMoves')
  const issues = useTranslations('issues')
  const freight = useTranslations('freight')
  const parcels = useTranslations('parcels')
  const locale = useLocale()
  const units = unitWords(useTranslations('product'), locale)
  const partsOf = (items: readonly OrderItem[]) =>
    items.flatMap((item) => {
      const left = unsentQuantity(item)
      if (left === 0) return []
      const label = parcels('ship.quantity', { name: lineName(item, locale).text })
      return [{ id: item.id, left, label, hint: parcels('ship.left', { left: units.count(item, left) }) }]
    })
  const stored = order.documents.length
  const room = Math.max(0, MAX_ORDER_DOCUMENTS - stored)
  const step = isOrderStatus(order.status) ? sellerStep(order.status) : undefined
  if (step === 'processing')
    return (
      <ActionForm
        action={acknowledge}
        hidden={{ order: order.id, locale }}
        label={t('acknowledge')}
        about={t('title', { number: order.number })}
        failed={moves.raw('failed') as string}
        kind={kind}
      />
    )
  const common = { hidden: { order: order.id, locale }, about: t('title', { number: order.number }), room }
  if (step === 'shipped')
    return (
      <DistrictTexts of={WAYBILL_TEXTS}>
        <ShipForm
          // After a part has left it begins anew, with what remains.
          key={order.parcels?.length ?? 0}
          {...common}
          parts={partsOf(order.items ?? [])}
          carriers={[
            ...CARRIERS.map((carrier) => [carrier, carrierName(carrier, locale)] as const),
            ...FREIGHT_MODES.map((mode) => [mode, freight(`modes.${mode}`)] as const),
          ]}
          lastCarrier={order.lastCarrier ?? undefined}
          asksImporter={order.asksImporter}
          kind={kind}
          summary={isFolded ? t('registerWaybill') : undefined}
        />
      </DistrictTexts>
    )
  if (!mayAddDocuments(order.status)) return null
  if (room === 0)
    return (
      <p className="text-muted text-sm">
        {issues('orderDocuments.tooMany', { max: MAX_ORDER_DOCUMENTS, stored })}
      </p>
    )
  return (
    <DistrictTexts of={WAYBILL_TEXTS}>
      <AddDocumentsForm {...common} />
    </DistrictTexts>
  )
}
