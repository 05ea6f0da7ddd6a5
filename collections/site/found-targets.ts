import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Pages } from '@/domain/pages/redirect'
import { runSql } from '~/collections/shared/run-sql'

/** The pages that readers find, by id. */
export async function publishedPages(req: PayloadRequest): Promise<Pages> {
  const { rows } = await runSql(
    req,
    sql`select id, slug from pages where _status = 'published' and deleted_at is null`,
  )
  return new Map((rows as { id: string; slug: string }[]).map(({ id, slug }) => [id, slug]))
}

export async function allCategories(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const { rows } = await runSql(req, sql`select id from categories`)
  return new Set((rows as { id: string }[]).map(({ id }) => id))
}
