import type { Config, PayloadRequest } from 'payload'
import type { CalendarDay } from '@/domain/values/calendar'
import type { Locale } from '@/domain/locale'
import { termsDayText } from '@/domain/pages/terms'
import { isLocale } from '@/messages/locales'
import { getTranslations } from '@/server/texts/translations'

type Code = Parameters<ReturnType<typeof getTranslations<'issues'>>>[0]
type CodedIssue = { code: Code; params?: Record<string, string | number> }

/**
 * Words what a save or a deletion in the panel broke in the language of the reader; our own forms word theirs themselves.
 * Payload knows an error by its class or by the name of that. A build contains the class twice, once without a name: of that
 * one Payload would say 'An unknown error occurred.'
 */
export const wordIssues: NonNullable<NonNullable<Config['hooks']>['afterError']>[number] = ({
  error,
  req,
}) => {
  if (req.user?.collection === 'staff' && isLocked(error))
    return { response: { errors: [{ message: wordsOf(req)('staff.locked') }] } }
  if (req.user?.collection !== 'staff' || !hasIssues(error))
    return isNameless(error) ? { response: { errors: [{ message: error.message }] } } : undefined
  const t = wordsOf(req)
  const locale = localeOf(req)
  const errors = error.data.errors.map((each) =>
    isCoded(each) && t.has(each.code)
      ? { ...each, message: t(each.code, worded(each.params, locale)) }
      : each,
  )
  const isPlain = !error.data.errors.some(isCoded)
  const fields = new Set(errors.map((each) => (each as { path?: string }).path))
  const sentences = new Set(errors.map((each) => sentenceOf(each as object, fields.size > 1)))
  const message = isPlain ? error.message : inOnePiece([...sentences].filter(Boolean).join(' '))
  return { response: { errors: [{ name: error.name, data: { ...error.data, errors }, message }] } }
}

const localeOf = ({ i18n: { language } }: PayloadRequest) => (isLocale(language) ? language : 'en')
const wordsOf = (req: PayloadRequest) => getTranslations({ locale: localeOf(req), namespace: 'issues' })

/** Days of the calendar as a person writes them. */
function worded(params: CodedIssue['params'] = {}, locale: Locale) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isDay(value) ? termsDayText(value, locale) : value]),
  )
}
const isDay = (value: unknown): value is CalendarDay =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** Payload's note cuts what follows a colon at its commas, as if it were names of fields. */
const inOnePiece = (sentence: string) =>
  /:.*,/s.test(sentence) ? sentence.replace(/\s?:(?=\s)/g, ' –') : sentence

/** A colleague has the document open (rule A26); Payload says so in English alone. */
const isLocked = (error: Error) => 'status' in error && error.status === 423

const hasIssues = (error: Error): error is Error & { data: { errors: unknown[] } } =>
  'data' in error &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'errors' in error.data &&
  Array.isArray(error.data.errors)

const isNameless = (error: Error) => !error.name && 'isPublic' in error && error.isPublic === true

/** Of several fields each is named; the state is what is being decided, so it needs no name. */
function sentenceOf(broken: object, isOneOfSeveral: boolean) {
  const { path = '', message = '' } = broken as { path?: string; message?: string }
  return isOneOfSeveral && path && path !== 'status' ? `${path}: ${message}` : message
}

const isCoded = (value: unknown): value is CodedIssue =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
