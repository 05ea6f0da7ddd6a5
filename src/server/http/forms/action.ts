import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { Failure, Issue } from '@/domain/result'
import type { FormState } from '@/domain/forms/form-state'
import { isBrokenRule, issuesIn } from './form'

/** Message above the form: fixed, or made from the issues' texts. */
type FailureText = string | ((message: string) => string)

/** Runs a form action. A broken rule becomes translated messages beside its fields; other errors are rethrown. */
export async function answerAction(
  locale: Locale,
  failed: FailureText,
  work: () => Promise<FormState>,
): Promise<FormState> {
  try {
    return await work()
  } catch (error) {
    if (!isBrokenRule(error)) throw error
    return refusedWith(locale, failed, issuesIn(error.data))
  }
}

/** Form state for a refused command. */
export async function refusedWith(locale: Locale, failed: FailureText, issues: Issue[]): Promise<FormState> {
  const worded = await wordsFor(locale, issues)
  const texts = [...new Set(worded.map(([, text]) => text))].join(' ')
  const message = typeof failed === 'string' ? failed : failed(texts)
  return { ok: false, message, fields: Object.fromEntries(worded) }
}

/** The same, but an issue without a field becomes the message above the form instead of `failed`. */
export async function refused(locale: Locale, failed: string, issues: readonly Issue[]): Promise<FormState> {
  const worded = await wordsFor(locale, issues)
  const general = worded.find(([path]) => path === '')
  const fields = worded.filter(([path]) => path !== '')
  return { ok: false, message: general?.[1] ?? failed, fields: Object.fromEntries(fields) }
}

/** The refusal of a collection's rule. Without an issue of ours it is a mistake in the code, such as a field that Payload refuses by itself. */
export function refusedByRule(error: unknown): Failure {
  const issues = isBrokenRule(error) ? issuesIn(error.data) : []
  if (issues.length === 0) throw error
  return { ok: false, issues }
}

/** The same for forms with much to type: such a mistake is logged, and nothing typed is lost. */
export function refusedOrLogged(error: unknown): Failure {
  if (!isBrokenRule(error)) throw error
  const issues = issuesIn(error.data)
  if (issues.length === 0) console.error(error)
  return { ok: false, issues }
}

async function wordsFor(locale: Locale, issues: readonly Issue[]) {
  const t = await getTranslations({ locale, namespace: 'issues' })
  return issues.map(({ path, code, params }) => [path, t(code, params)] as const)
}
