import { sql } from '@payloadcms/db-postgres'
import { getTableColumns } from '@payloadcms/db-postgres/drizzle'
import {
  check,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
  type AnyPgColumn,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { CHOICES, SUBJECT_KINDS } from '@/domain/staff/decision'
import { SEEN_BECAUSE } from '@/domain/people/sellers/seller-review'
import type { SchemaHook } from './schema-hook'

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const among = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`)

/** Decisions of staff, which the worker carries out when they are due (rule A20). Not a collection: only commands write it. */
const decisions = pgTable(
  'decisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: varchar('kind', { length: 20 }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Whose it is: deleted with the account. */
    sellerId: uuid('seller_id').notNull(),
    choice: varchar('choice', { length: 10 }).notNull(),
    reason: text('reason'),
    version: varchar('version', { length: 80 }).notNull(),
    decidedBy: uuid('decided_by').notNull(),
    createdAt: time('created_at')
      .notNull()
      .default(sql`now()`),
    dueAt: time('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** How it ended, when, and for one that failed why. */
    outcome: varchar('outcome', { length: 10 }),
    endedAt: time('ended_at'),
    endedBy: uuid('ended_by'),
    problem: text('problem'),
  },
  (table) => [
    uniqueIndex('decisions_one_waiting_idx')
      .on(table.kind, table.subjectId)
      .where(sql`outcome is null`),
    index('decisions_due_idx')
      .on(table.dueAt)
      .where(sql`outcome is null`),
    index('decisions_ended_idx').on(table.endedAt),
    index('decisions_seller_idx').on(table.sellerId),
    check('decisions_kind', among('kind', SUBJECT_KINDS)),
    check('decisions_choice', among('choice', CHOICES)),
    check('decisions_reason', sql`choice = 'approve' or reason is not null`),
    check('decisions_ended', sql`(outcome is null) = (ended_at is null)`),
  ],
)

/** Since when a seller waits, and what the profile said when staff last had it. Written by a trigger (rule A23). */
const sellerRequests = pgTable(
  'seller_requests',
  {
    sellerId: uuid('seller_id').primaryKey(),
    waitingSince: time('waiting_since').notNull(),
    seenAt: time('seen_at').notNull(),
    seenBecause: varchar('seen_because', { length: 10 }).notNull(),
    facts: jsonb('facts').notNull(),
  },
  () => [check('seller_requests_because', among('seen_because', SEEN_BECAUSE))],
)

/** What a product said when staff last declined it, and their words, until they approve it (rule A22). */
const declinedProducts = (product: AnyPgColumn) =>
  pgTable(
    'declined_products',
    {
      productId: uuid('product_id').primaryKey(),
      declinedAt: time('declined_at').notNull(),
      reason: text('reason').notNull(),
      /** Not jsonb: values are compared with the order of their keys. */
      facts: json('facts').notNull(),
    },
    (table) => [
      foreignKey({
        name: 'declined_products_product_fk',
        columns: [table.productId],
        foreignColumns: [product],
      }).onDelete('cascade'),
    ],
  )

/** Products that left the picks by themselves, until they are picked again (rule A24). */
const leftPicks = pgTable('left_picks', {
  productId: uuid('product_id').primaryKey(),
  place: integer('place').notNull(),
  leftAt: time('left_at').notNull(),
})

/** Adds the tables to the schema, so that migrations create and drop them. */
export const withDecisions: SchemaHook = ({ schema }) => {
  const { products } = schema.tables
  if (!products) throw new Error('Table products is missing')
  const declined = declinedProducts(getTableColumns(products).id as AnyPgColumn)
  const tables = { decisions, sellerRequests, declinedProducts: declined, leftPicks }
  return { ...schema, tables: { ...schema.tables, ...tables } as typeof schema.tables }
}
