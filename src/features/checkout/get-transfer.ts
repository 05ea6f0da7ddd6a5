import 'server-only'
import type { Locale } from '@/domain/locale'
import { readShopTerms } from '@/server/basket/read-terms'
import { database } from '@/server/transaction'

/** Where a transfer goes, as staff wrote it; for who has something to pay by transfer, and nobody else. */
export async function getTransferWords(locale: Locale): Promise<string> {
  return (await readShopTerms(await database(), locale)).transferInstructions ?? ''
}
