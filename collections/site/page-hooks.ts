import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isSame } from '@/domain/staff/audit/changes'
import { isSystem } from '@/domain/people/actor'
import { issuesOf } from '@/domain/result'
import { checkAddress, formerAddresses, mayGo } from '@/domain/pages/page-address'
import { checkEnglish } from '@/domain/pages/page-languages'
import type { Page } from '@/payload-types'
import { actorOf } from '~/collections/shared/actor'
import { rejection } from '~/collections/shared/enforce'
import { findRow } from '~/collections/shared/find-row'
import { runSql } from '~/collections/shared/run-sql'

/**
 * Notes whether a draft is saved, which hooks before the change do not see. What is asked for as a draft is none by its data: Payload
 * would publish a language that is copied into another.
 */
export const noteDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isRestored = operation === 'restoreVersion'
  const isDraft = 'draft' in args && args.draft === true
  if (isDraft && 'data' in args && args.data) Object.assign(args.data, { _status: 'draft' })
  req.context.savesDraft = isDraft
  req.context.restores = isRestored
  return args
}

export const savesDraft = ({ context }: PayloadRequest) => context.savesDraft === true

type PublicFacts = Pick<Page, 'id' | 'slug' | '_status' | 'deletedAt' | 'formerAddresses'>

/** The address of a page is checked, and leads on from the one that readers know (rule L24). */
export const keepAddress: CollectionBeforeChangeHook<Page> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before = operation === 'update' ? originalDoc : undefined
  // A version from the trash is put back as a page that is not there.
  const kept = req.context.restores === true ? { ...data, deletedAt: null } : data
  const next = { ...before, ...kept }
  const shown = await findRow<PublicFacts>(req, 'pages', before?.id)
  const wasPublic = isPublic(shown)
  const willBePublic = savesDraft(req) ? wasPublic : isPublic(next)
  const isTaken = next.slug !== before?.slug && (await hasAddress(req, next.slug, before?.id))
  const goes = { unpublished: wasPublic && !willBePublic, trashed: Boolean(next.deletedAt) }
  const issues = [
    ...issuesOf(checkAddress(next, before, { isTaken })),
    ...issuesOf(isSystem(actorOf(req)) ? { ok: true, value: {} } : mayGo(shown?.slug, goes)),
  ]
  if (issues.length > 0) throw rejection('pages', issues, req)
  const known = wasPublic && !savesDraft(req) ? (shown?.slug ?? null) : null
  if (willBePublic && !savesDraft(req) && next.slug) await takeAddress(req, next.slug, before?.id)
  return { ...kept, formerAddresses: formerAddresses(shown?.formerAddresses, known) }
}

/** An address leads to the page that had it last. */
const takeAddress = (req: PayloadRequest, slug: string, own: string | undefined) =>
  runSql(
    req,
    sql`update pages set former_addresses = array_to_string(array_remove(string_to_array(former_addresses, ' '), ${slug}), ' ')
      where ${slug} = any(string_to_array(former_addresses, ' ')) and id is distinct from ${own ?? null}`,
  )

export const isPublic = (page: Partial<PublicFacts> | undefined) =>
  page?._status === 'published' && !page.deletedAt

/** Whether another page has an address: one that readers know, one in the trash, or a draft. */
async function hasAddress(req: PayloadRequest, slug: string | undefined, own: string | undefined) {
  const { rows } = await runSql(
    req,
    sql`select 1 from pages where slug = ${slug ?? ''} and id is distinct from ${own ?? null}
      union all select 1 from _pages_v where latest and version_slug = ${slug ?? ''}
        and parent_id is distinct from ${own ?? null} limit 1`,
  )
  return rows.length > 0
}

/** What is published is written in English at least (rule L25). */
export const needEnglish: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data }
  if (savesDraft(req) || !isPublic(next)) return data
  const isEnglish = !req.locale || req.locale === 'en' || req.locale === 'all'
  const english = isEnglish ? next : await englishOf(req, originalDoc?.id)
  const issues = issuesOf(checkEnglish(next, english))
  if (issues.length > 0) throw rejection('pages', issues, req)
  return data
}

/** Read by SQL: a nested call of Payload in another language would change the language of this request. */
async function englishOf(req: PayloadRequest, id: string | undefined) {
  const { rows } = await runSql(
    req,
    sql`select l.version_title as title, l.version_content as content
      from _pages_v v join _pages_v_locales l on l._parent_id = v.id
      where v.latest and v.parent_id = ${id ?? null} and l._locale = 'en'`,
  )
  return (rows[0] ?? {}) as { title?: string | null; content?: unknown }
}

const WORDS = ['title', 'description', 'content'] as const

/** Notes when a language was last changed, so that its translations are known to be older (rule L25). */
export const noteWriting: CollectionBeforeChangeHook<Page> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before: Partial<Page> = operation === 'update' ? (originalDoc ?? {}) : {}
  const isUnlike = (other: Partial<Page>) =>
    WORDS.some((name) => data[name] !== undefined && !isSame(data[name], other[name]))
  if (!isUnlike(before) || req.context.restores === true) return data
  // A draft that is given up: what readers know was written when it was.
  const shown = await wordsShown(req, before.id)
  const isBack = shown && !isUnlike(shown)
  return { ...data, writtenAt: isBack ? shown.writtenAt : new Date().toISOString() }
}

/** What readers know of a page in the language of a request. Reads from the database layer return words in all languages. */
async function wordsShown(req: PayloadRequest, id: string | undefined): Promise<Partial<Page> | undefined> {
  const locale = req.locale ?? 'en'
  const page = await findRow<PublicFacts & Record<string, unknown>>(req, 'pages', id)
  if (!page || !isPublic(page) || locale === 'all') return undefined
  const inLanguage = (words: unknown) =>
    (words as Partial<Record<string, unknown>> | null | undefined)?.[locale]
  return Object.fromEntries([...WORDS, 'writtenAt'].map((name) => [name, inLanguage(page[name])]))
}
