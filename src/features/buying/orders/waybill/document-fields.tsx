import { ORDER_DOCUMENTS, type OrderDocument } from '@/domain/orders/documents/order-documents'
import { Field } from '@/ui/forms/fields/field'

type Texts = Partial<Record<OrderDocument, string>>
type Props = { scope: string; labels: Record<OrderDocument, string>; hint: string; errors: Texts }

/** A field for each kind of document, each for several files. */
export function DocumentFields({ scope, labels, hint, errors }: Props) {
  return ORDER_DOCUMENTS.map((kind) => (
    <Field
      key={kind}
      id={scope + kind}
      name={kind}
      type="file"
      multiple
      accept="application/pdf,image/jpeg,image/png"
      label={labels[kind]}
      hint={hint}
      error={errors[kind]}
    />
  ))
}
