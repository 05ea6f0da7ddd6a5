import { randomUUID } from 'node:crypto'
import { actorOfUser } from '@/domain/people/actor'
import type { SellerPart, SellerRole } from '@/domain/people/sellers/seller-people'
import { invitePerson } from '@/features/selling/people/commands/invite'
import { findMember } from '@/server/auth/sign-up/find-member'
import { asSeller } from '@/server/auth/selling'
import type { MemberUser } from '@/server/auth/session/session'
import { PASSWORD, aUser } from '~/tests/support/factories/people'
import { unique } from '~/tests/support/factories/unique'
import { openShop } from './open-shop'

/** The shop, with sellers for whom several people work. */
export async function openSellerPeople() {
  const shop = await openShop()

  /** A member as a request of theirs carries them now. */
  const as = async (id: string) => (await findMember(id)) as MemberUser
  /** As the seller they work for; null where their role lacks the part. */
  const behind = async (id: string, part: SellerPart) => asSeller(await as(id), part)
  const owner = async (id: string) => actorOfUser(await behind(id, 'owner'))

  /** A buyer who can sign in. */
  async function newcomer() {
    const name = unique('person').toLowerCase()
    const id = await shop.system.make('users', aUser(name))
    return { id, email: `${name}@maru.test` }
  }

  const tokenOf = async (email: string) => {
    const { token } = await shop.payload.login({ collection: 'users', data: { email, password: PASSWORD } })
    return token ?? ''
  }

  /** Somebody who works for a seller, as an invitation leaves them. */
  async function person(seller: string, role: SellerRole) {
    const { id, email } = await newcomer()
    const row = randomUUID()
    await shop.query(
      `insert into seller_people (id, seller_id, user_id, role) values ($1, $2, $3, $4::enum_seller_people_role)`,
      [row, seller, id, role],
    )
    await shop.query(`update users set user_type = 'seller' where id = $1`, [id])
    return { id, email, row, token: await tokenOf(email) }
  }

  /** The secret of the newest invitation of a seller to an address. */
  async function invited(seller: string, email: string, role: SellerRole = 'orders') {
    const done = await invitePerson(await owner(seller), { typed: { email, role }, locale: 'fr' })
    if (!done.ok) throw new Error(JSON.stringify(done.issues))
    const [mail] = await shop.query<{ params: string }>(
      `select params from emails where template = 'sellerPersonInvited' and "to" = $1 order by created_at desc limit 1`,
      [email.toLowerCase()],
    )
    const { path } = JSON.parse(mail?.params ?? '{}') as { path: string }
    return path.replace('/seller-invitation?token=', '')
  }

  /** For whom a member works now, as the rows say, and what kind of account theirs is. */
  async function workOf(user: string) {
    const [row] = await shop.query<{ seller: string | null; role: string | null; type: string }>(
      `select p.seller_id as seller, p.role::text, u.user_type::text as type
       from users u left join seller_people p on p.user_id = u.id where u.id = $1`,
      [user],
    )
    return row
  }

  const notified = async (user: string) =>
    (
      await shop.query<{ kind: string }>(
        'select kind from notifications where user_id = $1 order by created_at, kind',
        [user],
      )
    ).map(({ kind }) => kind)

  return { shop, as, behind, owner, newcomer, person, tokenOf, invited, workOf, notified }
}

export type SellerPeople = Awaited<ReturnType<typeof openSellerPeople>>
