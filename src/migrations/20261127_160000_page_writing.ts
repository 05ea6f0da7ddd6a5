import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { cleanContent } from '@/domain/pages/content/clean-content'

/** Where texts of pages are stored, those of drafts and earlier versions too, and which page each is of. */
const TEXTS = [
  { table: 'pages_locales', column: 'content', page: 'select p.slug from pages p where p.id = t._parent_id' },
  {
    table: '_pages_v_locales',
    column: 'version_content',
    page: 'select p.slug from _pages_v v join pages p on p.id = v.parent_id where v.id = t._parent_id',
  },
]

type Id = { id: number | string }
type Row = { language: string; page: string | null; content: unknown }

/**
 * Pages say what the shop shows, and lead where rule N27 allows (rules L19, L22): level 1 of headings becomes 2, links of other schemes
 * become words. What changes is written to the log, page by page.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  for (const { table, column, page } of TEXTS) {
    const { rows: ids } = await db.execute<Id>(
      sql.raw(`select id from ${table} where ${column} is not null order by id`),
    )
    for (const { id } of ids) {
      // One at a time: together the texts of many versions would not fit into memory.
      const { rows } = await db.execute<Row>(
        sql`${sql.raw(`select t._locale as language, (${page}) as page, t.${column} as content from ${table} t`)} where t.id = ${id}`,
      )
      const [{ language, page: slug, content } = { language: '', page: null, content: null }] = rows
      const cleaned = cleanContent(content, process.env.SITE_URL)
      const text = JSON.stringify(cleaned.content)
      if (text === JSON.stringify(content)) continue
      await db.execute(
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${text}::jsonb where id = ${id}`,
      )
      const changes = [...new Set(cleaned.changes)].join('; ') || 'formats that the shop does not show'
      payload.logger.info(`${table} ${id}, page ${slug ?? 'without an address'} in ${language}: ${changes}`)
    }
  }
}

/** What was taken away is not known any more, and what is left can be read. */
export async function down(): Promise<void> {}
