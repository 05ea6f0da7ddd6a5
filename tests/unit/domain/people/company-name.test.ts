import { expect, test } from 'vitest'
import { withoutLegalForm } from '@/domain/people/company-name'

test.each([
  ['Sorae Fittings Co., Ltd.', 'Sorae Fittings'],
  ['Northern Oak Inc.', 'Northern Oak'],
  ['Dasan Lighting Corporation', 'Dasan Lighting'],
  ['Carreaux Laval ltée', 'Carreaux Laval'],
  ['소래피팅 주식회사', '소래피팅'],
  ['(주)한빛타일', '한빛타일'],
  ['㈜ 한빛타일', '한빛타일'],
  ['Incheon Coatings', 'Incheon Coatings'],
  ['Tile & Co.', 'Tile & Co.'],
  ['Company Ltd', 'Company'],
  ['주식회사', '주식회사'],
  [' Sorae ', 'Sorae'],
])('%j is named %j on a card', (company, name) => {
  expect(withoutLegalForm(company)).toBe(name)
})
