import 'server-only'
import { cached } from '@/server/db/cache'
import { database } from '@/server/db/transaction'
import { readShopTerms } from '@/server/cart/quote/read-terms'

/** The commission that a new seller begins with, which every visitor may know. */
export const getCommission = cached('commission', ['settings'], async (): Promise<number> => {
  const { commissionPpm } = await readShopTerms(await database())
  return commissionPpm
})
