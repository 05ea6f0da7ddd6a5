import { changesText } from '@/domain/staff/audit/changes'
import type { Locale } from '@/domain/locale'
import type { Tag } from '@/domain/pages/cache/page-tags'
import {
  checkReplacement,
  MOST_REPLACED,
  textOfPicture,
  type UseKind,
} from '@/domain/pages/content/picture-uses'
import type { StaffActor } from '@/domain/people/actor'
import { fail, ok, type Failure, type Result } from '@/domain/result'
import { sentName } from '@/domain/forms/upload'
import { recordAudit } from '@/server/records/audit'
import { publishClear } from '@/server/db/bus'
import { clearNow } from '@/server/db/cache'
import { asStaff, type Data } from '@/server/db/data'
import { advisoryLock } from '@/server/db/locks'
import { and, desc, eq, gt, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { clearProductPages } from '@/server/orders/stock/clear-pages'
import { among } from '@/server/orders/rows'
import { readTexts, readUses, type Alt, type FoundUse } from './uses'
import { movePages } from './move-pages'

const { audit_events: events, categories, home, home_makers: makers, media, products_rels, staff } = tables

type ReplaceInput = { from: string; to: string }
type ReplaceResult = { moved: number }

/** Moves every use of a picture to another, in one transaction (rule L31). Both files and their addresses stay what they are. */
export async function replacePicture(
  actor: StaffActor,
  { from, to }: ReplaceInput,
): Promise<Result<ReplaceResult>> {
  if (from === to) return fail('picture.itself', 'to')
  const done = await asStaff(actor, async (db, tx): Promise<Result<ReplaceResult & { tags: Tag[] }>> => {
    // Of two at once the second sees what the first has done.
    await advisoryLock(tx, 'pictures', '')
    const pictures = await lockPictures(tx, [from, to])
    const old = pictures.find(({ id }) => id === from)
    const other = pictures.find(({ id }) => id === to)
    const { uses, total } = await readUses(tx, from, 'en', MOST_REPLACED)
    const checked = checkReplacement(actor, { uses, total, to: other, isThere: Boolean(old) })
    if (!checked.ok) return (await replacedBefore(tx, from, checked)) ?? checked
    // A seller's stays for 30 days from now on (rule C53).
    await tx.update(media).set({ updatedAt: new Date().toISOString() }).where(eq(media.id, from))
    const tags = await move(tx, db, actor, checked.value, { from, to, alt: other?.alt ?? {} })
    await recordAudit(tx, {
      action: 'picture.replaced',
      actor,
      subject: 'media',
      subjectId: from,
      details: { from: nameOf(old), to: nameOf(other) },
      changes: changesText([{ name: 'usage', before: null, after: checked.value.map(named) }]),
    })
    await publishClear(tx, tags)
    // Kept by a row as well, should this process end before it is sent.
    await clearProductPages(tx, tags)
    return ok({ moved: checked.value.length, tags })
  })
  if (!done.ok) return done
  clearNow(done.value.tags)
  return ok({ moved: done.value.moved })
}

/** Neither is deleted before the commit. */
async function lockPictures(tx: Transaction, ids: string[]) {
  const rows = await tx
    .select({ id: media.id, owner: media.owner, filename: media.filename })
    .from(media)
    .where(inArray(media.id, among(ids)))
    .orderBy(media.id)
    .for('key share')
  const texts = await readTexts(tx, ids)
  return rows.map((row) => ({ ...row, alt: texts.get(row.id) ?? {} }))
}

async function move(
  tx: Transaction,
  db: Data,
  actor: StaffActor,
  uses: readonly FoundUse[],
  { from, to, alt }: ReplaceInput & { alt: Alt },
): Promise<Tag[]> {
  const has = (...kinds: UseKind[]) => uses.some(({ kind }) => kinds.includes(kind))
  const idsOf = (wanted: UseKind) =>
    uses.flatMap(({ kind, doc }) => (kind === wanted && doc ? [doc] : [])).toSorted()
  // In the order in which a save of a product locks: the product first.
  for (const id of idsOf('product')) await moveProduct(tx, db, id, { from, to })
  const altIn = (locale: Locale) => textOfPicture(alt, locale)
  if (has('page')) await movePages(tx, idsOf('page'), actor.id, { from, to, altIn })
  if (has('hero', 'makers')) {
    await tx.update(home).set({ updatedAt: new Date().toISOString() })
    await tx.update(home).set({ hero_picture: to }).where(eq(home.hero_picture, from))
    await tx.update(makers).set({ picture: to }).where(eq(makers.picture, from))
  }
  if (has('category')) await tx.update(categories).set({ picture: to }).where(eq(categories.picture, from))
  return [
    ...(has('page') ? (['pages'] as const) : []),
    ...(has('hero', 'makers') ? (['home'] as const) : []),
    ...(has('category') ? (['categories'] as const) : []),
  ]
}

/** Through its rules, which know its cover; each picture once. */
async function moveProduct(tx: Transaction, db: Data, id: string, { from, to }: ReplaceInput) {
  const rows = await tx
    .select({ picture: products_rels.mediaID })
    .from(products_rels)
    .where(and(eq(products_rels.parent, id), eq(products_rels.path, 'images')))
    .orderBy(products_rels.order)
  const images = rows.flatMap(({ picture }) => (picture ? [picture === from ? to : picture] : []))
  await db.update({ collection: 'products', id, data: { images: [...new Set(images)] } })
}

/** Says to the second of two who was first. */
async function replacedBefore(tx: Transaction, from: string, { issues }: Failure): Promise<Failure | null> {
  if (issues[0]?.code !== 'picture.notUsed') return null
  const lately = gt(events.createdAt, sql`now() - interval '1 hour'`)
  const [last] = await tx
    .select({ who: sql<string>`coalesce(nullif(${staff.name}, ''), ${staff.email})` })
    .from(events)
    .innerJoin(staff, eq(sql`${staff.id}::text`, events.actorId))
    .where(and(eq(events.action, 'picture.replaced'), eq(events.subjectId, from), lately))
    .orderBy(desc(events.createdAt))
    .limit(1)
  return last ? fail('picture.replacedBy', 'from', last) : null
}

const nameOf = (picture: { filename: string | null } | undefined) => sentName(picture?.filename ?? '')
const named = ({ kind, title }: FoundUse) => (title ? `${kind}: ${title}` : kind)
