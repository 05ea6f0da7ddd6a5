import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Field,
  GlobalBeforeChangeHook,
} from 'payload'
import { checkMenus, MENU_LIMITS, TARGET_KINDS, type Menus as Rules } from '@/domain/pages/menus'
import { clear } from '@/server/db/cache'
import { staff } from '~/collections/shared/access'
import { recordGlobalEdit } from '~/collections/shared/audit-edits'
import { clearPagesOnGlobal } from '~/collections/shared/clear-pages'
import { defineGlobal } from '~/collections/shared/define-global'
import { rejection } from '~/collections/shared/enforce'
import { choice, inEnglishAtLeast, link, text } from '~/collections/shared/fields'
import { lockGlobal } from '~/collections/shared/lock-row'
import { noteSave, refuseOlderGlobalForm } from '~/collections/shared/opened-by-two'
import { runSql } from '~/collections/shared/run-sql'
import { allCategories, publishedPages } from './found-targets'
import { isPublic, savesDraft } from './page-hooks'

const keepRules: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const found = { pages: await publishedPages(req), categories: await allCategories(req) }
  const result = checkMenus({ ...originalDoc, ...data } as Rules, found, process.env.SITE_URL)
  if (!result.ok) throw rejection('menus', result.issues, req)
  return data
}

/** Every page of the shop shows the menus: they are made anew only for a page that these name. */
export const clearMenusOfPage: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (savesDraft(req)) return doc
  const { rows } = await runSql(
    req,
    sql`select 1 from menus_main where page_id = ${doc.id}
      union all select 1 from menus_footer_links where page_id = ${doc.id} limit 1`,
  )
  if (rows.length > 0) await clear(req, ['menus'])
  return doc
}

export const clearMenus: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (isPublic(doc)) await clear(req, ['menus'])
  return doc
}

type Kind = (typeof TARGET_KINDS)[number]
const ofKind = (kind: Kind) => ({ condition: (_: unknown, entry: { kind?: Kind }) => entry?.kind === kind })

const entry = (): Field[] => [
  inEnglishAtLeast(text('words', { maxLength: 60 })),
  choice('kind', TARGET_KINDS, { required: true, defaultValue: 'page' }),
  link('page', 'pages', { admin: ofKind('page') }),
  link('category', 'categories', { admin: ofKind('category') }),
  text('address', { maxLength: 500, admin: ofKind('address') }),
]

/** The links of menu and footer that editors choose; without them, today's stand (rule L30). */
export const Menus = defineGlobal({
  slug: 'menus',
  lockDocuments: { duration: 300 },
  admin: { group: 'content' },
  access: { read: staff, update: staff },
  hooks: {
    beforeOperation: [lockGlobal],
    beforeChange: [refuseOlderGlobalForm, keepRules],
    afterChange: [noteSave, clearPagesOnGlobal('menus'), recordGlobalEdit],
  },
  fields: [
    { name: 'main', type: 'array', maxRows: MENU_LIMITS.main, fields: entry() },
    {
      name: 'footer',
      type: 'array',
      maxRows: MENU_LIMITS.sections,
      fields: [
        inEnglishAtLeast(text('heading', { maxLength: 40 })),
        { name: 'links', type: 'array', minRows: 1, maxRows: MENU_LIMITS.links, fields: entry() },
      ],
    },
  ],
})
