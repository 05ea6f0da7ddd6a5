import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { tradeDocumentsOf } from '@/domain/orders/documents/order-documents'
import { unsentQuantity } from '@/domain/orders/shipping/parcels'
import { unitWords } from '@/domain/orders/unit-words'
import { ActionForm } from '@/ui/forms/action-form'
import { receiveParcel } from '@/features/buying/orders/actions'
import { DocumentRow } from './document-row'
import { ItemName } from './item-name'
import type { OrderItem, OrderParcel, OrderView } from '@/features/buying/orders/order-view'
import { hasParcels } from './has-parcels'
import { Tracking } from './tracking'

type Props = { order: OrderView; timeZone: string }

/** Each parcel of an order with its lines, waybill, arrival and papers; and what is not sent yet, or not any more (rules M137, M139). */
export function ParcelList({ order, timeZone }: Props) {
  const t = useTranslations('parcels')
  if (!hasParcels(order)) return null
  return (
    <section aria-labelledby="parcels">
      <h2 id="parcels" className="mb-3 text-lg">
        {t('title')}
      </h2>
      <ul className="grid gap-4">
        {order.parcels.map((parcel) => (
          <Parcel key={parcel.id} order={order} parcel={parcel} timeZone={timeZone} />
        ))}
        <Others title={t('left')} order={order} of={unsentQuantity} isShown={order.status === 'processing'} />
        <Others title={t('calledOff')} order={order} of={({ calledOff }) => calledOff} isShown />
      </ul>
    </section>
  )
}

const BOX = 'border-line grid break-inside-avoid content-start gap-2 rounded-md border p-4'

function Parcel({ order, parcel, timeZone }: Props & { parcel: OrderParcel }) {
  const t = useTranslations('parcels')
  const documents = useTranslations('orderDocuments')
  const moves = useTranslations('orderMoves')
  const locale = useLocale()
  const name = t('name', { parcel: parcel.parcel })
  const canReceive = order.side === 'buyer' && !order.isColleagues && isOpen(order, parcel)
  return (
    <li className={BOX}>
      <h3 className="font-medium">{name}</h3>
      <p className="text-muted text-sm">
        <Moment at={parcel.shippedAt} timeZone={timeZone} kind="shippedOn" />
        {parcel.deliveredAt ? (
          <>
            {' · '}
            <Moment
              at={parcel.deliveredAt}
              timeZone={timeZone}
              kind={parcel.deliveredBy === 'seller' ? 'reportedOn' : 'arrivedOn'}
            />
          </>
        ) : null}
      </p>
      <Lines lines={parcel.lines} items={order.items} />
      <div>
        <Tracking sent={parcel} isOnWay={parcel.deliveredAt === null} />
      </div>
      <ul className="no-print grid">
        {tradeDocumentsOf(order).map((kind) => (
          <DocumentRow
            key={kind}
            path={`/api/order-document/${order.id}/${kind}`}
            query={`parcel=${parcel.parcel}`}
            name={t('document', { document: documents(`${kind}.link`), parcel: parcel.parcel })}
          />
        ))}
      </ul>
      {order.side === 'buyer' && !order.isColleagues ? (
        <ActionForm
          action={receiveParcel}
          hidden={{ order: order.id, parcel: parcel.id, locale }}
          label={t('receive')}
          about={name}
          failed={moves.raw('failed') as string}
          isOffered={canReceive}
        />
      ) : null}
    </li>
  )
}

/** Not confirmed by anybody but the seller; of a settled order nothing is left to confirm (rule N29). */
const isOpen = ({ status, reportedUntil }: OrderView, { deliveredAt, deliveredBy }: OrderParcel) =>
  deliveredAt === null
    ? status === 'processing' || status === 'shipped'
    : deliveredBy === 'seller' && reportedUntil !== null

type MomentProps = { at: string; timeZone: string; kind: 'shippedOn' | 'arrivedOn' | 'reportedOn' }

function Moment({ at, timeZone, kind }: MomentProps) {
  const t = useTranslations('parcels')
  const days = dateFormat(useLocale(), { dateStyle: 'medium', timeZone })
  const date = new Date(at)
  return t.rich(kind, { day: () => <time dateTime={date.toISOString()}>{days.format(date)}</time> })
}

type LinesProps = { lines: readonly { item: string; quantity: number }[]; items: readonly OrderItem[] }

function Lines({ lines, items }: LinesProps) {
  const words = unitWords(useTranslations('product'), useLocale())
  return (
    <ul className="figures">
      {lines.map(({ item: id, quantity }) => {
        const item = items.find((each) => each.id === id)
        if (!item) return null
        return (
          <li key={id} className="wrap-anywhere">
            {words.named(item, quantity)} × <ItemName item={item} />
          </li>
        )
      })}
    </ul>
  )
}

type OthersProps = { title: string; order: OrderView; of: (item: OrderItem) => number; isShown: boolean }

/** Lines that are in no parcel. */
function Others({ title, order, of, isShown }: OthersProps) {
  const lines = order.items
    .map((item) => ({ item: item.id, quantity: of(item) }))
    .filter(({ quantity }) => quantity > 0)
  if (!isShown || lines.length === 0) return null
  return (
    <li className={BOX}>
      <h3 className="text-muted font-medium">{title}</h3>
      <Lines lines={lines} items={order.items} />
    </li>
  )
}
