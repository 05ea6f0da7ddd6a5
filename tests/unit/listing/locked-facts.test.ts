import { createElement, type ComponentType } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { FormFrame } from '@/features/selling/listing/form/form-frame'
import { lockedValues } from '@/features/selling/listing/form/facts/locked-values'
import { ProductFactFields } from '@/features/selling/listing/form/facts/product-fact-fields'
import { TradeFacts } from '@/features/selling/listing/form/facts/trade-facts'
import en from '@/messages/en'
import { inLanguage } from '~/tests/support/in-language'
import { aFilledForm, MAIN, SUB } from '~/tests/support/factories/product-form'

const frame = {
  locale: 'en' as const,
  issues: {},
  isReady: false,
  isSending: false,
  answer: {},
  pictures: {},
  language: 'en' as const,
  company: '',
}
const categories = [{ id: MAIN, name: 'Bathroom', subs: [{ id: SUB, name: 'Faucets' }] }]
const asks = ['plumbing'] as const
const places = { origins: [], countries: [], cities: {} }

function Form({ isFixed }: { isFixed: boolean }) {
  const values = aFilledForm()
  const methods = useForm<ProductValues>({ defaultValues: values })
  const locked = lockedValues(values, isFixed)
  return createElement(
    FormProvider as ComponentType<UseFormReturn<ProductValues>>,
    methods,
    createElement(
      FormFrame,
      { value: frame },
      createElement(ProductFactFields, {
        categories,
        places,
        locked,
        asks,
        language: 'en',
        onLanguage: () => {},
      }),
      createElement(TradeFacts, { places, locked, smallestStock: 0, asks }),
    ),
  )
}

const shown = (isFixed: boolean) => renderToStaticMarkup(inLanguage('en', createElement(Form, { isFixed })))
const named = (html: string) =>
  ['sku', 'mainCategory', 'subCategory', 'origin', 'certifications'].filter((name) =>
    html.includes(`name="${name}"`),
  )

describe('the edit form', () => {
  test('has fields for category, origin and certifications until the first approval, and says so', () => {
    const html = shown(false)
    expect(named(html)).toEqual(['mainCategory', 'subCategory', 'origin', 'certifications'])
    expect(html).toContain(en.productForm.untilApproval)
    expect(html.split(en.productForm.locked)).toHaveLength(1)
  })

  test('shows them from then on', () => {
    const html = shown(true)
    expect(named(html)).toEqual([])
    expect(html).toContain('Faucets')
    expect(html).not.toContain(en.productForm.untilApproval)
    expect(html.split(en.productForm.locked)).toHaveLength(5)
  })
})
