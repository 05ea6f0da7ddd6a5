import { LOCALES } from '@/domain/locale'
import { isAdmin, type Actor } from '@/domain/people/actor'
import {
  checkMoneyPart,
  moneyMark,
  type MoneySettings,
  type TypedPart,
} from '@/domain/payments/money-settings'
import { fail, type Result } from '@/domain/result'
import { recordAudit } from '@/server/audit'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import { command } from '@/server/refusal'
import { refuseIfChanged } from './changed-meanwhile'
import { readMoneySettings } from './get-money-settings'

/** An admin changes a part of the money settings, from now on: orders keep what they were placed with (rule M48). */
export async function changeMoneySettings(
  actor: Actor,
  { seen, ...typed }: TypedPart & { seen: string },
): Promise<Result<object>> {
  if (!isAdmin(actor) || actor.kind !== 'staff') return fail('moves.notYours', 'part')
  const checked = checkMoneyPart(typed as TypedPart)
  if (!checked.ok) return checked
  return command(async (tx) => {
    await tx.execute(sql`
      insert into settings (id) select gen_random_uuid() where not exists (select 1 from settings)`)
    await tx.execute(sql`select 1 from settings for update`)
    const before = await readMoneySettings(tx)
    const part = typed.part as TypedPart['part']
    await refuseIfChanged(tx, seen === moneyMark(before, part), { subject: 'settings' })
    const after: MoneySettings = { ...before, ...checked.value }
    if (moneyMark(after, part) === moneyMark(before, part)) return {}
    await store(tx, after)
    const changed = Object.keys(checked.value) as (keyof MoneySettings)[]
    await recordAudit(tx, {
      action: 'settings.money_changed',
      actor,
      subject: 'settings',
      details: Object.fromEntries(
        changed.map((name) => [name, { before: before[name], after: after[name] }]),
      ),
    })
    return {}
  })
}

async function store(tx: Transaction, settings: MoneySettings) {
  await tx.execute(sql`
    update settings set commission_ppm = ${settings.commissionPpm}, payout_minimum = ${settings.payoutMinimum}, importer = ${settings.importer},
      transfers_allowed = ${settings.transfersAllowed}, transfer_days = ${settings.transferDays}, shipping_kind = ${settings.shippingKind},
      shipping_amount = ${settings.shippingAmount}, shipping_free_over = ${settings.shippingFreeOver}, updated_at = now()`)
  const texts = LOCALES.map((locale) => ({ locale, text: settings.instructions[locale] }))
  await tx.execute(sql`
    insert into settings_locales (_locale, _parent_id, transfer_instructions)
    select locale, (select id from settings limit 1), text
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as given(locale _locales, text text)
    on conflict (_locale, _parent_id) do update set transfer_instructions = excluded.transfer_instructions`)
}
