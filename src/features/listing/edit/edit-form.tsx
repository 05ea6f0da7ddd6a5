'use client'

import { useState } from 'react'
import { ProductForm, type ProductFormProps } from '@/features/listing/form/product-form'

/** The form of a product. What it showed when it was opened stays with it, also when the page around it is read again. */
export function EditForm({ hidden, ...rest }: ProductFormProps) {
  const [opened] = useState(hidden)
  return <ProductForm {...rest} hidden={opened} />
}
