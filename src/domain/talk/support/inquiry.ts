import { isEmailAddress } from '@/domain/people/email'
import { issuesOf, settle, issue, ok, type Result } from '@/domain/result'
import { cleanLine, checkText, isBlank, lengthOf } from '@/domain/values/text'

export const INQUIRY_STATUSES = ['new', 'answered', 'closed'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

export type Inquiry = { name: string; email: string; company?: string | null; message: string }

const MAX_LINE = 120
const MAX_MESSAGE = 4_000

/** Validates the partnership form: name, email address and message (rule L3). */
export function inquiryRule({ next, before }: { next: Partial<Inquiry>; before?: Inquiry }): Result<object> {
  if (before) return ok({})
  const name = cleanLine(next.name ?? '')
  const email = cleanLine(next.email ?? '')
  const company = cleanLine(next.company ?? '')
  const message = checkText(next.message ?? '', {
    path: 'message',
    max: MAX_MESSAGE,
    blank: 'inquiry.message',
    tooLong: 'inquiry.tooLong',
  })
  const wrong = [
    ...(isBlank(name) ? [issue('inquiry.name', 'name')] : []),
    ...(lengthOf(name) > MAX_LINE ? [issue('inquiry.tooLong', 'name', { max: MAX_LINE })] : []),
    ...(lengthOf(company) > MAX_LINE ? [issue('inquiry.tooLong', 'company', { max: MAX_LINE })] : []),
    ...(isEmailAddress(email) ? [] : [issue('inquiry.email', 'email')]),
    ...issuesOf(message),
  ]
  return settle(wrong, { name, email, company, message: message.ok ? message.value : '' })
}
