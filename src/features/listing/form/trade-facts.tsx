'use client'

import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isShippingCountry } from '@/domain/address/shipping-place'
import { CONTENT_UNITS, SOLD_BY } from '@/domain/products/content'
import type { PlainField, ProductValues } from '@/domain/products/listing/product-values'
import type { TypedIn } from '@/domain/products/listing/typed-measure'
import { useFormFrame } from './form-frame'
import { Labelled } from './inputs/labelled'
import { LockedValue } from './inputs/locked-value'
import { MeasuredInput, UnitChoice } from './inputs/measured-input'
import { NumberInput } from './inputs/number-input'
import { PlaceInput } from './inputs/place-input'
import type { LockedValues } from './locked-values'
import type { Places } from './product-facts'
import { TextInput } from './inputs/text-input'

type Props = { places: Places; locked?: LockedValues; smallestStock: number }

/** How the product is sold and sent; most of it may stay empty. */
export function TradeFacts({ places, locked, smallestStock }: Props) {
  const { words } = useFormFrame()
  return (
    <>
      <div className="md:w-1/2">
        <TextInput name="family" label={words.family} hint={words.familyHint} limit="family" isOptional />
      </div>
      {locked?.certifications !== undefined ? (
        <LockedValue label={words.certifications} value={locked.certifications} />
      ) : (
        <TextInput
          name="certifications"
          label={words.certifications}
          hint={words.certificationsHint}
          isOptional
        />
      )}
      <ShippingPlace places={places} isOptional={!locked} />
      <div className="grid gap-5 md:grid-cols-2">
        <NumberInput name="leadTimeDays" label={words.leadTimeDays} hint={words.leadTimeHint} isOptional />
        <NumberInput
          name="stock"
          label={words.stock}
          hint={words.stockHint}
          min={smallestStock}
          fallback={smallestStock}
        />
      </div>
      <MadeToOrder />
      <TextInput name="hsCode" label={words.hsCode} hint={words.hsCodeHint} isOptional />
      <Sides legend={words.box} names={['boxLength', 'boxWidth', 'boxHeight']} />
      <Sides legend={words.size} names={['lengthMm', 'widthMm', 'heightMm']} />
      <div className="grid gap-5 md:grid-cols-3">
        <Choice name="soldBy" options={SOLD_BY.map((each) => [each, words.soldAs[each]])} />
        <NumberInput name="content" label={words.content} hint={words.contentHint} hasDecimals isOptional />
        <Choice
          name="contentUnit"
          options={[
            ['', words.noContent],
            ...CONTENT_UNITS.map((unit) => [unit, words.measures[unit]] as const),
          ]}
        />
      </div>
      <div className="md:w-1/2">
        <NumberInput name="boxesPerPallet" label={words.boxesPerPallet} isOptional />
      </div>
    </>
  )
}

/** The country is chosen: arrival and taxes hang on it. The place in it is typed. */
function ShippingPlace({ places, isOptional }: { places: Places; isOptional: boolean }) {
  const { words } = useFormFrame()
  const { register, setValue, formState } = useFormContext<ProductValues>()
  // The place belongs to the country that it was typed for.
  const forgetPlace = () => setValue('shippingFrom', '', { shouldDirty: true })
  const country = useWatch<ProductValues, 'shippingCountry'>({ name: 'shippingCountry' })
  const towns = isShippingCountry(country) ? (places.cities[country] ?? []) : []
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Labelled
        name="shippingCountry"
        label={words.shippingCountry}
        hint={country === 'CA' ? undefined : words.importHint}
      >
        {({ isInvalid, ...field }) => (
          <select
            {...field}
            {...register('shippingCountry', { onChange: forgetPlace })}
            className="input"
            defaultValue={formState.defaultValues?.shippingCountry}
            aria-invalid={isInvalid || undefined}
          >
            {places.countries.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <PlaceInput
        key={country}
        name="shippingFrom"
        label={words.shippingFrom}
        places={towns}
        isOptional={isOptional}
      />
    </div>
  )
}

type ChoiceProps = {
  name: 'soldBy' | 'contentUnit'
  options: readonly (readonly [value: string, label: string])[]
}

function Choice({ name, options }: ChoiceProps) {
  const { words } = useFormFrame()
  const { register, formState } = useFormContext<ProductValues>()
  return (
    <Labelled name={name} label={words[name]}>
      {({ isInvalid, ...field }) => (
        <select
          {...field}
          {...register(name)}
          className="input"
          defaultValue={formState.defaultValues?.[name]}
          aria-invalid={isInvalid || undefined}
        >
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function MadeToOrder() {
  const { words } = useFormFrame()
  const { register, formState } = useFormContext<ProductValues>()
  return (
    <label className="flex min-h-6 items-start gap-3">
      <input
        {...register('madeToOrder')}
        type="checkbox"
        className="accent-celadon mt-0.5 size-5 shrink-0"
        defaultChecked={formState.defaultValues?.madeToOrder}
      />
      <span>{words.madeToOrder}</span>
    </label>
  )
}

type SidesProps = { legend: string; names: readonly [PlainField, PlainField, PlainField] }

/** Length, width and height. */
function Sides({ legend, names: [length, width, height] }: SidesProps) {
  const { words } = useFormFrame()
  const [unit, setUnit] = useState<TypedIn>('mm')
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">
        {legend}
        <span className="text-muted font-normal">{words.optional}</span>
      </legend>
      <div className="grid grid-cols-3 gap-4">
        <MeasuredInput name={length} label={words.length} unit={unit} isPart />
        <MeasuredInput name={width} label={words.width} unit={unit} isPart />
        <MeasuredInput name={height} label={words.height} unit={unit} isPart />
      </div>
      <UnitChoice of="size" unit={unit} onChoose={setUnit} />
    </fieldset>
  )
}
