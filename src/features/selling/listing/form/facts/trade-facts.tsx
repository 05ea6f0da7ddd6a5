'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { isShippingCountry } from '@/domain/people/address/shipping-place'
import { askedFields, type CategoryQuestion } from '@/domain/products/listing/category-asks'
import type { PlainField, ProductValues } from '@/domain/products/listing/product-values'
import { Certifications, ContentFields, PRODUCT_SIDES, Sides } from './fact-groups'
import { Labelled } from '@/features/selling/listing/form/inputs/labelled'
import { NumberInput } from '@/features/selling/listing/form/inputs/number-input'
import { PlaceInput } from '@/features/selling/listing/form/inputs/place-input'
import { PriceInput } from '@/features/selling/listing/form/inputs/price-input'
import { TextInput } from '@/features/selling/listing/form/inputs/text-input'
import type { LockedValues } from './locked-values'
import type { Places } from './product-fact-fields'

type Props = {
  places: Places
  locked?: LockedValues
  smallestStock: number
  asks: readonly CategoryQuestion[]
}

/** How the product is sold and sent; most of it may stay empty. What its category asks first is not asked again. */
export function TradeFacts({ places, locked, smallestStock, asks }: Props) {
  const t = useTranslations('productForm')
  const isAsked = (name: PlainField) => askedFields(asks).includes(name)
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <NumberInput
          name="stock"
          label={t('stock')}
          hint={t('stockHint')}
          min={smallestStock}
          fallback={smallestStock}
        />
        <NumberInput name="leadTimeDays" label={t('leadTimeDays')} hint={t('leadTimeHint')} isOptional />
      </div>
      <MadeToOrder />
      <div className="grid gap-5 md:grid-cols-2">
        <PriceInput name="samplePrice" label={t('samplePrice')} hint={t('sampleHint')} isOptional />
        <PriceInput name="sampleFreight" label={t('sampleFreight')} isOptional />
      </div>
      <ShippingPlace places={places} isOptional={!locked} />
      <div className="md:w-1/2">
        <TextInput name="family" label={t('family')} hint={t('familyHint')} limit="family" isOptional />
      </div>
      {isAsked('certifications') ? null : <Certifications locked={locked?.certifications} />}
      <TextInput name="hsCode" label={t('hsCode')} hint={t('hsCodeHint')} isOptional />
      <Sides legend={t('box')} names={['boxLength', 'boxWidth', 'boxHeight']} />
      {isAsked('lengthMm') ? null : <Sides legend={t('size')} names={PRODUCT_SIDES} />}
      {isAsked('content') ? null : <ContentFields />}
      <div className="md:w-1/2">
        <NumberInput name="boxesPerPallet" label={t('boxesPerPallet')} isOptional />
      </div>
    </>
  )
}

/** The country is chosen: arrival and taxes hang on it. The place in it is typed. */
function ShippingPlace({ places, isOptional }: { places: Places; isOptional: boolean }) {
  const t = useTranslations('productForm')
  const { register, setValue, formState } = useFormContext<ProductValues>()
  // The place belongs to the country that it was typed for.
  const forgetPlace = () => setValue('shippingFrom', '', { shouldDirty: true })
  const country = useWatch<ProductValues, 'shippingCountry'>({ name: 'shippingCountry' })
  const towns = isShippingCountry(country) ? (places.cities[country] ?? []) : []
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Labelled
        name="shippingCountry"
        label={t('shippingCountry')}
        hint={country === 'CA' ? undefined : t('importHint')}
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
        label={t('shippingFrom')}
        places={towns}
        isOptional={isOptional}
      />
    </div>
  )
}

function MadeToOrder() {
  const t = useTranslations('productForm')
  const { register, formState } = useFormContext<ProductValues>()
  return (
    <label className="flex min-h-6 items-start gap-3">
      <input
        {...register('madeToOrder')}
        type="checkbox"
        className="accent-celadon mt-0.5 size-5 shrink-0"
        defaultChecked={formState.defaultValues?.madeToOrder}
      />
      <span>{t('madeToOrder')}</span>
    </label>
  )
}
