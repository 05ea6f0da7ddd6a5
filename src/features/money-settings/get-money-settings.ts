import 'server-only'
import type { MoneySettings } from '@/domain/payments/money-settings'
import { sql } from '@/server/db/sql'
import { database, type Database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'

/** The money settings as they are stored; before they are saved for the first time, those of a new marketplace. */
export async function readMoneySettings(db: Database): Promise<MoneySettings> {
  const [row] = await rowsOf<MoneySettings>(
    db,
    sql`select s.commission_ppm::int as "commissionPpm", s.payout_minimum::float8 as "payoutMinimum", s.importer::text as importer,
        s.transfers_allowed as "transfersAllowed", s.transfer_days::int as "transferDays",
        s.shipping_kind::text as "shippingKind", s.shipping_amount::float8 as "shippingAmount",
        s.shipping_free_over::float8 as "shippingFreeOver",
        (select json_build_object('en', '', 'fr', '', 'ko', '')::jsonb || coalesce(jsonb_object_agg(l._locale, coalesce(l.transfer_instructions, '')), '{}')
           from settings_locales l where l._parent_id = s.id) as instructions
      from settings s limit 1`,
  )
  return row ?? NEW
}

const NEW: MoneySettings = {
  commissionPpm: 80_000,
  payoutMinimum: 5000,
  importer: 'seller',
  transfersAllowed: true,
  transferDays: 7,
  instructions: { en: '', fr: '', ko: '' },
  shippingKind: 'quoted',
  shippingAmount: 0,
  shippingFreeOver: null,
}

export type SellerRate = { id: string; company: string; commissionPpm: number }

/** The money settings, and the sellers who have a commission of their own. */
export async function getMoneySettings() {
  const db = await database()
  const [settings, sellers] = await Promise.all([
    readMoneySettings(db),
    rowsOf<SellerRate>(
      db,
      sql`select id, company, commission_ppm::int as "commissionPpm" from sellers
        where commission_ppm is not null order by company, id limit 500`,
    ),
  ])
  return { settings, sellers }
}
