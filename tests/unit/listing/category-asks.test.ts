import { expect, it, test } from 'vitest'
import tree from '@/domain/products/category-tree.json'
import { mainSlug, subSlug } from '@/domain/products/category'
import { askedFields, asksOf } from '@/domain/products/listing/category-asks'

it.each([
  ['bathroom', 'tiles-flooring', ['content']],
  ['flooring', 'indoor', ['content']],
  ['ceiling-lighting', 'ceiling-materials', ['content']],
  ['kitchen', 'faucets', ['plumbing']],
  ['bathroom', 'showers-tubs', ['plumbing']],
  ['kitchen', 'kitchen-appliances', ['electrical']],
  ['ceiling-lighting', 'lighting-fixtures', ['electrical']],
  ['bathroom', 'shower-lighting', ['plumbing']],
  ['living-room', 'furniture', ['size']],
  ['hardware-accessories', 'cabinet-handles', []],
] as const)('%s, %s asks first for %j (rule S43)', (main, sub, asks) => {
  expect(asksOf(main, sub)).toEqual(asks)
})

test('no category asks for a field twice', () => {
  for (const { name, subs } of tree)
    for (const sub of subs) {
      const fields = askedFields(asksOf(mainSlug(name), subSlug(sub)))
      expect(new Set(fields).size).toBe(fields.length)
    }
})
