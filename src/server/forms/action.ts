import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { Issue } from '@/domain/result'
import type { FormState } from '@/domain/form-state'
import { isBrokenRule, issuesIn } from './form'

/** What is said over the form: one sentence, or one that tells what was wrong. */
type Failed = string | ((message: string) => string)

/** Runs what a form asks for. A broken rule comes back as words beside its field, in the reader's language; anything else is thrown on. */
export async function answering(
  locale: Locale,
  failed: Failed,
  work: () => Promise<FormState>,
): Promise<FormState> {
  try {
    return await work()
  } catch (error) {
    if (!isBrokenRule(error)) throw error
    return refusedWith(locale, failed, issuesIn(error.data))
  }
}

/** The answer to a form whose command was refused. */
export async function refusedWith(locale: Locale, failed: Failed, issues: Issue[]): Promise<FormState> {
  const worded = await wordsFor(locale, issues)
  const said = [...new Set(worded.map(([, text]) => text))].join(' ')
  const message = typeof failed === 'string' ? failed : failed(said)
  return { ok: false, message, fields: Object.fromEntries(worded) }
}

/** The same where an issue may concern no field: then it is the sentence over the form, in the place of `failed`. */
export async function refused(locale: Locale, failed: string, issues: readonly Issue[]): Promise<FormState> {
  const worded = await wordsFor(locale, issues)
  const general = worded.find(([path]) => path === '')
  const fields = worded.filter(([path]) => path !== '')
  return { ok: false, message: general?.[1] ?? failed, fields: Object.fromEntries(fields) }
}

async function wordsFor(locale: Locale, issues: readonly Issue[]) {
  const t = await getTranslations({ locale, namespace: 'issues' })
  return issues.map(({ path, code, params }) => [path, t(code, params)] as const)
}
