import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  categoryIn,
  categoryText,
  CATEGORY_TREE,
  cleanSlug,
  mainSlug,
  matchesSlug,
  subSlug,
} from '@/domain/products/category'

const MAINS = CATEGORY_TREE.map((main) => main.name)
const SUBS = CATEGORY_TREE.flatMap((main) => main.subs.map((sub) => [main.name, sub] as const))

describe('the category tree', () => {
  test('has the eight rooms and 35 lists of rule C21', () => {
    expect(MAINS).toEqual([
      'Kitchen',
      'Bathroom',
      'Living Room',
      'Workroom / Office',
      'Flooring',
      'Ceiling / Lighting',
      'Balcony / Outdoor',
      'Hardware / Accessories',
    ])
    expect(CATEGORY_TREE.map((main) => main.subs.length)).toEqual([7, 7, 5, 4, 3, 2, 4, 3])
  })
})

describe('the slug rule', () => {
  test.each([
    ['Kitchen', 'kitchen', 'kitchen'],
    ['Living Room', 'living-room', 'living-room'],
    ['Workroom / Office', 'workroom-/-office', 'workroom-office'],
    ['Ceiling / Lighting', 'ceiling-/-lighting', 'ceiling-lighting'],
  ])('makes of the main category "%s" the link %s and the clean %s', (name, slug, clean) => {
    expect([mainSlug(name), cleanSlug(name)]).toEqual([slug, clean])
  })

  test.each([
    ['Faucets', 'faucets', 'faucets'],
    ['Kitchen Appliances', 'kitchen-appliances', 'kitchen-appliances'],
    ['Showers & Tubs', 'showers--tubs', 'showers-tubs'],
    ['Outdoor/Balcony', 'outdoorbalcony', 'outdoor-balcony'],
    ['Décor & Gardening', 'décor--gardening', 'decor-gardening'],
    ['주방 수전', '주방-수전', '주방-수전'],
  ])('makes of the sub category "%s" the link %s and the clean %s', (name, slug, clean) => {
    expect([subSlug(name), cleanSlug(name)]).toEqual([slug, clean])
  })

  test('writes the category of a product as main > sub', () => {
    expect(categoryText('Kitchen', 'Faucets')).toBe('Kitchen > Faucets')
  })

  test('and in the language of a tree, by the id of the subcategory', () => {
    const tree = [{ id: 'k', name: 'Cuisine', children: [{ id: 'f', name: 'Robinets' }] }]
    expect(categoryIn(tree, 'f')).toBe('Cuisine > Robinets')
    expect(categoryIn(tree, 'gone')).toBeUndefined()
  })
})

/** A category as it is stored, by the name it was made with. */
const called = (english: string) => ({ slug: cleanSlug(english), english })

describe('finding a category by its slug', () => {
  test.each(MAINS)('reaches only "%s" from its literal, encoded and clean form', (name) => {
    const forms = [
      mainSlug(name),
      encodeURIComponent(mainSlug(name)),
      cleanSlug(name),
      encodeURIComponent(name),
    ]
    const found = forms.map((form) => MAINS.filter((main) => matchesSlug(called(main), form)))
    expect(found).toEqual(forms.map(() => [name]))
  })

  test.each(SUBS)('reaches only the list of %s called "%s" from each form', (main, name) => {
    const siblings = CATEGORY_TREE.find((found) => found.name === main)?.subs ?? []
    const forms = [subSlug(name), encodeURIComponent(mainSlug(name)), cleanSlug(name), name]
    const found = forms.map((form) => siblings.filter((sub) => matchesSlug(called(sub), form)))
    expect(found).toEqual(forms.map(() => [name]))
  })

  test('keeps its address when staff word it anew, and is reached by the new name too', () => {
    const room = { slug: 'kitchen', english: 'Kitchens & More' }
    const reached = [
      'kitchen',
      'Kitchens & More',
      'Kitchens%20%26%20More',
      'kitchens-&-more',
      'kitchens-more',
    ]
    expect(reached.map((address) => matchesSlug(room, address))).toEqual([true, true, true, true, false])
  })

  test('reads the signs of an address in small letters too', () => {
    expect(matchesSlug(called('Workroom / Office'), 'workroom-%2f-office')).toBe(true)
  })

  test.each(['', '-', '/', '%2F', '%', '%E0%A4%A', '..', 'kitche', 'kitchen!!', 'k-itchen', 'KitcHen'])(
    'reaches nothing from "%s"',
    (slug) => {
      expect(MAINS.filter((name) => matchesSlug(called(name), slug))).toEqual([])
    },
  )

  test('never throws, and the clean form is its own clean form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(cleanSlug(cleanSlug(text))).toBe(cleanSlug(text))
        expect(cleanSlug(text)).toMatch(/^$|^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)
        expect(matchesSlug(called(text), cleanSlug(text))).toBe(cleanSlug(text) !== '')
        expect(() => matchesSlug(called('Kitchen'), text)).not.toThrow()
      }),
      { numRuns: 500 },
    )
  })
})
