import { expect, test, vi } from 'vitest'
import type { SignedIn } from '@/domain/people/actor'
import { guardRest } from '@/server/http/rest/rest-guard'
import { admits, pathsOf } from '~/tests/support/http/endpoints'
import { ROLES, type Role } from '~/tests/support/roles'

let asking: Role = 'visitor'
vi.mock('@/server/auth/session/read-session', () => ({ readSession: async () => USERS[asking] }))
vi.mock('@/server/auth/staff/fresh-proof', () => ({ isProved: async () => true }))
vi.mock('@/server/auth/staff/staff-endpoints', () => ({
  guardStaffEndpoint: (_: string, request: Request, go: (passed: Request) => Promise<Response>) =>
    go(request),
}))
vi.mock('@/server/db/transaction', () => ({ database: async () => null }))

const ID = '01990000-0000-7000-8000-000000000000'
const seller = (status: string) => ({ id: ID, collection: 'users', userType: 'seller', status })
const buyer = { id: ID, collection: 'users', userType: 'buyer', status: 'active' }
const staff = (role: 'admin' | 'editor') => ({ id: ID, collection: 'staff', role, factor: 'on' })
const USERS: Record<Role, SignedIn | null> = {
  visitor: null,
  buyer,
  otherBuyer: buyer,
  pendingSeller: seller('pending'),
  seller: seller('active'),
  otherSeller: seller('active'),
  suspendedSeller: seller('suspended'),
  editor: staff('editor'),
  admin: staff('admin'),
}

const guarded = guardRest(async () => new Response('Payload answers.'))

async function isAdmitted(method: string, path: string) {
  const request = new Request(`http://localhost/api/${path}`, { method })
  const answer = await guarded(request, { params: Promise.resolve({ slug: path.split('/') }) })
  return (await answer.text()) === 'Payload answers.'
}

test.each(ROLES)(
  'the guard of Payload’s routes lets %s pass to every path of the policy and no other',
  async (role) => {
    asking = role
    const answers = pathsOf(() => ID).map(async ({ method, path, audience }) => {
      const isRight = (await isAdmitted(method, path)) === admits(audience, role)
      return isRight ? [] : [`${method} ${path}`]
    })
    expect((await Promise.all(answers)).flat()).toEqual([])
  },
)
