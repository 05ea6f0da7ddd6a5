import { LOCALES } from '@/domain/locale'
import { dayIn } from '@/domain/values/calendar'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import { isAdmin, type Actor } from '@/domain/people/actor'
import {
  checkMoneyPart,
  moneyMark,
  type MoneySettings,
  type TypedPart,
} from '@/domain/payments/money-settings'
import { fail, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { command } from '@/server/db/refusal'
import { refuseIfChanged } from './changed-meanwhile'
import { readMoneySettings } from './get-money-settings'

const { settings: stored, settings_locales } = tables

/** An admin changes a part of the money settings, from now on: orders keep what they were placed with (rule M48). */
export async function changeMoneySettings(
  actor: Actor,
  { seen, ...typed }: TypedPart & { seen: string },
): Promise<Result<object>> {
  if (!isAdmin(actor) || actor.kind !== 'staff') return fail('moves.notYours', 'part')
  const checked = checkMoneyPart(typed as TypedPart, dayIn(SETTLEMENT_ZONE, new Date()))
  if (!checked.ok) return checked
  return command(async (tx) => {
    await tx.execute(sql`
      insert into settings (id) select gen_random_uuid() where not exists (select 1 from settings)`)
    await tx.select({ id: stored.id }).from(stored).for('update')
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
  const { instructions, ...columns } = settings
  await tx.update(stored).set({ ...columns, updatedAt: sql`now()` })
  const only = tx.select({ id: stored.id }).from(stored).limit(1)
  const texts = LOCALES.map((locale) => ({
    _locale: locale,
    _parentID: sql`${only}`,
    transferInstructions: instructions[locale],
  }))
  await tx
    .insert(settings_locales)
    .values(texts)
    .onConflictDoUpdate({
      target: [settings_locales._locale, settings_locales._parentID],
      set: { transferInstructions: sql`excluded.transfer_instructions` },
    })
}
