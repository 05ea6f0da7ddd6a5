import 'server-only'
import { getTranslations } from 'next-intl/server'
import { ValidationError } from 'payload'
import type { Locale } from '@/domain/locale'
import { issuesIn, type FormState } from './form'

/** Runs what a form asks for. A broken rule comes back as words beside its field, in the reader's language; anything else is thrown on. */
export async function answering(
  locale: Locale,
  failed: string,
  work: () => Promise<FormState>,
): Promise<FormState> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const t = await getTranslations({ locale, namespace: 'issues' })
    const worded = issuesIn(error.data).map(({ path, code, params }) => {
      const key = code as Parameters<typeof t>[0]
      return [path, t.has(key) ? t(key, params) : code] as const
    })
    return { ok: false, message: failed, fields: Object.fromEntries(worded) }
  }
}
