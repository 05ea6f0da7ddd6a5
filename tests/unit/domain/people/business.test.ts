import { expect, test } from 'vitest'
import { checkBusiness } from '@/domain/people/sellers/business'

const BUSINESS = {
  company: 'Hanbit Tiles',
  businessRegistration: '123456789',
  contactPerson: 'Sorae Park',
  contactEmail: 'office@hanbit.test',
  contactPhone: '+1 416 555 0100',
}

test.each(['company', 'businessRegistration', 'contactPerson'] as const)(
  'a business without a visible %s is not complete (rule P26)',
  (name) => {
    expect(checkBusiness(BUSINESS, 'CA').ok).toBe(true)
    for (const blank of ['', ' ', '\u200B', '\u3164', '\u2060\u00AD'])
      expect(checkBusiness({ ...BUSINESS, [name]: blank }, 'CA')).toMatchObject({ issues: [{ path: name }] })
  },
)
