import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BusinessFields } from '@/features/selling/profile/business/business-fields'
import { inLanguage } from '~/tests/support/in-language'

const shown = (businessRegistration: string) => {
  const given = { lines: { country: 'CA', businessRegistration }, countries: [] }
  return renderToStaticMarkup(inLanguage('en', createElement(BusinessFields, given)))
}

test('a business number whose check digit does not fit is asked about beside its field (rule P4)', () => {
  expect(shown('123456789')).toContain('The last digit doesn’t fit a federal business number (BN).')
  expect(shown('123456782')).not.toContain('The last digit')
})
