import { fail, ok, type Result } from '@/domain/result'
import { checkText } from '@/domain/values/text'

/** What can be reported to staff (rule T23). */
export const REPORT_SUBJECTS = ['message', 'thread', 'product', 'review'] as const
export type ReportSubject = (typeof REPORT_SUBJECTS)[number]

export const REPORT_REASONS = ['fraud', 'insult', 'spam', 'forbidden', 'copied', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What staff decide: something was done about it, or it stays as it is (rule T27). */
export const REPORT_OUTCOMES = ['upheld', 'dismissed'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

export const MAX_REPORT = 1_000
export const REPORTS_A_DAY = 20

export type Report = { reason: ReportReason; note: string }

/** A reason from the list; words of one's own are needed only for "other". */
export function checkReport({ reason, note }: { reason: string; note: string }): Result<Report> {
  const known = REPORT_REASONS.find((each) => each === reason)
  if (!known) return fail('report.reason', 'reason')
  if (note.trim() === '' && known !== 'other') return ok({ reason: known, note: '' })
  const text = checkText(note, {
    path: 'note',
    max: MAX_REPORT,
    blank: 'report.blank',
    tooLong: 'report.tooLong',
  })
  return text.ok ? ok({ reason: known, note: text.value }) : text
}

export const isReportSubject = (subject: unknown): subject is ReportSubject =>
  REPORT_SUBJECTS.some((each) => each === subject)
