'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import {
  isImperial,
  metricFrom,
  TYPED_IN,
  writtenIn,
  type Imperial,
  type TypedIn,
} from '@/domain/products/listing/typed-measure'
import type { PlainField, ProductValues } from '@/domain/products/listing/product-values'
import { useFormFrame } from '@/features/selling/listing/form/form-frame'
import { Labelled, type LabelProps } from './labelled'
import { NumberInput } from './number-input'

type Props = LabelProps & { name: PlainField; unit: TypedIn; step?: number }

/** A size or weight, typed in the unit that was chosen; posted in millimetres or kilograms (rule C60). */
export function MeasuredInput({ unit, step, ...field }: Props) {
  return isImperial(unit) ? (
    <ImperialInput key={unit} {...field} unit={unit} />
  ) : (
    <NumberInput {...field} step={step} hasDecimals />
  )
}

function ImperialInput({ name, unit, ...labels }: LabelProps & { name: PlainField; unit: Imperial }) {
  const { locale } = useFormFrame()
  const { field } = useController<ProductValues, PlainField>({ name })
  const [typed, setTyped] = useState<string | null>(null)
  // A draft or an answer may have brought another value since it was typed.
  const isOurs = typed !== null && metricFrom(typed, unit) === field.value
  const metric = unit === 'lb' ? 'kg' : 'mm'
  return (
    <Labelled name={name} {...labels}>
      {({ isInvalid, ...described }) => (
        <>
          <input
            {...described}
            type="text"
            className="input tabular-nums"
            autoComplete="off"
            maxLength={40}
            aria-invalid={isInvalid || undefined}
            aria-required={!(labels.isOptional || labels.isPart) || undefined}
            value={isOurs ? typed : writtenIn(field.value, unit, locale)}
            onChange={({ target }) => {
              setTyped(target.value)
              field.onChange(metricFrom(target.value, unit))
            }}
            onBlur={field.onBlur}
          />
          <input type="hidden" name={name} value={field.value} />
          <output htmlFor={name} className="text-muted min-h-5 text-sm tabular-nums">
            {Number(field.value) > 0
              ? `= ${locale === 'fr' ? field.value.replace('.', ',') : field.value}\u00a0${metric}`
              : ''}
          </output>
        </>
      )}
    </Labelled>
  )
}

type ChoiceProps = { of: keyof typeof TYPED_IN; unit: TypedIn; onChoose: (unit: TypedIn) => void }

/** In what the fields beside it are typed; without script in the first. */
export function UnitChoice({ of, unit, onChoose }: ChoiceProps) {
  const t = useTranslations('productForm')
  const id = useId()
  const units: readonly TypedIn[] = TYPED_IN[of]
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm" data-scripted="">
      <label htmlFor={id}>{t('typedIn')}</label>
      <select
        id={id}
        className="input w-auto"
        value={unit}
        onChange={({ target }) => onChoose(units.find((each) => each === target.value) ?? unit)}
      >
        {units.map((each) => (
          <option key={each} value={each}>
            {t(`units.${each}`)}
          </option>
        ))}
      </select>
    </p>
  )
}
