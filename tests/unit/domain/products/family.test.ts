import { describe, expect, test } from 'vitest'
import {
  familyChoices,
  familyCount,
  familyKey,
  familyName,
  type FamilyProduct,
} from '@/domain/products/cards/family'

describe('the name of a family', () => {
  test.each([
    [' Sol  gooseneck ', 'Sol gooseneck'],
    ['Sol\0 gooseneck', 'Sol gooseneck'],
    ['', null],
    [' \u200b', null],
    [null, null],
    [undefined, null],
    [7, null],
  ])('typed as %j is kept as %j', (typed, name) => {
    expect(familyName(typed)).toBe(name)
  })

  test.each([
    ['SOL gooseneck', 'Sol  Gooseneck', true],
    ['Série É', 'serie e', true],
    ['솔 구즈넥', '솔 구즈넥', true],
    ['Sol gooseneck', 'Sol gooseneck 2', false],
  ])('makes one family of %j and %j: %s', (one, other, isSame) => {
    expect(familyKey(one) === familyKey(other)).toBe(isSame)
  })
})

const member = (finish: string, size: string, isSoldOut = false): FamilyProduct => {
  const id = `${finish} ${size}`
  return { id, name: `Rail ${id}`, finish, size, isSoldOut }
}
const shown = (members: FamilyProduct[], here: string) => {
  const { finishes, sizes, others } = familyChoices(members, here)
  const told = (choices: typeof finishes) =>
    choices.map(({ label, member: { id }, isHere }) => `${isHere ? '*' : ''}${label} → ${id}`)
  return { finishes: told(finishes), sizes: told(sizes), others: told(others) }
}

describe('what leads to the others', () => {
  test('is each finish where only finishes differ', () => {
    expect(
      shown([member('Brass', '600'), member('Black', '600'), member('Chrome', '600')], 'Black 600'),
    ).toEqual({
      finishes: ['Brass → Brass 600', '*Black → Black 600', 'Chrome → Chrome 600'],
      sizes: [],
      others: [],
    })
  })

  test('keeps the size that is open, or takes the first that has the finish', () => {
    const members = [
      member('Brass', '600'),
      member('Black', '450'),
      member('Brass', '450'),
      member('Chrome', '800'),
    ]
    expect(shown(members, 'Brass 450')).toEqual({
      finishes: ['*Brass → Brass 450', 'Black → Black 450', 'Chrome → Chrome 800'],
      sizes: ['600 → Brass 600', '*450 → Brass 450', '800 → Chrome 800'],
      others: [],
    })
  })

  test('tells finishes apart without case and accents', () => {
    expect(shown([member('Doré', '600'), member('dore', '450')], 'dore 450').finishes).toEqual([])
  })

  test('names those that differ in neither', () => {
    const twin = { ...member('Brass', '600'), id: 'twin', name: 'Rail with hooks' }
    expect(shown([member('Brass', '600'), twin, member('Black', '600')], 'twin')).toEqual({
      finishes: ['*Brass → twin', 'Black → Black 600'],
      sizes: [],
      others: ['Rail Brass 600 → Brass 600', '*Rail with hooks → twin'],
    })
  })

  test.each([
    ['of one alone', [member('Brass', '600')], 'Brass 600'],
    ['of a product that is no member', [member('Brass', '600'), member('Black', '600')], 'gone'],
    ['of nothing', [], 'gone'],
  ])('is nothing for the page %s', (_, members, here) => {
    expect(familyChoices(members, here)).toEqual({ finishes: [], sizes: [], others: [] })
  })
})

test.each([
  [
    { members: 4, finishes: 4, sizes: 1 },
    { kind: 'finishes', count: 4 },
  ],
  [
    { members: 5, finishes: 4, sizes: 1 },
    { kind: 'finishes', count: 4 },
  ],
  [
    { members: 3, finishes: 1, sizes: 3 },
    { kind: 'sizes', count: 3 },
  ],
  [
    { members: 6, finishes: 3, sizes: 2 },
    { kind: 'options', count: 6 },
  ],
  [
    { members: 2, finishes: 1, sizes: 1 },
    { kind: 'options', count: 2 },
  ],
  [
    { members: 2, finishes: 0, sizes: 1 },
    { kind: 'options', count: 2 },
  ],
  [{ members: 1, finishes: 1, sizes: 1 }, null],
])('a card says of %j: %j', (size, said) => {
  expect(familyCount(size)).toEqual(said)
})
