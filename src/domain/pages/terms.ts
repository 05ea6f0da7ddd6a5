import { addDays, dayIn, type CalendarDay } from '@/domain/values/calendar'
import { dateFormat, type Locale } from '@/domain/locale'
import { fail, ok, type Result } from '@/domain/result'

/** The page of the terms of use. */
export const TERMS_SLUG = 'terms'

/** Accounts are emailed so many days before a change of substance applies (rule L32). */
export const NOTICE_DAYS = 30

/** What sign-up and orders record where no terms have been published. */
export const UNWRITTEN_TERMS = 'draft'

/** Terms begin to apply at midnight in Toronto. */
export const termsDay = (moment: Date): CalendarDay => dayIn('America/Toronto', moment)

/** Days are stored as noon in UTC. */
export const noonOf = (day: CalendarDay) => `${day}T12:00:00.000Z`
export const dayOfNoon = (stored: string): CalendarDay => stored.slice(0, 10)

/** The day in the reader's words: 'January 15, 2027'. */
export const termsDayText = (day: CalendarDay, locale: Locale) =>
  dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** Where a version stays readable. */
export const termsPath = (version: string) => `/terms/${encodeURIComponent(version)}`

export type Version = { version: string; validFrom: CalendarDay }

const byDay = (a: Version, b: Version) => (a.validFrom < b.validFrom ? -1 : 1)

/** The version that applies on a day. */
export const versionInForce = <V extends Version>(
  versions: readonly V[],
  today: CalendarDay,
): V | undefined =>
  versions
    .filter(({ validFrom }) => validFrom <= today)
    .toSorted(byDay)
    .at(-1)

/** The version that applies next. */
export const waitingVersion = <V extends Version>(
  versions: readonly V[],
  today: CalendarDay,
): V | undefined =>
  versions
    .filter(({ validFrom }) => validFrom > today)
    .toSorted(byDay)
    .at(0)

/** Those that applied before, the newest first. */
export const earlierVersions = <V extends Version>(versions: readonly V[], today: CalendarDay): V[] => {
  const inForce = versionInForce(versions, today)
  return versions
    .filter((each) => each.validFrom <= today && each !== inForce)
    .toSorted(byDay)
    .toReversed()
}

/** The emails about a version begin. */
export const noticeDay = (validFrom: CalendarDay) => addDays(validFrom, -NOTICE_DAYS)

/** What an editor publishes: `isSame` where each language of the newest version says what it said, `joined` those that have come to it. */
export type Publication = {
  validFrom: CalendarDay | null
  isCorrection: boolean
  isSame: boolean
  joined: readonly Locale[]
  hasFrench: boolean
}
/** `older`: the translations that still say what they said in this version, while the English says something else. */
type PublishedVersion = { validFrom: CalendarDay; needsAgreement: boolean; older: readonly Locale[] }
type Facts = {
  today: CalendarDay
  newest: PublishedVersion | undefined
  /** The version before the newest. */
  before: PublishedVersion | undefined
  /** Seeds write one language after the other, and terms of earlier years. */
  isSystem: boolean
}

export type Plan =
  | { kind: 'nothing' }
  | {
      kind: 'new' | 'rewritten'
      validFrom: CalendarDay
      needsAgreement: boolean
      /** Translations that are left out, since they do not say yet what is agreed to. */
      without: readonly Locale[]
    }

/** What publishing the terms does to their versions (rule L32). */
export function planVersion(asked: Publication, facts: Facts): Result<Plan> {
  const { today, newest, before, isSystem } = facts
  const { isSame, joined, isCorrection } = asked
  if (!newest) return firstVersion(asked, facts)
  const leftOut = newest.needsAgreement ? (before?.older ?? []) : []
  const isJoined = joined.some((locale) => !leftOut.includes(locale))
  const day = asked.validFrom ?? newest.validFrom
  const isKept = day === newest.validFrom
  const isOpen = mayRewrite(newest, today)
  if (isKept && (isSystem || (isSame && isJoined)))
    return ok(planOf('rewritten', newest.validFrom, newest.needsAgreement, isSystem ? undefined : before))
  const needsAgreement = !isCorrection
  if (isSame && isKept && (newest.validFrom <= today || needsAgreement === newest.needsAgreement))
    return ok({ kind: 'nothing' })
  if (isOpen && before === undefined) return firstVersion(asked, facts)
  const base = isOpen ? before : newest
  if (base && day <= base.validFrom) return fail('terms.day', 'validFrom', { day: base.validFrom })
  if (isSame && !isOpen) return fail('terms.same', 'validFrom')
  const issue = isSystem ? null : (checkDay(day, today, asked) ?? checkFrench(asked, base))
  if (issue) return issue
  return ok(planOf(isOpen ? 'rewritten' : 'new', day, needsAgreement, base))
}

function planOf(
  kind: 'new' | 'rewritten',
  validFrom: CalendarDay,
  needsAgreement: boolean,
  base?: PublishedVersion,
) {
  return { kind, validFrom, needsAgreement, without: needsAgreement ? (base?.older ?? []) : [] }
}

/** Nobody has agreed to others before. */
function firstVersion({ validFrom }: Publication, { today, newest, isSystem }: Facts): Result<Plan> {
  const day = validFrom ?? newest?.validFrom ?? today
  if (!isSystem && day < today) return fail('terms.past', 'validFrom')
  return ok(planOf(newest ? 'rewritten' : 'new', day, false))
}

/** Until its emails begin, or without any until it applies, a version that waits may be written anew. */
const mayRewrite = ({ validFrom, needsAgreement }: PublishedVersion, today: CalendarDay) =>
  today < (needsAgreement ? noticeDay(validFrom) : validFrom)

function checkDay(day: CalendarDay, today: CalendarDay, { isCorrection }: Publication) {
  if (day < today) return fail('terms.past', 'validFrom')
  if (isCorrection) return null
  const earliest = addDays(today, NOTICE_DAYS)
  return day < earliest ? fail('terms.notice', 'validFrom', { days: NOTICE_DAYS, day: earliest }) : null
}

function checkFrench({ isCorrection, hasFrench }: Publication, base: PublishedVersion | undefined) {
  if (!hasFrench) return fail('terms.french', 'content')
  return !isCorrection && base?.older.includes('fr') ? fail('terms.olderFrench', 'content') : null
}
