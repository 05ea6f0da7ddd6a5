import { useTranslations } from 'next-intl'
import {
  MAX_ORDER_DOCUMENTS,
  ORDER_DOCUMENTS,
  type OrderDocument,
} from '@/domain/orders/documents/order-documents'
import { Field } from '@/ui/forms/fields/field'

type Props = { scope: string; errors: Partial<Record<OrderDocument, string>> }

/** A field for each kind of document, each for several files. */
export function DocumentFields({ scope, errors }: Props) {
  const t = useTranslations('order.documents')
  const waybill = useTranslations('waybill')
  return ORDER_DOCUMENTS.map((kind) => (
    <Field
      key={kind}
      id={scope + kind}
      name={kind}
      type="file"
      multiple
      accept="application/pdf,image/jpeg,image/png"
      label={t(kind)}
      hint={waybill('filesHint', { max: MAX_ORDER_DOCUMENTS })}
      error={errors[kind]}
    />
  ))
}
