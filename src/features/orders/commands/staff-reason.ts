import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { checkText } from '@/domain/text'

/** Why an admin does it; the audit log keeps it. */
export const staffReason = (given: string) =>
  checkText(given, {
    path: 'reason',
    max: ADMIN_TEXT_LIMITS.reason,
    blank: 'status.reason',
    tooLong: 'message.tooLong',
  })
