'use client'

import { useController } from 'react-hook-form'
import type { PlainField, ProductValues } from '@/domain/products/listing/product-values'
import { shownPrice } from '@/domain/products/listing/tier-values'
import { useFormFrame } from '@/features/selling/listing/form/form-frame'
import { Labelled, type LabelProps } from './labelled'

/** An amount in CAD as the seller types it, shown as the reader's language writes it (rule C35). */
export function PriceInput({ name, ...labels }: LabelProps & { name: PlainField }) {
  const { locale } = useFormFrame()
  const { field } = useController<ProductValues, PlainField>({ name })
  return (
    <Labelled name={name} {...labels}>
      {({ isInvalid, ...described }) => (
        <input
          {...described}
          name={name}
          type="text"
          className="input tabular-nums"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-invalid={isInvalid || undefined}
          value={shownPrice(field.value, locale)}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </Labelled>
  )
}
