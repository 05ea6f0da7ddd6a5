import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { addressLines } from '@/domain/address/address'
import { LOCALES } from '@/domain/locale'
import { LOCALE_NAMES } from '@/messages/locales'
import type { OrderView } from './order-view'

/** Delivery address, PO number and note. */
export function OrderAddress({ order }: { order: OrderView }) {
  const t = useTranslations('order')
  const { name, company, phone, ...place } = order.address
  return (
    <section aria-labelledby="address">
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
    </section>
  )
}

/** Invoices in every language, and the documents of the shipment. */
export function OrderDocuments({ order }: { order: OrderView }) {
  const t = useTranslations('order')
  const { invoices, documents } = order
  return (
    <section aria-labelledby="documents" className="no-print">
      <h2 id="documents" className="mb-2 text-lg">
        {t('documentsTitle')}
      </h2>
      {invoices.length + documents.length === 0 ? (
        <p className="text-muted">{t(order.status === 'cancelled' ? 'noDocumentsEver' : 'noDocuments')}</p>
      ) : null}
      <ul className="grid gap-3">
        {invoices.map((invoice) => (
          <Invoice key={invoice.id} invoice={invoice} />
        ))}
        {documents.map(({ filename, kind }) => (
          <li key={filename}>
            <a className="link" href={`/api/documents/file/${encodeURIComponent(filename)}`}>
              {t(`documents.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Invoice({ invoice: { id, number, kind, at } }: { invoice: OrderView['invoices'][number] }) {
  const t = useTranslations('order')
  const format = useFormatter()
  const mine = useLocale()
  const others = LOCALES.filter((locale) => locale !== mine)
  return (
    <li>
      <a className="link inline-block min-h-6 font-medium" href={`/api/invoice/${id}?locale=${mine}`}>
        {t(kind === 'invoice' ? 'invoice' : 'creditNote', { number })}
      </a>
      <p className="text-muted text-sm">
        {format.dateTime(new Date(at), { dateStyle: 'medium' })}
        {others.map((locale) => (
          <span key={locale}>
            {' · '}
            <a
              className="underline"
              lang={locale}
              hrefLang={locale}
              href={`/api/invoice/${id}?locale=${locale}`}
            >
              {LOCALE_NAMES[locale]}
            </a>
          </span>
        ))}
      </p>
    </li>
  )
}
