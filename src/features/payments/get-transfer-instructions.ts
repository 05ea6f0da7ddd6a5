import 'server-only'
import type { Locale } from '@/domain/locale'
import { readShopTerms } from '@/server/quote/read-terms'
import { database } from '@/server/db/transaction'

/** Who a transfer goes to and where, as staff wrote it; for who has something to pay by transfer, and nobody else. */
export async function getTransferInstructions(
  locale: Locale,
): Promise<{ payee: string; instructions: string }> {
  const { legalName: payee, transferInstructions } = await readShopTerms(await database(), locale)
  return { payee, instructions: transferInstructions ?? '' }
}
