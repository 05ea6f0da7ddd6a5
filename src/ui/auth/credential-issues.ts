import { isEmailAddress, normalizeEmail } from '@/domain/people/email'
import { checkNewPassword } from '@/domain/people/sign-in/password'
import { issue, issuesOf } from '@/domain/result'

/** The errors of the first step that the browser can find; the server checks the same and more (rule P21). */
export function credentialIssues(form: FormData, words: Record<string, string>): Record<string, string> {
  const text = (name: string) => String(form.get(name) ?? '')
  const email = normalizeEmail(text('email'))
  const issues = [
    ...(isEmailAddress(email) ? [] : [issue('account.email', 'email')]),
    ...issuesOf(
      checkNewPassword({ email, password: text('password'), confirmPassword: text('confirmPassword') }),
    ),
  ]
  return Object.fromEntries(issues.map(({ path, code, params }) => [path, fill(words[code] ?? code, params)]))
}

/** Fills numbers into a sentence such as 'Use at least {min, number} characters.' */
function fill(sentence: string, params: Record<string, unknown> = {}) {
  return sentence.replace(/\{(\w+)[^}]*\}/g, (_, name: string) => String(params[name] ?? ''))
}
