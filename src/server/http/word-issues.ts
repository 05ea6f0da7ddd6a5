import type { Config } from 'payload'
import { isLocale } from '@/messages/locales'
import { isBrokenRule } from '@/server/forms/form'
import { getTranslations } from '@/server/translations'

type Code = Parameters<ReturnType<typeof getTranslations<'issues'>>>[0]
type Coded = { code: Code; params?: Record<string, string | number> }

/** Words the broken rules of a save in the panel in the language of the reader; our own forms word theirs themselves. */
export const wordIssues: NonNullable<NonNullable<Config['hooks']>['afterError']>[number] = ({
  error,
  req,
}) => {
  if (req.user?.collection !== 'staff' || !isBrokenRule(error)) return
  const { language } = req.i18n
  const t = getTranslations({ locale: isLocale(language) ? language : 'en', namespace: 'issues' })
  const errors = error.data.errors.map((each) =>
    isCoded(each) && t.has(each.code) ? { ...each, message: t(each.code, each.params) } : each,
  )
  const isPlain = !error.data.errors.some(isCoded)
  const sentences = new Set(errors.map((each) => sentenceOf(each as object, errors.length > 1)))
  const message = isPlain ? error.message : [...sentences].filter(Boolean).join(' ')
  return { response: { errors: [{ name: error.name, data: { ...error.data, errors }, message }] } }
}

/** Several name their fields; the state is what is being decided, so it needs no name. */
function sentenceOf(broken: object, isOneOfSeveral: boolean) {
  const { path = '', message = '' } = broken as { path?: string; message?: string }
  return isOneOfSeveral && path && path !== 'status' ? `${path}: ${message}` : message
}

const isCoded = (value: unknown): value is Coded =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
