import { jsonList, jsonObject } from '@/server/db/statements/json'
import { eq, type AnyColumn } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { products_moq_prices: prices } = tables

/** The tiers of the product whose id is in the column, in their order. */
export const readTiers = (db: Database, product: AnyColumn) =>
  db
    .select({
      value: jsonList(
        jsonObject({ minQty: prices.minQty, maxQty: prices.maxQty, unitPrice: prices.unitPrice }),
        prices._order,
      ).as('tiers'),
    })
    .from(prices)
    .where(eq(prices._parentID, product))
    .as('tiers')
