import 'server-only'
import type { TypedUser } from 'payload'
import * as z from 'zod'
import { actorOfUser } from '@/domain/people/actor'
import { mayDo } from '@/domain/people/sellers/seller-people'
import { chosenName, greetedName } from '@/domain/people/person-name'
import type { OfSeller } from '@/server/auth/sign-up/find-member'
import { cartCount } from '@/server/cart/count-cart'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const countsRow = z.object({ cart: z.number(), unread: z.number(), news: z.number(), place: z.string() })

export type SessionView = {
  user: { name: string; type: 'buyer' | 'seller'; status: string } | null
  cart: number
  unread: number
  news: number
  /** 'T2G', where what is ordered goes unless another place is chosen; '' without an address (rule M51). */
  place: string
}

export const SIGNED_OUT: SessionView = { user: null, cart: 0, unread: 0, news: 0, place: '' }

/** Personal data for a prerendered page: name, cart lines, unread messages, notifications and place. One statement for all but the name. */
export async function sessionView(user: (TypedUser & Pick<OfSeller, 'work'>) | null): Promise<SessionView> {
  const actor = actorOfUser(user)
  if (user?.collection !== 'users' || actor.kind === 'visitor' || actor.kind === 'system') return SIGNED_OUT
  const name = chosenName(user) || greetedName(user) || user.email
  const type = actor.kind === 'seller' ? 'seller' : 'buyer'
  const work = 'work' in actor ? actor.work : undefined
  const status = (work && user.work?.status) || (user.status ?? 'active')
  const seller = work && mayDo(work.role, 'orders') ? work.seller : null
  return { user: { name, type, status }, ...(await shownOf(actor.id, seller)) }
}

/** Unread messages of the seller that the member answers for are theirs too. */
async function shownOf(id: string, seller: string | null) {
  const [row] = await checkedRows(
    await database(),
    countsRow,
    sql`select ${cartCount(id)} as cart,
        (select coalesce(sum(case when buyer_id = ${id} then buyer_unread else seller_unread end), 0)::int
          from threads where buyer_id = ${id} or seller_id in (${id}::uuid, ${seller}::uuid)) as unread,
        (select count(*)::int from notifications where user_id = ${id} and read_at is null) as news,
        coalesce((select substring(a.postal_code from '^[A-Z][0-9][A-Z]') from addresses a
          where a.user_id = ${id} order by a.is_default desc, a.created_at limit 1), '') as place`,
  )
  return row ?? { cart: 0, unread: 0, news: 0, place: '' }
}
