import 'server-only'
import type { StaffActor } from '@/domain/people/actor'
import { draftName } from '@/domain/products/listing/draft'
import { wantedTexts, withTranslations, type Translations } from '@/domain/products/listing/translation'
import { issue, type Result } from '@/domain/result'
import { draftValues } from '@/features/selling/listing/drafts/draft-content'
import { recordAudit } from '@/server/records/audit'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { markOf } from '@/server/http/forms/marks'
import { notify } from '@/server/talk/notify'
import { command, must, Refusal } from '@/server/db/refusal'
import { decidedBefore } from '@/server/auth/staff/decided-before'
import { textsOf } from './list-translations'

const { product_drafts: drafts } = tables

/** Takes a translation on, or over from the colleague who was shown as working on it (rule S47). */
export const takeTranslation = (
  actor: StaffActor,
  { draft, from }: { draft: string; from: string },
): Promise<Result<object>> =>
  command(async (tx) => {
    const { takenBy } = await lockWaiting(tx, draft)
    if ((takenBy ?? '') !== from)
      throw new Refusal([await decidedBefore(tx, { ...aboutOf(draft), what: 'taken' })])
    await tx.update(drafts).set({ translationTakenBy: actor.id }).where(eq(drafts.id, draft))
    await recordAudit(tx, { action: 'translation.taken', actor, ...subjectOf(draft) })
    return {}
  })

type TranslationInput = { draft: string; seen: string; texts: Translations }

/**
 * Writes what staff translated into the draft and notifies the seller, who checks and submits it (rules N30, S47). Only empty texts are
 * filled. Of two at once the second finds nothing that waits.
 */
export const finishTranslation = (
  actor: StaffActor,
  { draft, seen, texts }: TranslationInput,
): Promise<Result<object>> =>
  command(async (tx) => {
    const { content, seller } = await lockWaiting(tx, draft)
    const words = textsOf(content)
    if (markOf(words) !== seen) throw new Refusal([issue('translation.changed', '')])
    // The seller has written all of it meanwhile: the task ends, and there is nothing to say.
    if (wantedTexts(words).length === 0) {
      await tx
        .update(drafts)
        .set({ translationAskedAt: null, translationTakenBy: null })
        .where(eq(drafts.id, draft))
      return {}
    }
    const values = { ...draftValues(content), ...must(withTranslations(words, texts)) }
    await tx
      .update(drafts)
      .set({
        content: values,
        name: draftName(values),
        version: sql`${drafts.version} + 1`,
        translatedAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(eq(drafts.id, draft))
    await notify(tx, { kind: 'draft.translated', about: draft, user: seller, params: {} })
    await recordAudit(tx, { action: 'translation.done', actor, ...subjectOf(draft) })
    return {}
  })

const aboutOf = (id: string) => ({ subject: 'product-drafts', id })
const subjectOf = (id: string) => ({ subject: 'product-drafts', subjectId: id })

async function lockWaiting(tx: Transaction, id: string) {
  const [found] = await tx
    .select({
      content: drafts.content,
      seller: drafts.seller,
      takenBy: drafts.translationTakenBy,
      waits: sql<boolean>`(${drafts.translationAskedAt} is not null and ${drafts.translatedAt} is null)`,
    })
    .from(drafts)
    .where(eq(drafts.id, id))
    .for('update')
  if (!found?.waits) throw new Refusal([issue('translation.notWaiting', '')])
  return found
}
