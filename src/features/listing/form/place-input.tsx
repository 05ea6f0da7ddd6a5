'use client'

import {
  Button,
  ComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  useFilter,
} from 'react-aria-components/ComboBox'
import { useController } from 'react-hook-form'
import type { ProductValues } from '@/domain/products/product-values'
import { Icon } from '@/ui/icon'
import { useFormFrame } from './form-frame'
import { Labelled, type LabelProps } from './labelled'

/** A place as it is stored, in English, and as the reader calls it. */
export type Place = { value: string; name: string }

type Props = LabelProps & { name: 'origin' | 'shippingFrom'; places: readonly Place[] }

/** A place of one's own, with suggestions that are found by either name. Without script it is a plain field. */
export function PlaceInput({ name, places, ...labels }: Props) {
  const { words, isReady } = useFormFrame()
  const { field } = useController<ProductValues, 'origin' | 'shippingFrom'>({ name })
  const { contains } = useFilter({ sensitivity: 'base' })
  const nameOf = (value: string) => places.find((place) => place.value === value)?.name ?? value
  return (
    <Labelled name={name} {...labels}>
      {({ id, isInvalid, ...described }) => (
        <ComboBox
          {...described}
          id={id}
          name={name}
          aria-label={labels.label}
          allowsCustomValue
          isInvalid={isInvalid}
          isRequired={!labels.isOptional}
          validationBehavior="aria"
          inputValue={field.value}
          onInputChange={field.onChange}
          onBlur={field.onBlur}
          defaultItems={places}
          defaultFilter={(value, typed) => contains(value, typed) || contains(nameOf(value), typed)}
        >
          <div className="relative">
            <Input className={`input ${isReady ? 'pe-11' : ''}`} autoComplete="off" />
            {isReady ? (
              <Button
                aria-label={words.showPlaces}
                className="absolute inset-y-0 end-0 grid w-11 place-items-center"
              >
                <Icon name="down" />
              </Button>
            ) : null}
          </div>
          <Popover className="border-line bg-raised w-(--trigger-width) overflow-auto rounded-md border p-1">
            <ListBox<Place>>
              {(place) => (
                <ListBoxItem
                  id={place.value}
                  textValue={place.value}
                  className="data-focused:bg-celadon-wash flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-1.5"
                >
                  <span>{place.value}</span>
                  {place.name === place.value ? null : <span className="text-muted">{place.name}</span>}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </ComboBox>
      )}
    </Labelled>
  )
}
