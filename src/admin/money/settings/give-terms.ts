import { checkNetTerms, isNetDays, termsMark, type TypedTerms } from '@/domain/people/companies/terms'
import { isAdmin, type Actor } from '@/domain/people/actor'
import { issue, type Result } from '@/domain/result'
import { checkReason } from '@/domain/staff/staff-reason'
import { recordAudit } from '@/server/records/audit'
import { lockCompany } from '@/server/people/companies/lock-company'
import { readOwners } from '@/server/people/companies/membership'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import { command, must, Refusal } from '@/server/db/refusal'
import { refuseIfChanged } from './changed-meanwhile'

const { companies } = tables

type TermsGrant = TypedTerms & { company: string; seen: string }
type TermsEnd = { company: string; reason: string; seen: string }

/** Staff give a company terms of payment, or other ones; orders keep those they were placed with (rule A34). */
export const giveTerms = (actor: Actor, { company, seen, ...typed }: TermsGrant): Promise<Result<object>> =>
  command(async (tx) => {
    const by = asAdmin(actor)
    const { reason, ...terms } = must(checkNetTerms(typed))
    const before = await lockShown(tx, company, seen)
    await tx
      .update(companies)
      .set({ ...terms, updatedAt: sql`now()` })
      .where(eq(companies.id, company))
    await recordAudit(tx, {
      action: isNetDays(before.netDays) ? 'netTerms.changed' : 'netTerms.given',
      actor: by,
      subject: 'companies',
      subjectId: company,
      details: { before: termsOf(before), after: terms, reason },
    })
    await notifyOwners(tx, company, (user) => ({
      kind: 'netTerms.given' as const,
      about: company,
      user,
      params: { company: before.name, amount: terms.creditLimit, after: String(terms.netDays) },
    }))
    return {}
  })

/** Staff end the terms of a company: nothing more is ordered on them, and what is open stays due on its day (rule A34). */
export const endTerms = (actor: Actor, { company, reason: typed, seen }: TermsEnd): Promise<Result<object>> =>
  command(async (tx) => {
    const by = asAdmin(actor)
    const reason = must(checkReason(typed))
    const before = await lockShown(tx, company, seen)
    if (!isNetDays(before.netDays)) throw new Refusal([issue('netTerms.ended', '')])
    await tx
      .update(companies)
      .set({ netDays: null, creditLimit: null, settlesUnpaid: false, updatedAt: sql`now()` })
      .where(eq(companies.id, company))
    await recordAudit(tx, {
      action: 'netTerms.ended',
      actor: by,
      subject: 'companies',
      subjectId: company,
      details: { before: termsOf(before), reason },
    })
    await notifyOwners(tx, company, (user) => ({
      kind: 'netTerms.ended' as const,
      about: company,
      user,
      params: { company: before.name },
    }))
    return {}
  })

function asAdmin(actor: Actor) {
  if (actor.kind !== 'staff' || !isAdmin(actor)) throw new Refusal([issue('moves.notYours', 'company')])
  return actor
}

type StoredTerms = {
  name: string
  netDays: number | null
  creditLimit: number | null
  settlesUnpaid: boolean
}

const termsOf = ({ netDays, creditLimit, settlesUnpaid }: StoredTerms) =>
  netDays === null ? null : { netDays, creditLimit, settlesUnpaid }

async function lockShown(tx: Transaction, company: string, seen: string): Promise<StoredTerms> {
  await lockCompany(tx, company)
  const [row] = await tx
    .select({
      name: companies.name,
      netDays: companies.netDays,
      creditLimit: companies.creditLimit,
      settlesUnpaid: companies.settlesUnpaid,
    })
    .from(companies)
    .where(eq(companies.id, company))
  if (!row) throw new Refusal([issue('staff.gone', '')])
  const numberOf = (value: unknown) => (value === null ? null : Number(value))
  const stored = { ...row, netDays: numberOf(row.netDays), creditLimit: numberOf(row.creditLimit) }
  await refuseIfChanged(tx, termsMark(stored) === seen, { subject: 'companies', id: company })
  return stored
}

type Notice = Parameters<typeof notify>[1]

async function notifyOwners(tx: Transaction, company: string, noticeOf: (owner: string) => Notice) {
  const owners = await readOwners(tx, company)
  if (owners.length > 0) await notify(tx, ...owners.map(noticeOf))
}
