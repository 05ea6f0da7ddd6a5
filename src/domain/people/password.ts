import { fail, failAll, issue, ok, type Issue, type Result } from '@/domain/result'
import { lengthOf } from '@/domain/text'

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128

export type NewPassword = { password: string; confirmPassword: string; email?: string }

/**
 * A password somebody chooses (issue: 10 to 128, nothing common). Long beats odd: no rules about digits and signs. `isCommon`
 * is handed in because its list is long and stays on the server.
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

/** Too long to be anybody's is not worth a hash. */
export function mayBePassword(password: string): boolean {
  return password !== '' && lengthOf(password.normalize('NFC')) <= PASSWORD_MAX
}

/** The first thing anybody would try. */
function isOwnAddress(password: string, email: string) {
  const [local = ''] = email.toLowerCase().split('@')
  const plain = password.toLowerCase()
  return (
    email !== '' &&
    (plain === email.toLowerCase() || (local.length >= 4 && plain.replace(/\d+$/, '') === local))
  )
}

/** The current password was asked for and nothing was given. */
export function needsPassword(password: string): Result<string> {
  return password === '' ? fail('password.current', 'currentPassword') : ok(password)
}
