import 'server-only'
import { checkTranslationAsk } from '@/domain/products/listing/translation'
import { fail, ok, type Result } from '@/domain/result'
import { draftValues } from './draft-content'
import { and, eq, isNotNull, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, inTransaction } from '@/server/db/transaction'

const { product_drafts: drafts } = tables

/** Puts a seller's own draft into the queue of what waits for a translation; one that waits keeps its place (rule S47). */
export const askForTranslation = (seller: string, id: string): Promise<Result<object>> =>
  inTransaction(async (tx): Promise<Result<object>> => {
    const [draft] = await tx
      .select({ content: drafts.content, askedAt: drafts.translationAskedAt, doneAt: drafts.translatedAt })
      .from(drafts)
      .where(and(eq(drafts.id, id), eq(drafts.seller, seller)))
      .for('update')
    if (!draft) return fail('translation.noDraft', '')
    if (draft.askedAt && !draft.doneAt) return ok({})
    const asked = checkTranslationAsk(draftValues(draft.content))
    if (!asked.ok) return asked
    await tx
      .update(drafts)
      .set({ translationAskedAt: sql`now()`, translationTakenBy: null, translatedAt: null })
      .where(eq(drafts.id, id))
    return ok({})
  })

/** Takes it out again, unless it is translated by then. */
export async function withdrawTranslation(seller: string, id: string): Promise<Result<object>> {
  const db = await database()
  const gone = await db
    .update(drafts)
    .set({ translationAskedAt: null, translationTakenBy: null })
    .where(
      and(
        eq(drafts.id, id),
        eq(drafts.seller, seller),
        isNotNull(drafts.translationAskedAt),
        isNull(drafts.translatedAt),
      ),
    )
    .returning({ id: drafts.id })
  return gone.length > 0 ? ok({}) : fail('translation.notWaiting', '')
}
