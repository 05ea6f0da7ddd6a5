import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/domain/values/calendar'
import { formatWhole } from '@/domain/locale'
import { carrierName, CARRIERS, isCarrier } from '@/domain/orders/shipping/carrier'
import { lineName } from '@/domain/orders/line-name'
import { MAX_AT_ONCE } from '@/domain/orders/bulk/chosen-orders'
import { unitWords } from '@/domain/orders/unit-words'
import { localePath } from '@/messages/locales'
import { DistrictTexts } from '@/server/texts/district-texts'
import { LateBadge, OrderStatusBadge, PartlyShippedBadge } from '@/ui/parts/order-status'
import { ChosenForm } from './chosen-form'
import type { OrderToShip } from './list-to-ship'
import { WaybillFile } from './waybill-file'

type Props = { orders: readonly OrderToShip[]; canAct: boolean }

/** Everything that has to be sent, to be acknowledged, printed and shipped together (rules S30, S31). */
export function ManyScreen({ orders, canAct }: Props) {
  return (
    <DistrictTexts of={['manyOrders']}>
      {orders.length > 0 ? <ChosenSection orders={orders} canAct={canAct} /> : null}
      {canAct ? <FileSection lastCarrier={orders[0]?.lastCarrier ?? null} /> : null}
    </DistrictTexts>
  )
}

function ChosenSection({ orders, canAct }: Props) {
  const t = useTranslations('manyOrders')
  const locale = useLocale()
  return (
    <section aria-labelledby="chosen" className="mb-10">
      <h2 id="chosen" className="mb-1 text-lg">
        {t('chosenTitle')}
      </h2>
      {orders.length === MAX_AT_ONCE ? (
        <p className="text-muted mb-2">{t('most', { max: MAX_AT_ONCE })}</p>
      ) : null}
      <ChosenForm
        locale={locale}
        chosen={orders.filter(isFirstChosen).length}
        canAct={canAct}
        hasNew={orders.some(({ status }) => status === 'confirmed')}
      >
        <ul className="border-line divide-line bg-raised divide-y rounded-md border">
          {orders.map((order) => (
            <Row key={order.number} order={order} />
          ))}
        </ul>
      </ChosenForm>
    </section>
  )
}

/** A buyer who asks to cancel is answered first. */
const isFirstChosen = ({ isCancelAsked }: OrderToShip) => !isCancelAsked

function Row({ order }: { order: OrderToShip }) {
  const t = useTranslations('manyOrders')
  const locale = useLocale()
  const { number, status, dueOn, buyer, city, province, boxes, shipBy, isCancelAsked } = order
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <input
        type="checkbox"
        name="order"
        value={number}
        aria-labelledby={`order-${number}`}
        defaultChecked={isFirstChosen(order)}
        className="accent-celadon mt-0.5 size-5 shrink-0"
      />
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_9rem]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <a
              id={`order-${number}`}
              className="link figures font-medium"
              href={localePath(locale, `/seller/orders/${number}`)}
            >
              {number}
            </a>
            <OrderStatusBadge status={status} dueOn={dueOn} isShort />
            {order.isPartlyShipped ? <PartlyShippedBadge /> : null}
            {order.isLate ? <LateBadge /> : null}
          </p>
          <p className="text-sm wrap-anywhere">
            {buyer}
            <span className="text-muted"> · {[city, province].filter(Boolean).join(' ')}</span>
          </p>
          {isCancelAsked ? (
            <p className="text-persimmon-deep text-sm font-medium">{t('cancelAsked')}</p>
          ) : null}
        </div>
        <Lines order={order} />
        <p className="figures text-muted text-sm md:text-end">
          {boxes === null ? null : (
            <span className="me-3 md:me-0 md:block">{t('boxes', { count: boxes })}</span>
          )}
          {shipBy ? t('shipBy', { day: formatDay(shipBy, locale) }) : null}
        </p>
      </div>
    </li>
  )
}

/** SKU first: that is what a warehouse finds goods by. */
function Lines({ order: { lines, moreLines } }: { order: OrderToShip }) {
  const t = useTranslations('manyOrders')
  const samples = useTranslations('samples')
  const locale = useLocale()
  const words = unitWords(useTranslations('product'), locale)
  return (
    <ul className="min-w-0 text-sm">
      {lines.map((line, at) => {
        const { text, lang } = lineName(line, locale)
        return (
          <li key={at} className="truncate">
            <span className="figures font-medium">
              {words.named(line, line.quantity)} × {line.sku}
            </span>{' '}
            <span className="text-muted" lang={lang}>
              {text}
            </span>
            {line.isSample ? <span className="font-semibold"> ({samples('label')})</span> : null}
          </li>
        )
      })}
      {moreLines > 0 ? (
        <li className="text-muted">{t('moreLines', { count: formatWhole(moreLines, locale) })}</li>
      ) : null}
    </ul>
  )
}

function FileSection({ lastCarrier }: Pick<OrderToShip, 'lastCarrier'>) {
  const file = useTranslations('manyOrders.file')
  const locale = useLocale()
  return (
    <section aria-labelledby="file-title">
      <h2 id="file-title" className="mb-1 text-lg">
        {file('title')}
      </h2>
      <p className="text-muted mb-4 max-w-prose">{file('text')}</p>
      <WaybillFile
        locale={locale}
        carriers={CARRIERS.map((carrier) => [carrier, carrierName(carrier, locale)] as const)}
        lastCarrier={isCarrier(lastCarrier) ? lastCarrier : null}
      />
    </section>
  )
}
