import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Marks } from '@/domain/forms/edit-windows'
import { fieldName, type Lines } from '@/domain/forms/form-rows'
import type { Locale } from '@/domain/locale'
import type { Issue } from '@/domain/result'
import { storable } from '@/domain/values/text'
import { refused } from '@/server/http/forms/action'
import type { EditState } from './edit-state'

/** What another window changed meanwhile, its values, and the marks that confirm overwriting them. */
export type ChangedMeanwhile = { conflicts: string[]; now: Record<string, unknown>; overwrite: Marks }

const MOST = 9_000

/** The typed fields of a form, without secrets and without what Next adds. */
export const linesIn = (form: FormData): Lines =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && /^[a-z]\w*$/i.test(name) && !/password/i.test(name)
        ? [[name, storable(value.slice(0, MOST)).replace(/\r\n?/g, '\n')]]
        : [],
    ),
  )

type EditInput = { locale: Locale; failed: string; kept: Lines; seen: string }

/** The form again, with what is wrong and with what was typed. */
export async function answerProfileRefusal(given: EditInput, issues: readonly Issue[]): Promise<EditState> {
  const { locale, failed, kept, seen } = given
  const named = issues.map((each) => ({ ...each, path: fieldName(each.path) }))
  return { ...(await refused(locale, failed, named)), kept, seen, stamp: randomUUID() }
}

type ConflictInput = EditInput & {
  label: (name: string) => string
  text: (name: string, value: unknown) => string
}

/** The form again, with what another window changed meanwhile. */
export function answerProfileConflicts(
  given: ConflictInput,
  { conflicts, now, overwrite }: ChangedMeanwhile,
): EditState {
  const { failed: message, kept, seen, label, text } = given
  const facts = conflicts.map((name) => ({ label: label(name), now: text(name, now[name]) }))
  return {
    ok: false,
    message,
    kept,
    seen,
    stamp: randomUUID(),
    conflicts: { facts, overwrite: JSON.stringify(overwrite) },
  }
}

/** The form with what is stored now. */
export const answerSaved = (message: string, kept: Lines, seen: Marks): EditState => ({
  ok: true,
  message,
  kept,
  seen: JSON.stringify(seen),
  stamp: randomUUID(),
})
