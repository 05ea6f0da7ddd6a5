import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/domain/locale'
import type { Province } from '@/domain/address/postal-code'
import { RESALE_EXEMPT, type ImportUse, type TaxKind } from '@/domain/tax/tax'
import type { Registration } from '@/domain/tax/tax-collector'
import { rowsOf } from '@/server/order-writes/rows'
import type { Database } from '@/server/db/transaction'

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
  platform: Registration
}

type Row = Omit<ShopTerms, 'platform'> & Registration

export async function readShopTerms(db: Database, locale: Locale = 'en'): Promise<ShopTerms> {
  const [row] = await rowsOf<Row>(
    db,
    sql`select site_name as "siteName", legal_name as "legalName", terms_version as "termsVersion", importer, commission_ppm::int as "commissionPpm", payment_minutes::int as "paymentMinutes",
      transfer_days::int as "transferDays", transfers_allowed as "transfersAllowed", gst_number as "gstNumber",
      qst_number as "qstNumber",
      coalesce((select transfer_instructions from settings_locales where _parent_id = s.id and _locale = ${locale}),
        (select transfer_instructions from settings_locales where _parent_id = s.id and _locale = 'en')) as "transferInstructions"
    from settings s limit 1`,
  )
  if (!row) return UNSAVED
  const { gstNumber, qstNumber, ...terms } = row
  return { ...terms, platform: { gstNumber, qstNumber } }
}

/** Defaults until the settings are saved for the first time, equal to those of the collection. */
const UNSAVED: ShopTerms = {
  siteName: 'Maru',
  legalName: 'Maru Marketplace Inc.',
  termsVersion: '2025-01',
  importer: 'seller',
  commissionPpm: 80_000,
  paymentMinutes: 60,
  transferDays: 7,
  transfersAllowed: true,
  transferInstructions: null,
  platform: {},
}

export type BuyerTerms = { email: string; exempt: readonly TaxKind[]; importUse: ImportUse }

/** Tax facts of a buyer: a verified resale exemption in that province, and business or private use. */
export async function readBuyerTerms(
  db: Database,
  buyer: string,
  province: Province | null,
): Promise<BuyerTerms> {
  const [row] = await rowsOf<{ email: string; exempt: boolean; business: boolean }>(
    db,
    sql`select u.email, coalesce(u.company, '') <> '' as business,
      exists (select 1 from verifications v where v.user_id = u.id and v.kind = 'pst_exemption' and v.status = 'verified'
        and v.province = ${province}) as exempt
    from users u where u.id = ${buyer}`,
  )
  return {
    email: row?.email ?? '',
    exempt: row?.exempt ? RESALE_EXEMPT : [],
    importUse: row?.business ? 'commercial' : 'casual',
  }
}
