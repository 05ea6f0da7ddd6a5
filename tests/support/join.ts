import { confirmSignUp, signUp } from '@/features/account/sign-in/sign-up-actions'
import { openBrowser, tokenMailedTo } from './http/browser'

/** Signs up and follows the link in the same browser. */
export async function join(fields: Record<string, string>) {
  const browser = openBrowser()
  await browser.submit(signUp, fields)
  const token = await tokenMailedTo(fields.email ?? '')
  return { browser, token, answer: await browser.submit(confirmSignUp, { token }) }
}
