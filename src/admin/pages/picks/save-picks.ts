import { changesText } from '@/domain/staff/audit/changes'
import { MOST_PICKS } from '@/domain/products/cards/picks'
import type { StaffActor } from '@/domain/people/actor'
import { fail, ok, type Failure, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { asStaff } from '@/server/db/data'
import { advisoryLock } from '@/server/db/locks'
import { and, desc, eq, gt, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { among } from '@/server/orders/rows'

const { audit_events: events, products, products_locales, recommended_products_rels: picked, staff } = tables

type PicksInput = { ids: readonly string[]; seen: readonly string[] }

/** Stores the picks in their order, unless somebody else changed them since they were shown (rule A24). The only way to store them. */
export const savePicks = async (actor: StaffActor, asked: PicksInput): Promise<Result<{ ids: string[] }>> => {
  const ids = [...new Set(asked.ids)]
  if (ids.length > MOST_PICKS) return fail('picks.tooMany', 'ids', { max: MOST_PICKS })
  return asStaff(actor, async (db, tx): Promise<Result<{ ids: string[] }>> => {
    await advisoryLock(tx, 'picks', '')
    // Before the stored picks are read: a product that is being taken down leaves them.
    const unfit = await findUnfit(tx, ids)
    const stored = (await tx.select({ id: picked.productsID }).from(picked).orderBy(picked.order)).map(
      ({ id }) => id,
    )
    if (stored.join() !== asked.seen.join()) return changedSince(tx)
    if (unfit) return unfit
    const slug = 'recommended-products'
    await db.updateGlobal({ slug, data: { productIds: ids } })
    if (ids.join() !== stored.join())
      await recordAudit(tx, {
        action: `${slug}.updated`,
        actor,
        subject: slug,
        details: { fields: ['productIds'] },
        changes: changesText([{ name: 'productIds', before: stored, after: ids }]),
      })
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
    .for('no key update', { of: products })
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
