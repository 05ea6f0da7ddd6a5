'use client'

import { useState } from 'react'
import { ProductForm, type ProductFormProps } from '@/features/listing/form/product-form'

type Props = ProductFormProps & {
  /** The change request and its state: when it changes, the form opens anew, as its values are no longer wanted. */
  request: string
}

/**
 * The form of a product. What it showed when it was opened stays with it, also when the page around it is read again. The key
 * is counted here: React finds the form that was posted without script by its keys.
 */
export function EditForm({ hidden, request, ...rest }: Props) {
  const [opened, setOpened] = useState({ request, hidden, times: 0 })
  if (request !== opened.request) setOpened({ request, hidden, times: opened.times + 1 })
  return <ProductForm key={opened.times} {...rest} hidden={opened.hidden} />
}
