import { describe, expect, test } from 'vitest'
import {
  chosenName,
  greetedName,
  isHangulName,
  namesPerson,
  personName,
  reviewerName,
} from '@/domain/people/person-name'

describe('names (rule P30)', () => {
  test.each([
    ['민수', '김', '김민수', '김민수'],
    ['지현', '남궁', '남궁지현', '남궁지현'],
    [' 민수 ', ' 김 ', '김민수', '김민수'],
    ['ㅁㅅ', '김', '김ㅁㅅ', '김ㅁㅅ'],
  ])('in Hangul have the surname first, without space: %s %s', (firstName, lastName, whole, greeted) => {
    expect(isHangulName({ firstName, lastName })).toBe(true)
    expect([personName({ firstName, lastName }), greetedName({ firstName, lastName })]).toEqual([
      whole,
      greeted,
    ])
  })

  test.each([
    ['Élise', 'Tremblay', 'Élise Tremblay', 'Élise'],
    ['David', '김', 'David 김', 'David'],
    ['민수', 'Kim', '민수 Kim', '민수'],
    ['민수', '', '민수', '민수'],
    ['美咲', '佐藤', '美咲 佐藤', '美咲'],
    ['', 'Tremblay', 'Tremblay', ''],
    [null, undefined, '', ''],
  ])('in other scripts, or in two, stay as they are: %s %s', (firstName, lastName, whole, greeted) => {
    expect(isHangulName({ firstName, lastName })).toBe(false)
    expect([personName({ firstName, lastName }), greetedName({ firstName, lastName })]).toEqual([
      whole,
      greeted,
    ])
  })
})

test('a reader of Korean is greeted by the whole name, in any letters', () => {
  const person = { firstName: 'Minseo', lastName: 'Han' }
  expect(greetedName(person, 'ko')).toBe('Minseo Han')
  expect(greetedName(person, 'fr')).toBe('Minseo')
})

test.each([
  [{ firstName: 'Tanis', lastName: 'Kowalski' }, 'Tanis K.'],
  [{ firstName: 'Tanis', lastName: '' }, 'Tanis'],
  [{ firstName: '', lastName: 'Kowalski' }, 'K.'],
  [{ firstName: null, lastName: null }, ''],
  [{ firstName: 'Minseo', lastName: '한' }, 'Minseo 한.'],
  [{ firstName: '민서', lastName: '한' }, '한*서'],
  [{ firstName: '수', lastName: '김' }, '김*'],
  [{ firstName: '민수', lastName: '남궁' }, '남**수'],
])('beside a review %j is %s', (person, name) => {
  expect(reviewerName(person)).toBe(name)
})

test('a display name that is only the person’s own is no choice', () => {
  const person = { firstName: 'Maude', lastName: 'Roy' }
  expect(chosenName({ ...person, displayName: 'Maude Roy' })).toBeNull()
  expect(chosenName({ ...person, displayName: ' ' })).toBeNull()
  expect(chosenName({ ...person, displayName: 'Roy Build' })).toBe('Roy Build')
  expect(chosenName({ firstName: '민수', lastName: '김', displayName: '김민수' })).toBeNull()
})

test.each([
  ['Han Minseo', true],
  ['minseo han', true],
  ['Baek Sora, Export Desk', false],
  ['Han', false],
  [null, false],
])('"%s" names Minseo Han: %s', (text, isNamed) => {
  expect(namesPerson(text, { firstName: 'Minseo', lastName: 'Han' })).toBe(isNamed)
})
