import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { sql } from '@payloadcms/db-postgres'
import type { Field, PayloadRequest } from 'payload'
import { checkRedirect, pageSlugOf, readFrom, readTo, type RedirectFacts } from '@/domain/pages/redirect'
import { failAll, issuesOf, ok, type Result } from '@/domain/result'
import type { Redirect } from '@/payload-types'
import { labelled } from '~/collections/labels/labelled'
import { staff } from '~/collections/shared/access'
import { clearPagesOn } from '~/collections/shared/clear-pages'
import { defineCollection } from '~/collections/shared/define-collection'
import { enforce } from '~/collections/shared/enforce'
import { text } from '~/collections/shared/fields'
import { runSql } from '~/collections/shared/run-sql'

type RedirectInput = Pick<Redirect, 'id' | 'from' | 'to'>

const read = ({ from, to }: Partial<RedirectInput>) => ({
  start: readFrom(from ?? ''),
  end: readTo(to ?? '', process.env.SITE_URL),
})

/** One step, from a path where nothing is to one of ours or https (rule L27). */
const keepRedirect = enforce<RedirectInput, RedirectFacts | null>(({ next }, facts): Result<object> => {
  const { start, end } = read(next)
  if (!start.ok || !end.ok || !facts) return failAll([...issuesOf(start), ...issuesOf(end)])
  const result = checkRedirect(start.value, end.value, facts)
  return result.ok ? ok({ from: start.value, to: end.value.to }) : result
}, gather)

/** Of two that are saved at once, the second sees the first. */
async function gather(next: Partial<RedirectInput>, req: PayloadRequest): Promise<RedirectFacts | null> {
  const { start, end } = read(next)
  if (!start.ok || !end.ok) return null
  const [from, to, own] = [start.value, end.value.path, next.id ?? null]
  const [slug, target] = [pageSlugOf(from), pageSlugOf(to ?? '')]
  await runSql(req, sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`)
  const { rows } = await runSql(
    req,
    sql`select
      (select count(*)::int from redirects where id is distinct from ${own}) as others,
      exists (select 1 from pages where slug = ${slug})
        or exists (select 1 from _pages_v where latest and version_slug = ${slug}) as "isPage",
      exists (select 1 from pages where _status = 'published' and deleted_at is null
        and ${slug} = any (string_to_array(former_addresses, ' '))) as "hasMoved",
      exists (select 1 from redirects where "from" = ${from} and id is distinct from ${own}) as "isTaken",
      (select "from" from redirects where substring("to" from '^[^?#]*') = ${from}
        and id is distinct from ${own} limit 1) as "leadsHere",
      exists (select 1 from redirects where "from" = ${to} and id is distinct from ${own}) as "leadsOn",
      exists (select 1 from pages where slug = ${target} and _status = 'published' and deleted_at is null) as "isShown"`,
  )
  return rows[0] as RedirectFacts
}

/** The plugin's own choice of a document or an address becomes one path: pages lead on by themselves (docs/decisions/053). */
function fields({ defaultFields }: { defaultFields: Field[] }): Field[] {
  const own = defaultFields.map((field) => {
    const name = 'name' in field ? field.name : ''
    if (name === 'to') return text('to', { required: true, maxLength: 500 })
    const bounds = name === 'from' && { maxLength: 200, validate: text('from').validate }
    return { ...field, ...bounds } as Field
  })
  return labelled('redirects', own)
}

const collection = defineCollection({
  slug: 'redirects',
  admin: {
    useAsTitle: 'from',
    group: 'content',
    defaultColumns: ['from', 'to', 'type', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
  },
  access: { create: staff, read: staff, update: staff, delete: staff },
  hooks: { beforeChange: [keepRedirect], ...clearPagesOn('pages') },
  fields: [],
})

/** Redirects that staff write between addresses (rule L27). */
export const withRedirects = redirectsPlugin({
  redirectTypes: ['301', '302'],
  redirectTypeFieldOverride: { defaultValue: '301' },
  overrides: { ...collection, fields },
})
