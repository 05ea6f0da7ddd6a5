import { addDays, type CalendarDay } from '@/domain/values/calendar'

export type DayRange = { from: CalendarDay; to: CalendarDay }

/** The ranges that are offered; `own`: from a day to a day. */
export const RANGE_CHOICES = ['7', '30', '90', '12m'] as const
export type RangeChoice = (typeof RANGE_CHOICES)[number] | 'own'

export type FigureRange = DayRange & {
  choice: RangeChoice
  /** As many days right before; null where these are no longer kept. */
  before: DayRange | null
  /** Days were asked for that there are not: the usual range is shown instead. */
  isRefused: boolean
}

/** Days are kept as many months (rule S23). */
export const KEPT_MONTHS = 25
const USUAL = '30'
const DAY = 24 * 60 * 60 * 1000
/** Ranges of more days are shown by month. */
const MOST_DAYS = 92

export const countDays = ({ from, to }: DayRange) => Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1

/** The same day so many months ago, or the last of that month. */
export function monthsAgo(day: CalendarDay, months: number): CalendarDay {
  const date = new Date(day)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), last))
  return first.toISOString().slice(0, 10)
}

export const oldestDay = (today: CalendarDay) => monthsAgo(today, KEPT_MONTHS)

type Params = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

/** Reads the range from the URL. `today` is Toronto's. */
export function readFigureRange(params: Params, today: CalendarDay): FigureRange {
  const [from, to] = [one(params.from), one(params.to)]
  const isOwn = from !== '' || to !== ''
  if (isOwn && isDay(from) && isDay(to) && oldestDay(today) <= from && from <= to && to <= today)
    return rangeOf('own', { from, to }, today)
  const choice = isOwn ? USUAL : (RANGE_CHOICES.find((each) => each === params.range) ?? USUAL)
  return rangeOf(choice, offered(choice, today), today, isOwn)
}

/** Whole months to today, or so many days with today. */
function offered(choice: (typeof RANGE_CHOICES)[number], today: CalendarDay): DayRange {
  const from = choice === '12m' ? `${monthsAgo(today, 11).slice(0, 8)}01` : addDays(today, 1 - Number(choice))
  return { from, to: today }
}

function rangeOf(choice: RangeChoice, range: DayRange, today: CalendarDay, isRefused = false): FigureRange {
  const before = { from: addDays(range.from, -countDays(range)), to: addDays(range.from, -1) }
  return { ...range, choice, before: before.from < oldestDay(today) ? null : before, isRefused }
}

/** The range as it stands in the address, without a question mark. */
export function rangeQuery({ choice, from, to }: Pick<FigureRange, 'choice' | 'from' | 'to'>) {
  return new URLSearchParams(choice === 'own' ? { from, to } : { range: choice })
}

/** Days, or calendar months where there are many. */
export function bucketsOf(range: DayRange): { by: 'day' | 'month'; buckets: DayRange[] } {
  const days = Array.from({ length: countDays(range) }, (_, at) => addDays(range.from, at))
  if (days.length <= MOST_DAYS) return { by: 'day', buckets: days.map((day) => ({ from: day, to: day })) }
  const buckets: DayRange[] = []
  for (const day of days) {
    const last = buckets.at(-1)
    if (last?.to.slice(0, 7) === day.slice(0, 7)) last.to = day
    else buckets.push({ from: day, to: day })
  }
  return { by: 'month', buckets }
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, 10) === text
