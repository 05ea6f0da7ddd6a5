import { sql } from '@payloadcms/db-postgres'
import type { FieldHookArgs, PayloadRequest, TextField } from 'payload'
import { actorOfUser, isStaff } from '@/domain/people/actor'
import { LOCALES, type Locale } from '@/domain/locale'
import { languageState, TRANSLATIONS, type LanguageContent } from '@/domain/pages/page-languages'
import { staff } from '~/collections/shared/access'
import { actorOf } from '~/collections/shared/actor'
import { serverOnly, text } from '~/collections/shared/fields'
import { runSql } from '~/collections/shared/run-sql'

type Row = { id: string; locale: Locale; title: string | null; hasContent: boolean; at: string | null }
type Languages = Partial<Record<Locale, LanguageContent & { title: string | null }>>

/** What the panel says of each language of pages, as they were last saved: one statement for a whole list. */
async function languagesOf(req: PayloadRequest, id?: string): Promise<Map<string, Languages>> {
  const { rows } = await runSql(
    req,
    sql`select v.parent_id as id, l._locale as locale, l.version_title as title, l.version_written_at as at,
        l.version_content is not null and (l._locale = 'en' or l.version_content is distinct from e.version_content) as "hasContent"
      from _pages_v v join _pages_v_locales l on l._parent_id = v.id
      left join _pages_v_locales e on e._parent_id = v.id and e._locale = 'en'
      where v.latest ${id ? sql`and v.parent_id = ${id}` : sql``}`,
  )
  const found = new Map<string, Languages>()
  for (const { id, locale, title, hasContent, at } of rows as Row[])
    found.set(id, { ...found.get(id), [locale]: { title, hasTitle: Boolean(title?.trim()), hasContent, at } })
  return found
}

const lists = new WeakMap<PayloadRequest, Promise<Map<string, Languages>>>()

function languagesInList(req: PayloadRequest) {
  const asked = lists.get(req) ?? languagesOf(req)
  lists.set(req, asked)
  return asked
}

const pages = new WeakMap<object, Promise<Map<string, Languages>>>()

/** Of one page, for all computed texts of what is read. */
function languagesOfOne(req: PayloadRequest, data: object, id: string) {
  const asked = pages.get(data) ?? languagesOf(req, id)
  pages.set(data, asked)
  return asked
}

/** A computed text of the panel; nobody else pays for its statement. */
function shown(
  name: string,
  admin: TextField['admin'],
  say: (found: Languages, own: unknown) => string | undefined,
): TextField {
  const afterRead = async ({ data, originalDoc, findMany, overrideAccess, req }: FieldHookArgs) => {
    const id: unknown = originalDoc?.id ?? data?.id
    const isAsked = isStaff(actorOfUser(req.user)) || (overrideAccess && actorOf(req).kind === 'system')
    if (!isAsked || !data || typeof id !== 'string') return undefined
    const found = await (findMany ? languagesInList(req) : languagesOfOne(req, data, id))
    return say(found.get(id) ?? {}, data?.title)
  }
  return text(name, {
    virtual: true,
    access: { ...serverOnly, read: staff },
    admin,
    hooks: { afterRead: [afterRead] },
  })
}

/** Payload leaves fields that are hidden out of lists too. */
const inListsAlone = { condition: () => false }

/** A page's title in the language of the form, else in English, else in the first that has one: never its id (rule L25). */
export const shownTitle = shown('shownTitle', inListsAlone, (found, own) =>
  typeof own === 'string' && own.trim()
    ? own
    : (LOCALES.map((locale) => found[locale]?.title).find((title) => title?.trim()) ?? undefined),
)

const asNotes = { components: { Field: '/src/admin/pages/language-notes#LanguageNotes' } }

/** How the translations stand, such as `fr:older ko:missing` (rule L25). */
export const languageStates = shown('languages', asNotes, (found) =>
  TRANSLATIONS.map((locale) => `${locale}:${languageState(found[locale], found.en)}`).join(' '),
)
