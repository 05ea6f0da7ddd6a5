import { QueryBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import { expect, test } from 'vitest'
import { tables } from '@/server/db/tables'
import { companyName } from '@/server/people/names'

test('a Korean company name is that of its own row, in a statement of one table too', () => {
  const { id, company } = tables.sellers
  const { sql } = new QueryBuilder()
    .select({ name: companyName('ko', id, company) })
    .from(tables.sellers)
    .toSQL()
  expect(sql).toContain('named.id = "sellers"."id"')
})
