import { expect, test, vi } from 'vitest'
import { memberIn } from '@/server/auth/member-in'
import { currentMember, currentStaff } from '@/server/auth/session/session'
import { guardRest } from '@/server/http/rest/rest-guard'

let cookie = ''
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => ({ value: cookie }) }) }))
vi.mock('@/server/auth/session/read-session', () => ({ readSession: async () => null }))
vi.mock('@/server/auth/staff/staff-endpoints', () => ({
  guardStaffEndpoint: (_: string, request: Request, go: (passed: Request) => Promise<Response>) =>
    go(request),
}))

/** A cookie may hold anything, encoded; Next decodes it. */
test.each(['a%00b', '%00.%00.%00', '%ED%95%9C', 'a.b.c%0A'])(
  'a session cookie of %s is nobody’s, and no error',
  async (encoded) => {
    cookie = decodeURIComponent(encoded)
    expect([await currentMember(), await currentStaff()]).toEqual([null, null])
    const headers = { cookie: `maru-member=${encoded}; maru-token=${encoded}` }
    expect(await memberIn(new Headers(headers))).toBeNull()
    const slug = ['media', 'file', 'a.webp']
    const answer = await guardRest(async () => new Response('a picture'))(
      new Request(`http://shop/api/${slug.join('/')}`, { headers }),
      { params: Promise.resolve({ slug }) },
    )
    expect([answer.status, await answer.text()]).toEqual([200, 'a picture'])
  },
)
