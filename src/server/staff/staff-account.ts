import { normalizeEmail } from '@/domain/people/email'

/** The name under which tries and devices of a member of staff are counted: the same address may be a member's. */
export const staffAccount = (email: string) => `staff ${normalizeEmail(email)}`
