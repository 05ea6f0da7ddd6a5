import { checkText } from '@/domain/values/text'
import type { Result } from '@/domain/result'

/** Characters of an answer to an inquiry. */
export const MAX_ANSWER = 4_000

/** What staff answer by email: not blank, at most 4,000 characters (rule T29). */
export const checkStaffAnswer = (text: string): Result<string> =>
  checkText(text, { path: 'text', max: MAX_ANSWER, blank: 'message.blank', tooLong: 'message.tooLong' })
