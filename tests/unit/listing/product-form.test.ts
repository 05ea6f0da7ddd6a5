import { describe, expect, it, test } from 'vitest'
import { emptyProduct } from '@/domain/products/listing/product-values'
import { issue } from '@/domain/result'
import { typedIn, typedOf } from '@/features/selling/listing/form/form-state'
import { labelIssues, missingTexts } from '@/features/selling/listing/form/label-issues'
import { isSameProduct } from '@/features/selling/listing/form/use-typed-before'
import { wordFormIssues } from '@/features/selling/listing/form/word-form-issues'
import { textsIn } from '~/tests/support/in-language'
import { aFilledForm, postedFields } from '~/tests/support/factories/product-form'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
const onOneLine = { ...aFilledForm(), description: { en: 'Brushed.\nSealed.', fr: '', ko: '' } }

describe('what a form posts', () => {
  test('is read back as it was typed', () => {
    expect(typedIn(formOf(postedFields(aFilledForm())))).toEqual(onOneLine)
    expect(typedIn(formOf(postedFields({ ...aFilledForm(), madeToOrder: true }))).madeToOrder).toBe(true)
    expect(typedOf(postedFields(onOneLine))).toEqual(onOneLine)
  })

  test('may lack anything', () => {
    const nothing = {
      ...emptyProduct(),
      soldBy: '',
      shippingCountry: '',
      shippingFrom: '',
      stock: '',
      moqPrices: [],
    }
    expect(typedIn(new FormData())).toEqual(nothing)
    expect(typedOf({ constructor: 'x', __proto__: 'x' } as Record<string, string>)).toEqual(nothing)
  })

  test('may be a file, half a character, NUL or far too long', () => {
    const form = formOf({ origin: '\ud83d', dimensions: 'a\u0000b', 'name.en': 'x'.repeat(1_000_000) })
    form.append('sku', new File(['x'], 'sku.txt'))
    const typed = typedIn(form)
    expect(typed).toMatchObject({ sku: '', origin: '\ufffd', dimensions: 'ab' })
    expect(typed.name.en).toHaveLength(20_000)
  })

  test('has rows up to the first that is missing, and no more than forty', () => {
    const rows = (count: number, from = 0) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`moqPrices.${at + from}.minQty`, '1']))
    expect(typedIn(formOf(rows(1_000))).moqPrices).toHaveLength(40)
    expect(typedIn(formOf({ ...rows(2), ...rows(3, 5) })).moqPrices).toHaveLength(2)
    const spare = { 'moqPrices.1.minQty': '', 'moqPrices.1.maxQty': ' ', 'moqPrices.1.unitPrice': '' }
    expect(typedIn(formOf({ ...rows(1), ...spare })).moqPrices).toHaveLength(1)
  })
})

describe('whether two sets of values say the same', () => {
  it.each([
    ['2.4', '2,4', true],
    ['2.4', '2.40', true],
    ['2.4', '24', false],
    ['heavy', 'heavy', true],
    ['', '0', false],
  ])('weight %j and %j', (one, other, same) => {
    expect(isSameProduct({ ...aFilledForm(), weight: one }, { ...aFilledForm(), weight: other })).toBe(same)
  })

  test('in any order of their names', () => {
    const turned = Object.fromEntries(Object.entries(aFilledForm()).toReversed())
    expect(isSameProduct({ ...emptyProduct(), ...turned }, aFilledForm())).toBe(true)
  })
})

test('issues are worded with numbers as the reader writes them', () => {
  const issues = [
    issue('product.tooLong', 'description.en', { max: 6000 }),
    issue('tiers.minQty', 'moqPrices.1.minQty', { n: 2 }),
  ]
  expect(wordFormIssues(issues, textsIn('fr', 'issues'))).toEqual({
    'description.en': 'Utilisez au plus 6\u202f000\u00a0caractères.',
    'moqPrices.1.minQty': 'Quantité minimale non valide au palier 2 (elle doit être d’au moins 1)',
  })
})

test('the summary names the field of a sentence that does not', () => {
  expect(
    labelIssues(
      {
        sku: 'SKU is required.',
        'name.fr': 'Use no more than 160 characters.',
        boxWidth: 'Enter a size in millimetres, such as 236.',
        weight: 'Enter a weight in kilograms above 0, such as 2.5.',
        constructor: 'x',
        '': 'Failed.',
      },
      textsIn('en', 'productForm'),
      missingTexts('upload', textsIn('en', 'issues')),
    ),
  ).toEqual({
    sku: 'SKU is required.',
    'name.fr': 'Product name (Français): Use no more than 160 characters.',
    boxWidth: 'Size of the box (mm), Width: Enter a size in millimetres, such as 236.',
    weight: 'Enter a weight in kilograms above 0, such as 2.5.',
    constructor: 'x',
    '': 'Failed.',
  })
})
