import { normalizeEmail } from '@/domain/people/email'

/** Key of a staff account for throttles and known devices; a member may have the same address. */
export const staffAccount = (email: string) => `staff ${normalizeEmail(email)}`
