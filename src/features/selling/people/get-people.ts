import 'server-only'
import { asUser } from '@/server/db/data'
import type { MemberUser } from '@/server/auth/session/session'
import { readMemberNames } from '@/server/people/companies/member-names'
import { database } from '@/server/db/transaction'
import type { PeopleView } from './people-view'

const ALL = { pagination: false } as const

/** Who works for a seller, read under the access of one of them: `seller` is what `asSeller` gave. */
export async function getPeople(seller: MemberUser, company: string): Promise<PeopleView> {
  const founder = String(seller.id)
  const me = seller.person ?? founder
  const role = seller.work?.role ?? 'owner'
  const db = await asUser(seller)
  const of = { seller: { equals: founder } }
  const { docs } = await db.find({ collection: 'seller-people', where: of, sort: 'createdAt', ...ALL })
  const invited =
    role === 'owner'
      ? await db.find({
          collection: 'seller-invitations',
          where: { ...of, expiresAt: { greater_than: new Date().toISOString() } },
          sort: 'createdAt',
          ...ALL,
        })
      : { docs: [] }
  const names = await readMemberNames(await database(), [founder, ...docs.map(({ user }) => String(user))])
  const nameOf = (id: string) => names.get(id) ?? '–'
  return {
    company,
    role,
    hasPassword: seller.hasPassword === true,
    people: [
      {
        id: founder,
        name: nameOf(founder),
        role: 'owner',
        isMe: me === founder,
        isFounder: true,
      },
      ...docs.map(({ id, user, role: theirs }) => ({
        id,
        name: nameOf(String(user)),
        role: theirs,
        isMe: user === me,
        isFounder: false,
      })),
    ],
    invitations: invited.docs.map(({ id, email, role: theirs, expiresAt }) => ({
      id,
      email,
      role: theirs,
      expiresAt,
    })),
  }
}
