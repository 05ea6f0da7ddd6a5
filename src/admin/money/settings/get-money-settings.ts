import 'server-only'
import type { MoneySettings } from '@/domain/payments/money-settings'
import { PAYOUT_MINIMUM, SELLER_ARRIVAL_DAYS } from '@/domain/payments/payouts/payout'
import { eq, isNotNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'

const { sellers, settings, settings_locales } = tables

/** The money settings as they are stored; before they are saved for the first time, those of a new marketplace. */
export async function readMoneySettings(db: Database): Promise<MoneySettings> {
  const { _locale, transferInstructions } = settings_locales
  const written = db
    .select({ value: sql`jsonb_object_agg(${_locale}, coalesce(${transferInstructions}, ''))` })
    .from(settings_locales)
    .where(eq(settings_locales._parentID, settings.id))
  const [row] = await db
    .select({
      commissionPpm: settings.commissionPpm,
      payoutMinimum: settings.payoutMinimum,
      sellerArrivalDays: settings.sellerArrivalDays,
      importer: settings.importer,
      transfersAllowed: settings.transfersAllowed,
      transferDays: settings.transferDays,
      shippingKind: settings.shippingKind,
      shippingAmount: settings.shippingAmount,
      shippingFreeOver: settings.shippingFreeOver,
      wonPerDollar: settings.wonPerDollar,
      wonPerDollarOn: settings.wonPerDollarOn,
      instructions: sql<
        MoneySettings['instructions']
      >`json_build_object('en', '', 'fr', '', 'ko', '')::jsonb || coalesce(${written}, '{}')`,
    })
    .from(settings)
    .limit(1)
  return row ?? NEW
}

const NEW: MoneySettings = {
  commissionPpm: 80_000,
  payoutMinimum: PAYOUT_MINIMUM,
  sellerArrivalDays: SELLER_ARRIVAL_DAYS,
  importer: 'seller',
  transfersAllowed: true,
  transferDays: 7,
  instructions: { en: '', fr: '', ko: '' },
  shippingKind: 'quoted',
  shippingAmount: 0,
  shippingFreeOver: null,
  wonPerDollar: null,
  wonPerDollarOn: null,
}

const readSellerRates = (db: Database) =>
  db
    .select({
      id: sellers.id,
      company: sellers.company,
      commissionPpm: sql`${sellers.commissionPpm}`.mapWith(Number),
    })
    .from(sellers)
    .where(isNotNull(sellers.commissionPpm))
    .orderBy(sellers.company, sellers.id)
    .limit(500)

/** The money settings, and the sellers who have a commission of their own. */
export async function getMoneySettings() {
  const db = await database()
  const [stored, rates] = await Promise.all([readMoneySettings(db), readSellerRates(db)])
  return { settings: stored, sellers: rates }
}
