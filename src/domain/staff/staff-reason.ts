import { ok, type Result } from '@/domain/result'
import { checkText, isBlank } from '@/domain/values/text'

/** Characters of a reason that staff give, and of their answer to a report. */
export const MAX_REASON = 1_000

/** A reason that staff or a seller give: not blank, at most 1,000 characters unless fewer fit. */
export const checkReason = (reason: string, max = MAX_REASON): Result<string> =>
  checkText(reason, { path: 'reason', max, blank: 'status.reason', tooLong: 'message.tooLong' })

/** Words that may be left out; null then. */
export function checkOptional(text: string, path: string): Result<string | null> {
  if (isBlank(text)) return ok(null)
  return checkText(text, { path, max: MAX_REASON, blank: 'status.reason', tooLong: 'message.tooLong' })
}
