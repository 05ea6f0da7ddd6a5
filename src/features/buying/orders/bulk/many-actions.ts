'use server'

import { getTranslations } from 'next-intl/server'
import { isCarrier } from '@/domain/orders/shipping/carrier'
import { parseNumbers } from '@/domain/orders/bulk/chosen-orders'
import type { JudgedWaybill } from '@/domain/orders/bulk/judge-waybills'
import { MAX_WAYBILL_FILE, readWaybills, type WaybillRow } from '@/domain/orders/bulk/read-waybills'
import { decodeFile } from '@/domain/products/import/decode-file'
import type { FormState } from '@/domain/forms/form-state'
import type { Locale } from '@/domain/locale'
import type { Actor } from '@/domain/people/actor'
import { fail, failAll, issuesOf, ok, type Issue, type Result } from '@/domain/result'
import { currentSellerActor } from '@/server/auth/signed-in-actor'
import { field } from '@/server/http/forms/form'
import { visitorAction } from '@/server/http/forms/form-action'
import { acknowledgeMany } from './acknowledge-many'
import type { Outcome } from './one-by-one'
import { judgeFile, shipMany } from './ship-many'

/** An order that nothing was done with, and why. */
export type RefusedRow = { number: string; problem: string }
export type ManyState = FormState & { refused?: RefusedRow[] }

/** A row of a carrier's file as it is shown; `problem`: why it is left out. */
export type WaybillRowView = Pick<
  JudgedWaybill,
  'line' | 'number' | 'carrier' | 'state' | 'isUnusual' | 'sameAs'
> & {
  trackingNumber: string
  problem?: string
}
/** `text`: what was read, sent again with the tick; `at`: when, so that the same file may be checked twice. */
export type FileState = ManyState & { rows?: WaybillRowView[]; text?: string; carrier?: string; at?: number }

const isSuspended = (actor: Actor) => actor.kind === 'seller' && actor.status === 'suspended'

/** Acknowledges the chosen orders (rule S30). Fields: locale, order (each a number). */
export const acknowledgeChosen = visitorAction<'manyOrders', ManyState>(
  { words: 'manyOrders', failedWith: (t, message) => t('acknowledgeFailed', { message }) },
  async ({ form, locale, t }) => {
    const actor = await currentSellerActor('orders')
    if (isSuspended(actor)) return fail('orderDocuments.suspended', '')
    const numbers = parseNumbers(form.getAll('order'))
    const done = numbers.ok ? await acknowledgeMany(actor, numbers.value) : numbers
    if (!done.ok) return done
    const refused = await refusedOf(done.value, locale)
    const said = { count: countNow(done.value), refused: refused.length }
    return { ok: refused.length === 0, message: t('acknowledged', said), refused }
  },
)

/** What a carrier's file comes to (rule S31). Fields: locale, carrier, file, lines. Nothing is done yet. */
export const checkWaybills = visitorAction<'manyOrders', FileState>(
  { words: 'manyOrders', failedWith: (t, message) => t('fileFailed', { message }) },
  async ({ form, locale, t }) => {
    const kept = { lines: linesIn(form), carrier: field(form, 'carrier', 10) }
    const actor = await currentSellerActor('orders')
    if (isSuspended(actor)) return { ...fail('orderDocuments.suspended', ''), kept }
    const text = await textIn(form)
    const rows = text.ok ? rowsIn(text.value, kept.carrier) : text
    const judged = rows.ok ? await judgeFile(actor, rows.value) : rows
    if (!text.ok || !judged.ok) return { ...failAll([...issuesOf(text), ...issuesOf(judged)]), kept }
    const shown = await shownRows(judged.value, locale)
    const ready = shown.filter(({ problem, state }) => problem === undefined && state !== 'sent').length
    const message = t('checked', { ready, left: shown.length - ready })
    return { ok: true, message, rows: shown, text: text.value, carrier: kept.carrier, at: Date.now(), kept }
  },
)

/** Registers the waybills of the file that was checked. Fields: locale, carrier, lines, confirmed (the unusual numbers are right). */
export const shipFromFile = visitorAction<'manyOrders', ManyState>(
  { words: 'manyOrders', failedWith: (t, message) => t('shipFailed', { message }) },
  async ({ form, locale, t }) => {
    const actor = await currentSellerActor('orders')
    if (isSuspended(actor)) return fail('orderDocuments.suspended', '')
    const rows = rowsIn(linesIn(form), field(form, 'carrier', 10))
    const areUsual = field(form, 'confirmed', 3) !== ''
    const done = rows.ok ? await shipMany(actor, { rows: rows.value, areUsual }) : rows
    if (!done.ok) return done
    const refused = await refusedOf(done.value, locale)
    const said = { count: countNow(done.value), refused: refused.length }
    return { ok: refused.length === 0, message: t('shipped', said), refused }
  },
)

/** A browser sends each line end as two characters, so what was just small enough may have grown. */
const linesIn = (form: FormData) => field(form, 'lines', 2 * MAX_WAYBILL_FILE)

function rowsIn(text: string, carrier: string): Result<WaybillRow[]> {
  return isCarrier(carrier) ? readWaybills(text, carrier) : fail('many.carrier', 'carrier')
}

/** Of the chosen file, else what was pasted. */
async function textIn(form: FormData): Promise<Result<string>> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) {
    const typed = linesIn(form)
    return typed.length > MAX_WAYBILL_FILE ? fail('many.tooLarge', 'lines') : ok(typed)
  }
  if (file.size > MAX_WAYBILL_FILE) return fail('many.tooLarge', 'file')
  return decodeFile(new Uint8Array(await file.arrayBuffer()))
}

async function sentencesIn(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'issues' })
  return (issues: readonly Issue[]) => issues.map(({ code, params }) => t(code, params)).join(' ')
}

const countNow = (outcomes: readonly Outcome<string>[]) =>
  outcomes.filter((each) => 'done' in each && each.done === 'now').length

async function refusedOf(outcomes: readonly Outcome<string>[], locale: Locale): Promise<RefusedRow[]> {
  const sentenceOf = await sentencesIn(locale)
  return outcomes.flatMap((each) =>
    'issues' in each ? [{ number: each.number, problem: sentenceOf(each.issues) }] : [],
  )
}

async function shownRows(judged: readonly JudgedWaybill[], locale: Locale): Promise<WaybillRowView[]> {
  const sentenceOf = await sentencesIn(locale)
  return judged.map(({ line, number, carrier, state, isUnusual, sameAs, issue, stored, trackingNumber }) => ({
    ...{ line, number, carrier, state, isUnusual, sameAs },
    trackingNumber: stored || trackingNumber,
    ...(issue ? { problem: sentenceOf([issue]) } : {}),
  }))
}
