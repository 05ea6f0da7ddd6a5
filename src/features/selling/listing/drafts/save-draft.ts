import 'server-only'
import * as z from 'zod'
import { draftName, MAX_DRAFT_BYTES, MAX_DRAFTS } from '@/domain/products/listing/draft'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { checkedRows } from '@/server/db/checked-rows'
import { advisoryLock } from '@/server/db/locks'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { draftValues, type DraftSave } from './draft-content'

export type SaveAnswer =
  | { kind: 'saved'; version: number }
  /** Another window saved later: what it saved. */
  | { kind: 'conflict'; version: number; values: ProductValues }
  /** Deleted or submitted in another window, expired, or never the caller's. */
  | { kind: 'gone' }
  | { kind: 'full' }
  | { kind: 'large' }

const { media, product_drafts: drafts } = tables

const savedRow = z.object({ version: z.number() })

/** Saves what a window has of a draft, unless another window saved since (rule C50). */
export async function saveDraft(seller: string, save: DraftSave): Promise<SaveAnswer> {
  const { version, content } = save
  if (Buffer.byteLength(JSON.stringify(content)) > MAX_DRAFT_BYTES) return { kind: 'large' }
  if (version === 0) return inTransaction((tx) => addDraft(tx, seller, save))
  return inTransaction(async (tx) => {
    const saved = await storeSave(tx, seller, save)
    return saved ? { kind: 'saved', version: saved.version } : answerStored(tx, seller, save)
  })
}

/** Stores it if no other window saved since. Pictures it no longer names begin their 30 days (rule C53). */
async function storeSave(tx: Transaction, seller: string, { id, version, content }: DraftSave) {
  const json = JSON.stringify(content)
  const isKnown = and(eq(drafts.id, id), eq(drafts.seller, seller), eq(drafts.version, version))
  const [saved] = await checkedRows(
    tx,
    savedRow,
    // `before` is what was stored as the statement began.
    sql`with before as (select ${drafts.content} as content from ${drafts} where ${isKnown}),
      saved as (update ${drafts} set name = ${draftName(content)}, content = ${json}::jsonb,
        version = ${drafts.version} + 1, updated_at = now() where ${isKnown} returning ${drafts.version} as version),
      released as (update ${media} set updated_at = now()
        from before cross join jsonb_array_elements(coalesce(before.content->'images', '[]')) as i(image)
        where exists (select 1 from saved) and ${media.id}::text = i.image->>'id' and ${media.owner} = ${seller}
          and not ${json}::jsonb->'images' @> jsonb_build_array(jsonb_build_object('id', ${media.id})))
      select version::float8 as version from saved`,
  )
  return saved
}

/** Drafts of one seller are added one after the other, so that none goes beyond the limit. */
async function addDraft(tx: Transaction, seller: string, save: DraftSave): Promise<SaveAnswer> {
  const { id, content } = save
  await advisoryLock(tx, 'drafts', seller)
  const stored = await answerStored(tx, seller, save)
  if (stored.kind !== 'gone') return stored
  const [{ count } = { count: 0 }] = await tx
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(drafts)
    .where(eq(drafts.seller, seller))
  if (count >= MAX_DRAFTS) return { kind: 'full' }
  const added = await tx
    .insert(drafts)
    .values({ id, seller, name: draftName(content), content, version: 1 })
    .onConflictDoNothing()
    .returning({ id: drafts.id })
  return added.length > 0 ? { kind: 'saved', version: 1 } : { kind: 'gone' }
}

/** The same content is no conflict: the answer to an earlier save was lost. */
async function answerStored(
  tx: Transaction,
  seller: string,
  { id, content }: DraftSave,
): Promise<SaveAnswer> {
  const [stored] = await tx
    .select({
      version: drafts.version,
      content: drafts.content,
      isSame: sql<boolean>`${drafts.content} = ${JSON.stringify(content)}::jsonb`,
    })
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.seller, seller)))
  if (!stored) return { kind: 'gone' }
  const { version } = stored
  return stored.isSame
    ? { kind: 'saved', version }
    : { kind: 'conflict', version, values: draftValues(stored.content) }
}
