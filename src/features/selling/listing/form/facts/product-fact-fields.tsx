'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ShippingCountry } from '@/domain/people/address/shipping-place'
import type { Locale } from '@/domain/locale'
import type { CategoryQuestion } from '@/domain/products/listing/category-asks'
import type { CategoryChoice } from '@/domain/products/listing/judge-product'
import type { TypedIn } from '@/domain/products/listing/typed-measure'
import { AskedFacts } from './asked-facts'
import { CategoryFields } from '@/features/selling/listing/form/inputs/category-fields'
import { LockedValue } from '@/features/selling/listing/form/inputs/locked-value'
import { MeasuredInput, UnitChoice } from '@/features/selling/listing/form/inputs/measured-input'
import { NumberInput } from '@/features/selling/listing/form/inputs/number-input'
import { PlaceInput, type PlaceOption } from '@/features/selling/listing/form/inputs/place-input'
import { TextInput } from '@/features/selling/listing/form/inputs/text-input'
import type { LockedValues } from './locked-values'
import { WordsIn3 } from './words-in-3'

export type Places = {
  origins: readonly PlaceOption[]
  countries: readonly (readonly [code: ShippingCountry, name: string])[]
  cities: Partial<Record<ShippingCountry, readonly PlaceOption[]>>
}

type Props = {
  categories: readonly CategoryChoice[]
  places: Places
  /** In an edit (rule C15). */
  locked?: LockedValues
  asks: readonly CategoryQuestion[]
  language: Locale
  onLanguage: (language: Locale) => void
}

/** What the product is: its category, what buyers of that ask first, its texts, and its numbers (rules C33, S43). */
export function ProductFactFields({ categories, places, locked, asks, language, onLanguage }: Props) {
  const t = useTranslations('productForm')
  const [unit, setUnit] = useState<TypedIn>('kg')
  const main = categories.find(({ id }) => id === locked?.mainCategory)
  return (
    <>
      {locked && locked.subCategory === undefined ? <p className="text-muted">{t('untilApproval')}</p> : null}
      {locked?.subCategory !== undefined ? (
        <div className="grid gap-5 md:grid-cols-2">
          <LockedValue label={t('mainCategory')} value={main?.name ?? ''} />
          <LockedValue
            label={t('subCategory')}
            value={main?.subs.find(({ id }) => id === locked.subCategory)?.name ?? ''}
          />
        </div>
      ) : (
        <CategoryFields categories={categories} />
      )}
      <AskedFacts asks={asks} locked={locked} />
      <WordsIn3 language={language} onShow={onLanguage} />
      {locked?.sku !== undefined ? (
        <LockedValue label={t('sku')} value={locked.sku} hint={t('skuLocked')} />
      ) : (
        <div className="md:w-1/2">
          <TextInput name="sku" label={t('sku')} hint={t('skuHint')} limit="sku" />
        </div>
      )}
      <TextInput name="dimensions" label={t('dimensions')} hint={t('dimensionsHint')} limit="dimensions" />
      <div className="grid gap-5 md:grid-cols-3">
        <div className="grid content-start gap-2">
          <MeasuredInput name="weight" label={t('weight')} step={0.01} unit={unit} />
          <UnitChoice of="weight" unit={unit} onChoose={setUnit} />
        </div>
        <NumberInput name="packagingUnit" label={t('packagingUnit')} />
        {locked?.origin !== undefined ? (
          <LockedValue label={t('origin')} value={locked.origin} />
        ) : (
          <PlaceInput name="origin" label={t('origin')} places={places.origins} />
        )}
      </div>
    </>
  )
}
