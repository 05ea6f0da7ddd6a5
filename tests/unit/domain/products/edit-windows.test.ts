import { describe, expect, test } from 'vitest'
import { tierValues, type ProductValues } from '@/domain/products/listing/product-values'
import { DEFAULT_TIER } from '@/domain/products/listing/add-tier'
import { markOf, plan, request, shownAt } from '~/tests/support/edit-plan'

describe('of two windows', () => {
  const name = (en: string, fr = 'Robinet') => ({ name: { en, fr, ko: '' } })

  test('values that only the other changed stay as they are now', () => {
    const seen = shownAt({ weight: 9, shippingFrom: 'Seoul' })
    const typed = { weight: '9', shippingFrom: 'Seoul', leadTimeDays: '20' }
    expect(plan({ seen, typed })).toEqual({
      ok: true,
      value: { product: { data: {}, texts: {}, free: { leadTimeDays: 20 } }, request: 'keep' },
    })
  })

  test('a value that both changed is listed, until it is confirmed', () => {
    const seen = shownAt(name('Old'))
    const answer = plan({ seen, typed: name('Mine') })
    const again = { ...seen, 'name.en': markOf('Tap') }
    expect(answer).toMatchObject({
      value: { conflicts: ['name.en'], now: { 'name.en': 'Tap' }, overwrite: again },
    })
    expect(plan({ seen: again, typed: name('Mine') })).toMatchObject({
      value: { request: { changed: ['name.en'] } },
    })
    expect(plan({ seen: again, product: name('Third'), typed: name('Mine') })).toMatchObject({
      value: { conflicts: ['name.en'] },
    })
  })

  test('both may type the same, and sales are no change', () => {
    expect(plan({ seen: shownAt(name('Old')), typed: name('Tap') })).toMatchObject({
      value: { product: null, request: 'keep' },
    })
    expect(plan({ product: { stock: 12 }, typed: { stock: '38' } })).toMatchObject({
      value: { product: { free: { stock: 38, stockSeen: 40 } } },
    })
  })

  test('a form without what it showed confirms every difference', () => {
    const typed = { weight: '3', shippingFrom: 'Seoul' }
    expect(plan({ seen: {}, typed })).toMatchObject({ value: { conflicts: ['weight', 'shippingFrom'] } })
  })

  test('a request declined meanwhile is not asked for again by a window that changed something else', () => {
    const seen = shownAt({}, request(['weight'], { weight: 3 }))
    expect(plan({ seen, typed: { weight: '3', leadTimeDays: '20' } })).toMatchObject({
      value: { product: { free: { leadTimeDays: 20 } }, request: 'keep' },
    })
  })
})

describe('bad input', () => {
  const pathsOf = (typed: Partial<ProductValues>) => {
    const answer = plan({ typed })
    return answer.ok ? [] : answer.issues.map(({ code, path }) => `${path}: ${code}`)
  }
  test('what is required is missed by the field of its language', () => {
    const none = { en: ' ', fr: 'Robinet', ko: '' }
    const typed = { name: none, description: none, material: none, color: none, dimensions: '', weight: '' }
    expect(pathsOf({ ...typed, packagingUnit: '', shippingFrom: '', images: [] }).toSorted()).toEqual([
      'color.en: edit.required.color',
      'description.en: edit.required.description',
      'dimensions: edit.required.dimensions',
      'images: upload.images',
      'material.en: edit.required.material',
      'name.en: edit.required.name',
      'packagingUnit: edit.required.packagingUnit',
      'shippingFrom: edit.required.shippingFrom',
      'weight: edit.required.weight',
    ])
  })

  test.each([
    [{ stock: '1.5' }, 'stock: product.stockWhole'],
    [{ stock: '' }, 'stock: product.stockWhole'],
    [{ stock: '-1' }, 'stock: product.stockWhole'],
    [{ stock: '1000000' }, 'stock: product.stockMost'],
    [{ weight: 'heavy' }, 'weight: product.weight'],
    [{ moqPrices: [] }, 'moqPrices: tiers.required'],
    [
      { moqPrices: Array.from({ length: 40 }, () => tierValues(DEFAULT_TIER)) },
      'moqPrices: tiers.tooManyRows',
    ],
    [{ images: [{ id: 'x', alt: { en: '', fr: '', ko: '' } }] }, 'images: product.foreignPicture'],
    [{ shippingFrom: 'x'.repeat(201) }, 'shippingFrom: product.tooLong'],
  ])('%o is refused once', (typed, found) => expect(pathsOf(typed)).toEqual([found]))

  test('characters that turn text round or end it are left out', () => {
    const answer = plan({ typed: { name: { en: 'Tap\u202e\u0000', fr: 'Robinet', ko: '' } } })
    expect(answer).toMatchObject({ value: { product: null, request: 'keep' } })
  })

  test('a stock of nothing is a stock', () => {
    expect(plan({ typed: { stock: '0' } })).toMatchObject({ value: { product: { free: { stock: 0 } } } })
  })
})
