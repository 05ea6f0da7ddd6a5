import type { IssueCode, Result } from '@/domain/result'
import { MAX_REASON } from '@/domain/staff/staff-reason'
import { checkText } from '@/domain/values/text'

/** Maximum lengths of texts staff enter with money commands. */
export const ADMIN_TEXT_LIMITS = { bankReference: 80, reference: 100, reason: MAX_REASON, memo: 400 } as const

/** What identifies a payment that staff made at the bank: not blank, at most 100 characters. */
export const checkReference = (text: string, blank: IssueCode): Result<string> =>
  checkText(text, { path: 'reference', max: ADMIN_TEXT_LIMITS.reference, blank, tooLong: 'message.tooLong' })
