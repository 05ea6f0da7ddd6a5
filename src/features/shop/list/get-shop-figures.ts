import 'server-only'
import * as z from 'zod'
import { READS } from '@/domain/pages/cache/page-facts'
import { WEEK_STEPS } from '@/domain/search/browse'
import { cached } from '@/server/db/cache'
import { checkedRows } from '@/server/db/checked-rows'
import { database } from '@/server/db/transaction'
import { SHOP_FIGURES } from './list-sql'

/** The middle of the filter's steps. */
const WEEKS = WEEK_STEPS[1]

const figuresRow = z.object({
  products: z.number(),
  soon: z.number(),
  suppliers: z.number(),
  duty: z.boolean(),
})

/** What the shop has, for the home page. */
export const getShopFigures = cached('shop figures', [...READS.catalogue(), 'settings'], async () => {
  const [row] = await checkedRows(await database(), figuresRow, SHOP_FIGURES)
  return { ...(row ?? { products: 0, soon: 0, suppliers: 0, duty: false }), weeks: WEEKS }
})
