import { expect, it } from 'vitest'
import { pageNumber } from '@/app/(store)/[locale]/list/page-number'
import { pageNumbers } from '@/ui/parts/pagination'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i offers its neighbours and both ends', (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown)
})

it.each([
  [undefined, 1],
  [['2'], 2],
  [['120'], 120],
  [['1'], null],
  [['0'], null],
  [['02'], null],
  [['x'], null],
  [['2', '3'], null],
  [['999999'], null],
])('the address %j is page %j', (segments, page) => {
  expect(pageNumber(segments)).toBe(page)
})
