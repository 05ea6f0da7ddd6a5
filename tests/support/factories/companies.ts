import { unique } from './unique'

export const aCompany = (founder?: string) => ({
  name: 'Han River Builders',
  businessNumber: '123456782',
  ...(founder ? { founder } : {}),
})

export const aColleague = (company: string, user: string) => ({
  company,
  user,
  role: 'buyer',
  orderLimit: 500_00,
  monthLimit: 2_000_00,
})

export const anInvitation = (company: string) => ({
  company,
  email: `${unique('guest')}@maru.test`,
  role: 'buyer',
  orderLimit: 500_00,
  monthLimit: 2_000_00,
  tokenHash: unique('hash'),
  expiresAt: '2035-05-06T07:08:09.000Z',
})
