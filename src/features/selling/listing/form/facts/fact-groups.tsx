'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { CONTENT_UNITS, SOLD_BY } from '@/domain/products/facts/content'
import type { PlainField, ProductValues } from '@/domain/products/listing/product-values'
import type { TypedIn } from '@/domain/products/listing/typed-measure'
import { Labelled, Optional } from '@/features/selling/listing/form/inputs/labelled'
import { LockedValue } from '@/features/selling/listing/form/inputs/locked-value'
import { MeasuredInput, UnitChoice } from '@/features/selling/listing/form/inputs/measured-input'
import { NumberInput } from '@/features/selling/listing/form/inputs/number-input'
import { TextInput } from '@/features/selling/listing/form/inputs/text-input'

/** What one sold unit is and contains (rule C54). */
export function ContentFields() {
  const t = useTranslations('productForm')
  const measures = useTranslations('measures')
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <Choice name="soldBy" options={SOLD_BY.map((each) => [each, t(`soldAs.${each}`)])} />
      <NumberInput name="content" label={t('content')} hint={t('contentHint')} hasDecimals isOptional />
      <Choice
        name="contentUnit"
        options={[['', t('noContent')], ...CONTENT_UNITS.map((unit) => [unit, measures(unit)] as const)]}
      />
    </div>
  )
}

/** Shown alone once the first approval has locked them (rule C15). */
export function Certifications({ locked }: { locked?: string }) {
  const t = useTranslations('productForm')
  return locked !== undefined ? (
    <LockedValue label={t('certifications')} value={locked} />
  ) : (
    <TextInput name="certifications" label={t('certifications')} hint={t('certificationsHint')} isOptional />
  )
}

type SidesProps = { legend: string; names: readonly [PlainField, PlainField, PlainField] }

/** Length, width and height. */
export function Sides({ legend, names: [length, width, height] }: SidesProps) {
  const t = useTranslations('productForm')
  const [unit, setUnit] = useState<TypedIn>('mm')
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">
        {legend}
        <Optional />
      </legend>
      <div className="grid grid-cols-3 gap-4">
        <MeasuredInput name={length} label={t('length')} unit={unit} isPart />
        <MeasuredInput name={width} label={t('width')} unit={unit} isPart />
        <MeasuredInput name={height} label={t('height')} unit={unit} isPart />
      </div>
      <UnitChoice of="size" unit={unit} onChoose={setUnit} />
    </fieldset>
  )
}

export const PRODUCT_SIDES = ['lengthMm', 'widthMm', 'heightMm'] as const

type ChoiceProps = {
  name: 'soldBy' | 'contentUnit'
  options: readonly (readonly [value: string, label: string])[]
}

function Choice({ name, options }: ChoiceProps) {
  const t = useTranslations('productForm')
  const { register, formState } = useFormContext<ProductValues>()
  return (
    <Labelled name={name} label={t(name)}>
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
