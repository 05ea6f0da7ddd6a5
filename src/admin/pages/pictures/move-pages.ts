import { exchangePicture } from '@/domain/pages/content/exchange-picture'
import type { Locale } from '@/domain/locale'
import { and, desc, eq, inArray, ne } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { among } from '@/server/orders/rows'

const { pages, pages_locales: texts, _pages_v: versions, _pages_v_locales: versionTexts } = tables

export type Exchange = { from: string; to: string; altIn: (locale: Locale) => string }

type Version = typeof versions.$inferSelect

/**
 * Moves a picture in what pages publish and in their drafts. Payload's own update would publish the draft with it, so rows are
 * written here (docs/decisions/056): new versions, so that earlier ones show the earlier picture when they are put back.
 */
export async function movePages(tx: Transaction, ids: readonly string[], who: string, exchange: Exchange) {
  const now = Date.now()
  const moved = await tx
    .select({ id: pages.id, status: pages._status })
    .from(pages)
    .where(inArray(pages.id, among(ids)))
    .orderBy(pages.id)
    .for('no key update')
  // After the lock: a save that was on its way is seen.
  const latest = await tx
    .select()
    .from(versions)
    .where(and(inArray(versions.parent, among(ids)), eq(versions.latest, true)))
  const published = await tx
    .selectDistinctOn([versions.parent])
    .from(versions)
    .where(and(inArray(versions.parent, among(ids)), eq(versions.version__status, 'published')))
    .orderBy(versions.parent, desc(versions.updatedAt))
  await moveTexts(tx, ids, exchange)
  for (const { id, status } of moved) {
    const draft = latest.find(({ parent }) => parent === id)
    const shown = status === 'published' ? published.find(({ parent }) => parent === id) : undefined
    const isDraft = draft !== undefined && draft.id !== shown?.id
    if (shown) await copyVersion(tx, shown, { at: now, who, isLatest: !isDraft }, exchange)
    // A moment later: Payload takes what was saved after the page for unpublished changes.
    if (isDraft) await copyVersion(tx, draft, { at: now + 1, who, isLatest: true }, exchange)
    await tx
      .update(pages)
      .set({ updatedAt: timeOf(now), savedBy: who, savedUpon: null })
      .where(eq(pages.id, id))
  }
}

async function moveTexts(tx: Transaction, ids: readonly string[], exchange: Exchange) {
  const rows = await tx
    .select({ id: texts.id, locale: texts._locale, content: texts.content })
    .from(texts)
    .where(inArray(texts._parentID, among(ids)))
  for (const { id, locale, content } of rows)
    if (content)
      await tx
        .update(texts)
        .set({ content: exchanged(content, locale, exchange) })
        .where(eq(texts.id, id))
}

type PageSave = { at: number; who: string; isLatest: boolean }

async function copyVersion(
  tx: Transaction,
  { id, ...row }: Version,
  { at, who, isLatest }: PageSave,
  exchange: Exchange,
) {
  const saved = timeOf(at)
  const [copy] = await tx
    .insert(versions)
    .values({
      ...row,
      latest: isLatest,
      autosave: false,
      createdAt: saved,
      updatedAt: saved,
      version_updatedAt: saved,
      // A form that was opened before is refused, of the same person too (rule A26).
      version_savedBy: who,
      version_savedUpon: null,
    })
    .returning({ id: versions.id })
  const words = await tx.select().from(versionTexts).where(eq(versionTexts._parentID, id))
  if (copy && words.length > 0)
    await tx.insert(versionTexts).values(
      words.map(({ id: _, ...each }) => ({
        ...each,
        _parentID: copy.id,
        version_content: exchanged(each.version_content, each._locale, exchange),
      })),
    )
  if (isLatest && row.parent)
    await tx
      .update(versions)
      .set({ latest: false })
      .where(and(eq(versions.parent, row.parent), eq(versions.latest, true), ne(versions.id, copy?.id ?? id)))
}

const exchanged = (content: unknown, locale: Locale, { from, to, altIn }: Exchange) =>
  exchangePicture(content, { from, to, alt: altIn(locale) })

const timeOf = (at: number) => new Date(at).toISOString()
