'use client'

import { useTranslations } from 'next-intl'
import {
  Button,
  ComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  useFilter,
} from 'react-aria-components/ComboBox'
import { Icon } from '@/ui/parts/icon'
import type { PlaceFieldProps } from './place-input'

type Place = PlaceFieldProps['places'][number]

/** The field of a place with its suggestions, found by either name. */
export function PlaceCombo({
  places,
  label,
  isInvalid,
  isRequired,
  value,
  onType,
  ...field
}: PlaceFieldProps) {
  const t = useTranslations('productForm')
  const { contains } = useFilter({ sensitivity: 'base' })
  const englishOf = (name: string) => places.find((each) => each.name === name)?.value ?? name
  return (
    <ComboBox
      {...field}
      aria-label={label}
      allowsCustomValue
      isInvalid={isInvalid}
      isRequired={isRequired}
      validationBehavior="aria"
      inputValue={value}
      onInputChange={onType}
      defaultItems={places}
      defaultFilter={(place, typed) => contains(place, typed) || contains(englishOf(place), typed)}
    >
      <div className="relative">
        <Input className="input pe-11" autoComplete="off" />
        <Button
          aria-label={t('showPlaces')}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center"
        >
          <Icon name="down" />
        </Button>
      </div>
      <Popover className="border-line bg-raised w-(--trigger-width) overflow-auto rounded-md border p-1">
        <ListBox<Place>>
          {(place) => (
            <ListBoxItem
              id={place.value}
              textValue={place.name}
              className="data-focused:bg-celadon-wash flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-1.5"
            >
              <span>{place.name}</span>
              {place.name === place.value ? null : <span className="text-muted">{place.value}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
