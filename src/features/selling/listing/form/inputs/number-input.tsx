'use client'

import { useState } from 'react'
import { Input, NumberField } from 'react-aria-components/NumberField'
import { useController } from 'react-hook-form'
import { parseDecimal, parseWhole } from '@/domain/values/typed-number'
import type { PlainField, ProductValues } from '@/domain/products/listing/product-values'
import { Labelled, type LabelProps } from './labelled'
import { useOwnDecimal } from './use-own-decimal'

type Props = LabelProps & {
  name: PlainField
  /** By how much the arrow keys change it. */
  step?: number
  min?: number
  /** What an empty or smaller number becomes when the field is left. */
  fallback?: number
  /** Weight and sizes have decimals. */
  hasDecimals?: boolean
}

const WHOLE = { maximumFractionDigits: 0, useGrouping: false } as const
/** Three decimals of a size would be read as thousands. */
const SIZE = { maximumFractionDigits: 2, useGrouping: false } as const
const AMOUNT = { maximumFractionDigits: 6, useGrouping: false } as const

/**
 * A number as the reader's language writes it. The visible field has the name, so it posts without script too. What one typed
 * and no number can be read from stays as it is.
 */
export function NumberInput({ name, step = 1, min = 0, fallback, hasDecimals, ...labels }: Props) {
  const { field } = useController<ProductValues, PlainField>({ name })
  const isAmount = name === 'weight' || name === 'content'
  const read = isAmount ? parseDecimal : parseWhole
  const [isText] = useState(() => field.value !== '' && Number.isNaN(read(field.value)))
  const box = useOwnDecimal<HTMLDivElement>(Boolean(hasDecimals))
  const typed = (value: number) => {
    const isBelow = fallback !== undefined && !(value >= fallback)
    field.onChange(isBelow ? String(fallback) : Number.isNaN(value) ? '' : String(value))
  }
  return (
    <Labelled name={name} {...labels}>
      {({ id, isInvalid, ...described }) => {
        const input = {
          name,
          className: 'input tabular-nums',
          inputMode: hasDecimals ? ('decimal' as const) : ('numeric' as const),
        }
        if (isText)
          return (
            <input
              {...input}
              {...described}
              id={id}
              type="text"
              aria-invalid={isInvalid || undefined}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )
        return (
          <NumberField
            {...described}
            ref={box}
            id={id}
            aria-label={labels.label}
            isInvalid={isInvalid}
            isRequired={!labels.isOptional && !labels.isPart && fallback === undefined}
            validationBehavior="aria"
            commitBehavior="validate"
            isWheelDisabled
            minValue={min}
            step={step}
            formatOptions={!hasDecimals ? WHOLE : isAmount ? AMOUNT : SIZE}
            value={field.value === '' ? Number.NaN : read(field.value)}
            onChange={typed}
            onBlur={field.onBlur}
          >
            <Input {...input} />
          </NumberField>
        )
      }}
    </Labelled>
  )
}
