import { describe, expect, test } from 'vitest'
import { greetedName, isHangulName, personName } from '@/domain/people/person-name'

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
