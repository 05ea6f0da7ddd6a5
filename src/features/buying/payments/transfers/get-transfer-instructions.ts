import 'server-only'
import type { Locale } from '@/domain/locale'
import { readShopTerms } from '@/server/cart/quote/read-terms'
import { database } from '@/server/db/transaction'

/** The payee and the instructions that staff entered. Only for a buyer who has a transfer to make. */
export async function getTransferInstructions(
  locale: Locale,
): Promise<{ payee: string; instructions: string }> {
  const { legalName: payee, transferInstructions } = await readShopTerms(await database(), locale)
  return { payee, instructions: transferInstructions ?? '' }
}
