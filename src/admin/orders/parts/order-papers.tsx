import { hasTradeDocuments, tradeDocumentsOf } from '@/domain/orders/documents/order-documents'
import { sentName } from '@/domain/forms/upload'
import { adminWords } from '@/admin/parts/words'
import { OrderPart, PLAIN_LIST, type OrderProps, type WholeProps } from './order-part'

/**
 * Invoices, credit notes, customs documents and what the seller sent with it, all through their private routes (rule M41). Until it is
 * said why, only what there is (rule M49).
 */
export function OrderPapers({ order, whole, i18n, locale }: OrderProps & WholeProps) {
  const t = adminWords(i18n, 'order')
  const trade = adminWords(i18n, 'orderDocuments')
  const links = [
    ...order.invoices.map(({ id, number, kind }) => ({
      href: `/api/invoice/${id}?locale=${locale}`,
      name: t(kind === 'invoice' ? 'invoice' : 'creditNote', { number }),
    })),
    ...(hasTradeDocuments(order.status) ? tradeDocumentsOf(order) : []).map((kind) => ({
      href: `/api/order-document/${order.id}/${kind}?locale=${locale}`,
      name: trade(`${kind}.link`),
    })),
    ...(whole?.documents ?? []).map(({ filename, kind }) => ({
      href: `/api/documents/file/${encodeURIComponent(filename)}`,
      name: t('documentName', { kind: t(`documents.${kind}`), name: sentName(filename) }),
    })),
  ]
  const none = order.status === 'cancelled' ? 'noDocumentsEver' : 'noDocuments'
  return (
    <OrderPart title={t('documentsTitle')}>
      {links.length === 0 ? <p>{t(none)}</p> : null}
      <ul style={PLAIN_LIST}>
        {links.map(({ href, name }) => (
          <li key={href} style={{ overflowWrap: 'anywhere' }}>
            {whole ? <a href={href}>{name}</a> : name}
          </li>
        ))}
      </ul>
    </OrderPart>
  )
}
