'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { useController } from 'react-hook-form'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { Labelled, type LabelProps } from './labelled'

/** A place as it is stored, in English, and as the reader calls it. */
export type PlaceOption = { value: string; name: string }
type Name = 'origin' | 'shippingFrom'

export type PlaceFieldProps = {
  id: string
  name: Name
  label: string
  places: readonly PlaceOption[]
  value: string
  onType: (value: string) => void
  onBlur: () => void
  isInvalid: boolean
  isRequired: boolean
  'aria-describedby'?: string
}

type Props = LabelProps & { name: Name; places: readonly PlaceOption[] }

/** A place of one's own, with suggestions once their script is there. Without it, a plain field. */
export function PlaceInput({ name, places, ...labels }: Props) {
  const { field } = useController<ProductValues, Name>({ name })
  const Combo = useCombo()
  // A field somebody types in is not exchanged: a syllable that is half written would be lost.
  const [isUsed, setUsed] = useState(false)
  const isRequired = !labels.isOptional
  return (
    <Labelled name={name} {...labels}>
      {({ isInvalid, ...described }) =>
        Combo && !isUsed ? (
          <Combo
            {...described}
            name={name}
            label={labels.label}
            places={places}
            value={field.value}
            onType={field.onChange}
            onBlur={field.onBlur}
            isInvalid={isInvalid}
            isRequired={isRequired}
          />
        ) : (
          <input
            {...described}
            name={name}
            type="text"
            className="input"
            autoComplete="off"
            aria-invalid={isInvalid || undefined}
            aria-required={isRequired || undefined}
            value={field.value}
            onChange={field.onChange}
            onFocus={() => setUsed(true)}
            onBlur={() => {
              setUsed(false)
              field.onBlur()
            }}
          />
        )
      }
    </Labelled>
  )
}

/** The suggestions: a fifth of the form's script, so they are loaded after it. Null until then. */
function useCombo() {
  const [combo, setCombo] = useState<{ Part: ComponentType<PlaceFieldProps> } | null>(null)
  useEffect(() => {
    let isGone = false
    void import('./place-combo').then(
      ({ PlaceCombo }) => !isGone && setCombo({ Part: PlaceCombo }),
      // The plain field does all that is needed.
      () => undefined,
    )
    return () => void (isGone = true)
  }, [])
  return combo?.Part ?? null
}
