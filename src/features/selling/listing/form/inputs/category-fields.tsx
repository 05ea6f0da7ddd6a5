'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CategoryChoice } from '@/domain/products/listing/judge-product'
import { withMainCategory } from '@/domain/products/facts/product-facts'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { useFormFrame } from '@/features/selling/listing/form/form-frame'
import { Labelled } from './labelled'

type Props = { categories: readonly CategoryChoice[] }

/** Main and sub category. Another main category clears the sub category (rule C35). */
export function CategoryFields({ categories }: Props) {
  const { isReady } = useFormFrame()
  const t = useTranslations('productForm')
  const { setValue } = useFormContext<ProductValues>()
  const [main, sub] = useWatch<ProductValues, ['mainCategory', 'subCategory']>({
    name: ['mainCategory', 'subCategory'],
  })
  const chosen = categories.find(({ id }) => id === main)
  const chooseMain = (id: string) => {
    const next = withMainCategory({ mainCategory: main, subCategory: sub }, id)
    setValue('mainCategory', next.mainCategory, { shouldDirty: true })
    setValue('subCategory', next.subCategory, { shouldDirty: true })
  }
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Labelled name="mainCategory" label={t('mainCategory')}>
        {({ isInvalid, ...field }) => (
          <select
            {...field}
            name="mainCategory"
            className="input"
            aria-required
            aria-invalid={isInvalid || undefined}
            value={main}
            onChange={(event) => chooseMain(event.target.value)}
          >
            <option value="">{t('chooseMain')}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled name="subCategory" label={t('subCategory')}>
        {({ isInvalid, ...field }) => (
          <select
            {...field}
            name="subCategory"
            className="input"
            aria-required
            aria-invalid={isInvalid || undefined}
            value={sub}
            onChange={(event) => setValue('subCategory', event.target.value, { shouldDirty: true })}
          >
            <option value="">{isReady && !chosen ? t('mainFirst') : t('chooseSub')}</option>
            {isReady ? (
              <Subs of={chosen} />
            ) : (
              categories.map((each) => (
                <optgroup key={each.id} label={each.name}>
                  <Subs of={each} />
                </optgroup>
              ))
            )}
          </select>
        )}
      </Labelled>
    </div>
  )
}

const Subs = ({ of }: { of?: CategoryChoice }) =>
  of?.subs.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
