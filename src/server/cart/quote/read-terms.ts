import type { Locale } from '@/domain/locale'
import type { Province } from '@/domain/people/address/postal-code'
import { RESALE_EXEMPT, type ImportUse, type TaxKind } from '@/domain/payments/tax/tax'
import type { PlatformRegistration } from '@/domain/payments/tax/tax-collector'
import { and, eq, exists, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { termsNow, versionNow } from '@/server/people/terms-versions'

const { company_members, settings, settings_locales, users, verifications } = tables

/** Shop settings a sale depends on. */
export type ShopTerms = {
  siteName: string
  /** Account holder for transfers. */
  legalName: string
  termsVersion: string
  importer: 'seller' | 'buyer'
  commissionPpm: number
  paymentMinutes: number
  transferDays: number
  transfersAllowed: boolean
  transferInstructions: string | null
  platform: PlatformRegistration
}

export async function readShopTerms(db: Database, locale: Locale = 'en'): Promise<ShopTerms> {
  const instructionsIn = (language: Locale) =>
    db
      .select({ text: settings_locales.transferInstructions })
      .from(settings_locales)
      .where(and(eq(settings_locales._parentID, settings.id), eq(settings_locales._locale, language)))
  const [row] = await db
    .select({
      siteName: settings.siteName,
      legalName: settings.legalName,
      termsVersion: versionNow(),
      importer: settings.importer,
      commissionPpm: settings.commissionPpm,
      paymentMinutes: settings.paymentMinutes,
      transferDays: settings.transferDays,
      transfersAllowed: settings.transfersAllowed,
      gstNumber: settings.gstNumber,
      qstNumber: settings.qstNumber,
      bcPstNumber: settings.bcPstNumber,
      skPstNumber: settings.skPstNumber,
      mbRstNumber: settings.mbRstNumber,
      transferInstructions: sql<string | null>`coalesce(${instructionsIn(locale)}, ${instructionsIn('en')})`,
    })
    .from(settings)
    .limit(1)
  if (!row) return { ...UNSAVED, termsVersion: await termsNow(db) }
  const { gstNumber, qstNumber, bcPstNumber, skPstNumber, mbRstNumber, ...terms } = row
  return { ...terms, platform: { gstNumber, qstNumber, bcPstNumber, skPstNumber, mbRstNumber } }
}

/** Defaults until the settings are saved for the first time, equal to those of the collection. */
const UNSAVED: Omit<ShopTerms, 'termsVersion'> = {
  siteName: 'Maru',
  legalName: 'Maru Marketplace Inc.',
  importer: 'seller',
  commissionPpm: 80_000,
  paymentMinutes: 60,
  transferDays: 7,
  transfersAllowed: true,
  transferInstructions: null,
  platform: {},
}

export type BuyerTerms = { email: string; exempt: readonly TaxKind[]; importUse: ImportUse }

/** Of someone who is not signed in: nothing is exempt, and what is imported is for private use. */
export const VISITOR_TERMS: BuyerTerms = { email: '', exempt: [], importUse: 'casual' }

/** Tax facts of a buyer, or of the company they order for: a verified resale exemption in that province, and business or private use. */
export async function readBuyerTerms(
  db: Database,
  buyer: string,
  province: Province | null,
): Promise<BuyerTerms> {
  const holder = sql`coalesce(${company_members.company}, ${users.id})`
  const isExempt = exists(
    db
      .select({ one: sql`1` })
      .from(verifications)
      .where(
        and(
          // Each side by an index of its own.
          sql`(${verifications.company} = ${holder} or ${verifications.company} is null and ${verifications.user} = ${holder})`,
          eq(verifications.kind, 'pst_exemption'),
          eq(verifications.status, 'verified'),
          // Without a province, nothing is equal to it.
          sql`${verifications.province} = ${province}`,
        ),
      ),
  )
  const [row] = await db
    .select({
      email: users.email,
      business: sql<boolean>`coalesce(${users.company}, '') <> '' or ${company_members.company} is not null`,
      exempt: sql<boolean>`${isExempt}`,
    })
    .from(users)
    .leftJoin(company_members, eq(company_members.user, users.id))
    .where(eq(users.id, buyer))
  return {
    email: row?.email ?? '',
    exempt: row?.exempt ? RESALE_EXEMPT : [],
    importUse: row?.business ? 'commercial' : 'casual',
  }
}
