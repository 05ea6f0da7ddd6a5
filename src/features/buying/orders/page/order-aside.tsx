import { useLocale, useTranslations } from 'next-intl'
import { addressLines } from '@/domain/people/address/address'
import { dateFormat } from '@/domain/locale'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import { hasConfirmation } from '@/domain/orders/documents/contract'
import {
  hasTradeDocuments,
  tradeDocumentsOf,
  type TradeDocument,
} from '@/domain/orders/documents/order-documents'
import { OrderFiles } from '@/ui/files/order-files'
import { VerifiedBadge } from '@/ui/parts/verified-badge'
import { DocumentRow } from './document-row'
import type { OrderView } from '@/features/buying/orders/order-view'

/** Delivery address, PO number and note. */
export function OrderAddress({ order }: { order: OrderView }) {
  const t = useTranslations('order')
  const { name, company, phone, ...place } = order.address
  return (
    <section aria-labelledby="address" className="wrap-anywhere">
      <h2 id="address" className="mb-2 text-lg">
        {t('address')}
      </h2>
      <address className="not-italic">
        {[name, company, ...addressLines(place), phone].filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {order.side === 'buyer' ? null : <p className="mt-2 break-all">{order.buyerEmail}</p>}
      {order.side !== 'buyer' && order.isVerifiedBuyer ? (
        <p className="mt-1">
          <VerifiedBadge />
        </p>
      ) : null}
      <StatedFacts order={order} />
    </section>
  )
}

/** What the buyer stated: PO number and note. */
export function StatedFacts({ order }: { order: OrderView }) {
  const t = useTranslations('order')
  return (
    <dl className="mt-3 grid gap-1 empty:hidden">
      {order.poNumber ? (
        <div>
          <dt className="text-muted inline">{t('po')} </dt>
          <dd className="inline">{order.poNumber}</dd>
        </div>
      ) : null}
      {order.note ? (
        <div>
          <dt className="text-muted">{t('note')}</dt>
          <dd className="max-w-prose whitespace-pre-line">{order.note}</dd>
        </div>
      ) : null}
    </dl>
  )
}

/** Invoices and the documents of the shipment, each in the reader's language with a menu for the others (rule M61). */
export function OrderDocuments({ order, timeZone }: { order: OrderView; timeZone: string }) {
  const t = useTranslations('order')
  const { invoices, documents, status } = order
  const isConfirmed = hasConfirmation(order.quote)
  const isEmpty = invoices.length + documents.length === 0 && !isConfirmed
  return (
    <section aria-labelledby="documents" className="no-print">
      <h2 id="documents" className="mb-2 text-lg">
        {t('documentsTitle')}
      </h2>
      {isEmpty ? (
        <p className="text-muted">{t(status === 'cancelled' ? 'noDocumentsEver' : 'noDocuments')}</p>
      ) : null}
      <ul className="grid">
        {isConfirmed ? <ConfirmationLinks order={order.id} /> : null}
        {invoices.map((invoice) => (
          <Invoice key={invoice.id} invoice={invoice} isFarAway={timeZone !== SETTLEMENT_ZONE} />
        ))}
        {hasTradeDocuments(status)
          ? tradeDocumentsOf(order).map((kind) => (
              <TradeDocumentLinks key={kind} order={order.id} kind={kind} />
            ))
          : null}
        <OrderFiles files={documents} />
      </ul>
    </section>
  )
}

type InvoiceProps = { invoice: OrderView['invoices'][number]; isFarAway: boolean }

/** Dated as on the paper, by Toronto's day: said where the reader's own may be another. */
function Invoice({ invoice: { id, number, kind, at }, isFarAway }: InvoiceProps) {
  const t = useTranslations('order')
  const days = dateFormat(useLocale(), { dateStyle: 'medium', timeZone: SETTLEMENT_ZONE })
  const day = days.format(new Date(at))
  return (
    <DocumentRow
      path={`/api/invoice/${id}`}
      name={t(kind === 'invoice' ? 'invoice' : 'creditNote', { number })}
      detail={isFarAway ? t('torontoDay', { day }) : day}
    />
  )
}

/** The buyer's copy of the agreement (rule D22). */
function ConfirmationLinks({ order }: { order: string }) {
  const t = useTranslations('confirmation')
  return <DocumentRow path={`/api/order-document/${order}/confirmation`} name={t('link')} />
}

/** A document written from what the order remembers (rule M41). */
function TradeDocumentLinks({ order, kind }: { order: string; kind: TradeDocument }) {
  const t = useTranslations('orderDocuments')
  return <DocumentRow path={`/api/order-document/${order}/${kind}`} name={t(`${kind}.link`)} />
}
