import { boolean, pgTable, text, timestamp, uuid, bigserial } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Tables that are no collections, as statements name them; made in collections/tables/worker-tables.ts. */

export const cart_codes = pgTable('cart_codes', {
  user: uuid('user_id').primaryKey(),
  discount: uuid('discount_id').notNull(),
})

export const product_prices = pgTable('product_prices', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  product: uuid('product_id').notNull(),
  isLive: boolean('is_live').notNull(),
  prices: text('prices').notNull(),
  at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
})
