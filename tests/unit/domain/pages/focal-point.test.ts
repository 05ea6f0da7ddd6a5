import { describe, expect, test } from 'vitest'
import { positionOf, readFocalPoint } from '@/domain/pages/content/focal-point'

describe('a focal point (rule L31)', () => {
  test('is two percentages, as numbers or as an address has them', () => {
    expect(readFocalPoint({ x: 30.4, y: 70 })).toEqual({ x: 30, y: 70 })
    expect(readFocalPoint({ x: '0', y: '100' })).toEqual({ x: 0, y: 100 })
  })

  test.each([
    [undefined],
    ['50'],
    [{ x: 30 }],
    [{ x: -1, y: 50 }],
    [{ x: 50, y: 101 }],
    [{ x: 'a', y: 5 }],
    [{ x: null, y: 5 }],
    [{ x: '', y: 5 }],
  ])('is not %j', (given) => {
    expect(readFocalPoint(given)).toBeNull()
  })

  test('says where a picture is cut, unless it is the middle', () => {
    expect(positionOf({ focalX: 0, focalY: 70 })).toBe('0% 70%')
    expect(positionOf({ focalX: 50, focalY: 50 })).toBeUndefined()
    expect(positionOf({ focalX: null })).toBeUndefined()
  })
})
