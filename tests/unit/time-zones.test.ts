import { isValidElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import MessagesPage from '@/app/(store)/[locale]/messages/page'
import SecurityPage from '@/app/(store)/[locale]/profile/security/page'

const member = vi.hoisted(() => ({ id: 'a-member', collection: 'users', country: 'CA' }))
vi.mock('next-intl/server', () => ({
  getRequestConfig: String,
  setRequestLocale: () => {},
  getTranslations: async () => (key: string, values?: object) => JSON.stringify([key, values]),
}))
vi.mock('@/server/auth/session/session', () => ({ currentMember: async () => member }))
vi.mock('@/features/account/profile/get-profile', () => ({ getProfile: async () => ({ hasPassword: true }) }))
vi.mock('@/features/account/security/list-sessions', () => ({
  listSessions: async () => [{ id: 'one', begun: '2026-11-27T16:30:00.000Z' }],
}))

/** The properties of all elements below, as text. */
function written(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(written).join(' ')
  if (!isValidElement<{ children?: ReactNode }>(node)) return ''
  const { children, ...own } = node.props
  return JSON.stringify(own) + written(children)
}

test.each([
  ['KR', 'Asia/Seoul', 'Nov 28'],
  ['CA', 'America/Toronto', 'Nov 27'],
])('a member in %s reads conversations and sign-ins in the time of %s', async (country, zone, day) => {
  member.country = country
  const given = { params: Promise.resolve({ locale: 'en' }), searchParams: Promise.resolve({}) }
  expect(written(await MessagesPage(given))).toContain(zone)
  expect(written(await SecurityPage(given))).toContain(day)
})
