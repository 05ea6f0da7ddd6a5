import { MOST_PICKS } from '@/domain/products/picks'
import type { StaffActor } from '@/domain/people/actor'
import { fail, ok, type Failure, type Result } from '@/domain/result'
import { together } from '@/server/data'
import { advisoryLock } from '@/server/db/locks'
import { and, desc, eq, gt, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { among } from '@/server/order-writes/rows'
import { staffUser } from '@/server/staff/staff-user'

const { audit_events: events, products, products_locales, recommended_products_rels: picked, staff } = tables

type Asked = { ids: readonly string[]; seen: readonly string[] }

/** Stores the picks in their order, unless somebody else changed them since they were shown (rule A24). */
export async function savePicks(actor: StaffActor, asked: Asked): Promise<Result<{ ids: string[] }>> {
  const ids = [...new Set(asked.ids)]
  if (ids.length > MOST_PICKS) return fail('picks.tooMany', 'ids', { max: MOST_PICKS })
  const user = await staffUser(actor.id)
  if (!user) return fail('picks.changedSince', 'seen')
  return together(user, async (db, tx): Promise<Result<{ ids: string[] }>> => {
    await advisoryLock(tx, 'picks', '')
    const stored = await tx.select({ id: picked.productsID }).from(picked).orderBy(picked.order)
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
  const isEnglish = and(eq(products_locales._parentID, products.id), eq(products_locales._locale, 'en'))
  const fit = await tx
    .select({ id: products.id, status: products.status, name: products_locales.name })
    .from(products)
    .leftJoin(products_locales, isEnglish)
    .where(inArray(products.id, among(ids)))
    .orderBy(products.id)
    .for('key share', { of: products })
  const unfit = fit.find(({ status }) => status !== 'approved')
  if (unfit) return fail('picks.notApproved', 'ids', { product: unfit.name ?? '–' })
  return fit.length === ids.length ? null : fail('picks.unknown', 'ids')
}

/** Says to the second of two who was first. */
async function changedSince(tx: Transaction): Promise<Failure> {
  const lately = gt(events.createdAt, sql`now() - interval '1 hour'`)
  const [last] = await tx
    .select({ who: sql<string>`coalesce(nullif(${staff.name}, ''), ${staff.email})` })
    .from(events)
    .innerJoin(staff, eq(sql`${staff.id}::text`, events.actorId))
    .where(and(eq(events.subject, 'recommended-products'), lately))
    .orderBy(desc(events.createdAt))
    .limit(1)
  return last ? fail('picks.changedBy', 'seen', last) : fail('picks.changedSince', 'seen')
}
