'use client'

import { useState } from 'react'
import { ProductForm, type ProductFormProps } from '@/features/selling/listing/form/product-form'

type Props = ProductFormProps & {
  /** The last change request once it has ended: then the form opens anew, as its values are no longer wanted. */
  ended: string | null
}

/**
 * The form of a product. What it showed when it was opened stays with it, also when the page around it is read again. The key
 * is counted here: React finds the form that was posted without script by its keys.
 */
export function EditForm({ hidden, ended, ...rest }: Props) {
  const [opened, setOpened] = useState({ ended, hidden, times: 0 })
  // One that begins, with a document that is added below, leaves what was typed.
  if (ended !== opened.ended)
    setOpened(ended === null ? { ...opened, ended } : { ended, hidden, times: opened.times + 1 })
  return <ProductForm key={opened.times} {...rest} hidden={opened.hidden} />
}
