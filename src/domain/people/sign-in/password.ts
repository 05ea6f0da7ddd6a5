import { failAll, issue, ok, type Issue, type Result } from '@/domain/result'
import { lengthOf } from '@/domain/values/text'

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128

export type NewPassword = { password: string; confirmPassword: string; email?: string }

/**
 * Validates a new password: 10 to 128 characters, not common, no rules on digits or
 * symbols. `isCommon` is passed in because its list stays on the server.
 */
export function checkNewPassword(
  { password, confirmPassword, email = '' }: NewPassword,
  isCommon: (password: string) => boolean = () => false,
): Result<string> {
  const issues: Issue[] = []
  const length = lengthOf(password.normalize('NFC'))
  if (length < PASSWORD_MIN) issues.push(issue('password.tooShort', 'password', { min: PASSWORD_MIN }))
  else if (length > PASSWORD_MAX) issues.push(issue('password.tooLong', 'password', { max: PASSWORD_MAX }))
  else if (isOwnAddress(password, email) || isCommon(password))
    issues.push(issue('password.common', 'password'))
  if (password !== confirmPassword) issues.push(issue('password.mismatch', 'confirmPassword'))
  return issues.length > 0 ? failAll(issues) : ok(password)
}

/** Overlong input is rejected without hashing it. */
export function mayBePassword(password: string): boolean {
  return password !== '' && lengthOf(password.normalize('NFC')) <= PASSWORD_MAX
}

/** Whether the password is the email address or its local part: the first guess of an attacker. */
function isOwnAddress(password: string, email: string) {
  const [local = ''] = email.toLowerCase().split('@')
  const plain = password.toLowerCase()
  return (
    email !== '' &&
    (plain === email.toLowerCase() || (local.length >= 4 && plain.replace(/\d+$/, '') === local))
  )
}
