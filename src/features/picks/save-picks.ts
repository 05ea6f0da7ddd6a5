import { MOST_PICKS } from '@/domain/products/picks'
import type { StaffActor } from '@/domain/people/actor'
import { fail, ok, type Failure, type Result } from '@/domain/result'
import { together } from '@/server/data'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import { among, rowsOf } from '@/server/order-writes/rows'
import { staffUser } from '@/server/staff/staff-user'

type Asked = { ids: readonly string[]; seen: readonly string[] }

/** Stores the picks in their order, unless somebody else changed them since they were shown (rule A24). */
export async function savePicks(actor: StaffActor, asked: Asked): Promise<Result<{ ids: string[] }>> {
  const ids = [...new Set(asked.ids)]
  if (ids.length > MOST_PICKS) return fail('picks.tooMany', 'ids', { max: MOST_PICKS })
  const user = await staffUser(actor.id)
  if (!user) return fail('picks.changedSince', 'seen')
  return together(user, async (db, tx): Promise<Result<{ ids: string[] }>> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('recommended-products'))`)
    const stored = await rowsOf<{ id: string }>(
      tx,
      sql`select products_id as id from recommended_products_rels order by "order"`,
    )
    if (stored.map(({ id }) => id).join() !== asked.seen.join()) return changedSince(tx)
    const unfit = await findUnfit(tx, ids)
    if (unfit) return unfit
    await db.updateGlobal({ slug: 'recommended-products', data: { productIds: ids } })
    return ok({ ids })
  })
}

/** Only approved products are picked; one that is not is named. */
async function findUnfit(tx: Transaction, ids: readonly string[]): Promise<Failure | null> {
  if (ids.length === 0) return null
  const fit = await rowsOf<{ id: string; name: string | null; isApproved: boolean }>(
    tx,
    sql`select p.id, p.status = 'approved' as "isApproved",
        (select n.name from products_locales n where n._parent_id = p.id and n._locale = 'en') as name
      from products p where p.id in ${among(ids)} order by p.id for key share`,
  )
  const unfit = fit.find(({ isApproved }) => !isApproved)
  if (unfit) return fail('picks.notApproved', 'ids', { product: unfit.name ?? '–' })
  return fit.length === ids.length ? null : fail('picks.unknown', 'ids')
}

/** Says to the second of two who was first. */
async function changedSince(tx: Transaction): Promise<Failure> {
  const [last] = await rowsOf<{ who: string }>(
    tx,
    sql`select coalesce(nullif(s.name, ''), s.email) as who from audit_events e
      join staff s on s.id::text = e.actor_id::text
      where e.subject = 'recommended-products' and e.created_at > now() - interval '1 hour'
      order by e.created_at desc limit 1`,
  )
  return last ? fail('picks.changedBy', 'seen', last) : fail('picks.changedSince', 'seen')
}
