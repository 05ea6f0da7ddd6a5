import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { runSql } from '~/collections/shared/run-sql'

/** A new seller without shipping rules begins with the marketplace's, and may change it (rule M48). */
export const giveShippingRule: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || data.shippingRules?.length > 0) return data
  const { rows } = await runSql(
    req,
    sql`select shipping_kind as kind, shipping_amount::float8 as amount, shipping_free_over::float8 as "freeOver"
      from settings where shipping_kind <> 'quoted' limit 1`,
  )
  return rows[0] ? { ...data, shippingRules: [rows[0]] } : data
}
