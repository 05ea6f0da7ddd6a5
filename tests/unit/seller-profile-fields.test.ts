import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ProfileFields } from '@/features/selling/profile/business/profile-fields'
import { profileWords } from '@/features/selling/profile/business/profile-words'

vi.mock('next-intl/server', () => import('~/tests/support/next/intl-server'))

const shown = async (businessRegistration: string) =>
  renderToStaticMarkup(
    createElement(ProfileFields, {
      lines: { country: 'CA', businessRegistration },
      words: await profileWords('en'),
    }),
  )

test('a business number whose check digit does not fit is asked about beside its field (rule P4)', async () => {
  expect(await shown('123456789')).toContain('The last digit doesn’t fit a federal business number (BN).')
  expect(await shown('123456782')).not.toContain('The last digit')
})
