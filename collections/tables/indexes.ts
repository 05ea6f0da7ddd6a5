import { sql } from '@payloadcms/db-postgres'
import { index, type ExtraConfigColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { SchemaHook } from './schema-hook'

/**
 * Sort orders of lists: partial indexes over live products, ending in the id
 * for keyset paging (docs/decisions/009). `shelf` is a subcategory.
 */
const ORDERS = {
  newest: ['createdAt', 'id'],
  popular: ['viewCount', 'createdAt', 'id'],
  recommended: ['pickRank', 'createdAt', 'id'],
  shelf: ['listedIn', 'createdAt', 'id'],
}

/** Adds the indexes to the schema, so that migrations create and drop them; `family` finds the members of one in their order, and all that are not archived (rules C64, C72). */
const withListIndexes: SchemaHook = ({ schema, extendTable }) => {
  const table = schema.tables.products
  if (!table) throw new Error('Table products is missing for its list indexes')
  extendTable({
    table,
    extraConfig: (columns) => {
      const column = (name: string): ExtraConfigColumn => columns[name]
      const orders = Object.entries(ORDERS).map(([order, [first = 'id', ...rest]]) => [
        `live_${order}`,
        index(`products_live_${order}_idx`)
          .on(column(first), ...rest.map(column))
          .where(sql`is_live`),
      ])
      return {
        ...Object.fromEntries(orders),
        live_family: index('products_live_family_idx')
          .on(column('seller'), column('familyKey'), column('createdAt'), column('id'))
          .where(sql`is_live and family_key is not null`),
        family: index('products_family_idx')
          .on(column('seller'), column('familyKey'))
          .where(sql`family_key is not null and archived_at is null`),
      }
    },
  })
  return schema
}

/** Sort orders of a seller's own table (rule S20), over all of the seller's products. */
const OWN_ORDERS = {
  newest: ['createdAt', 'id'],
  stock: ['stock', 'id'],
  price: ['priceFrom', 'id'],
  views: ['viewCount', 'id'],
}

/** Adds the indexes of the seller's product table to the schema. */
const withSellerIndexes: SchemaHook = ({ schema, extendTable }) => {
  const table = schema.tables.products
  if (!table) throw new Error('Table products is missing for its seller indexes')
  extendTable({
    table,
    extraConfig: (columns) => {
      const column = (name: string): ExtraConfigColumn => columns[name]
      return Object.fromEntries(
        Object.entries(OWN_ORDERS).map(([order, names]) => [
          `own_${order}`,
          index(`products_own_${order}_idx`).on(column('seller'), ...names.map(column)),
        ]),
      )
    },
  })
  return schema
}

/** Must equal the condition in `closeAbandonedPayments`, or Postgres does not use the index. */
const ABANDONED_PAYMENT = sql`provider = 'stripe' and status in ('cancelled', 'expired') and payment_request is not null and (payment_url is not null or provider_session is null)`

/** Must be implied by the conditions of what asks for open receivables: a few among many (rule M121). */
const OWED = sql`owed > 0`

/**
 * Ended checkouts whose payment page may still take money; the worker queries them every second. Closed ones
 * leave the partial index, so the query stays cheap.
 */
const withPaymentIndexes: SchemaHook = ({ schema, extendTable }) => {
  const table = schema.tables.checkouts
  if (!table) throw new Error('Table checkouts is missing for its index')
  extendTable({
    table,
    extraConfig: (columns) => {
      const column = (name: string): ExtraConfigColumn => columns[name]
      return {
        left_open: index('checkouts_left_open_idx').on(column('updatedAt')).where(ABANDONED_PAYMENT),
        owed: index('checkouts_owed_idx').on(column('company'), column('dueOn')).where(OWED),
        remind: index('checkouts_remind_idx').on(column('remindOn')).where(OWED),
      }
    },
  })
  return schema
}

/** Must be implied by the condition of the worker's loop: conversations with something unread, a few among many (rule N8). */
const UNSEEN = sql`buyer_unread > 0 or seller_unread > 0`

/** Adds the index for conversations of which an email may have to be sent. */
const withThreadIndexes: SchemaHook = ({ schema, extendTable }) => {
  const table = schema.tables.threads
  if (!table) throw new Error('Table threads is missing for its index')
  extendTable({
    table,
    extraConfig: (columns) => {
      const column = (name: string): ExtraConfigColumn => columns[name]
      return { unseen: index('threads_unseen_idx').on(column('lastMessageAt')).where(UNSEEN) }
    },
  })
  return schema
}

/** Must be implied by the condition of the worker's loop: promises of open orders that nobody was notified of (rule C17). */
const UNNOTIFIED = sql`late_notified_at is null and status in ('confirmed', 'processing', 'shipped')`

/** Adds the index for orders that may be late. */
const withOrderIndexes: SchemaHook = ({ schema, extendTable }) => {
  const table = schema.tables.orders
  if (!table) throw new Error('Table orders is missing for its index')
  extendTable({
    table,
    extraConfig: (columns) => {
      const column = (name: string): ExtraConfigColumn => columns[name]
      return { late: index('orders_late_idx').on(column('promisedUntil')).where(UNNOTIFIED) }
    },
  })
  return schema
}

export const withIndexes: SchemaHook[] = [
  withListIndexes,
  withSellerIndexes,
  withPaymentIndexes,
  withOrderIndexes,
  withThreadIndexes,
]
