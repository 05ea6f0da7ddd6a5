import { afterAll, beforeAll } from 'vitest'
import { completeSignUp } from '@/features/account/sign-in/google-actions'
import { deleteAccount, mailConfirmation } from '@/features/account/personal-data/leaving-actions'
import { saveNewsletter, saveProfile } from '@/features/account/profile/profile-actions'
import { becomeSeller } from '@/features/account/profile/seller-actions'
import { changePassword, forgotPassword, resetPassword } from '@/features/account/security/password-actions'
import {
  changeEmail,
  confirmEmail,
  endAllSessions,
  endOneSession,
} from '@/features/account/security/security-actions'
import { signIn } from '@/features/account/sign-in/sign-in-actions'
import { confirmSignUp, resendConfirmation, signUp } from '@/features/account/sign-in/sign-up-actions'
import { agreeToTerms } from '@/features/shop/pages/terms/agree-actions'
import { requestBadge } from '@/features/account/verification/verification-actions'
import * as exported from '@/app/api/account/export/route'
import * as logout from '@/app/api/session/logout/route'
import { openSession } from '@/server/auth/session/account-sessions'
import { rowsOf } from '~/tests/support/database/database'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { PASSWORD } from '~/tests/support/factories/people'
import { aKoreanSignUp, aSignUp, newEmail } from '~/tests/support/factories/sign-up'
import { unique } from '~/tests/support/factories/unique'
import { aTermsVersion } from '~/tests/support/factories/talk'
import { openGoogle, type Google } from '~/tests/support/google'
import { formOf, openBrowser, tokenMailedTo } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let google: Google
beforeAll(async () => {
  world = await openWorld()
  google = await openGoogle()
})
afterAll(() => google.close())

const OTHER = 'another pond nineteen'
const twice = (password: string) => ({ password, confirmPassword: password })

/** A new member in a browser, with the password of the sample world's buyer: hashing takes its time on purpose. */
async function aMember() {
  const [id, email] = [crypto.randomUUID(), newEmail()]
  const [row] = await rowsOf<{ hash: string }>(
    process.env.DATABASE_URL ?? '',
    `insert into users (id, email, hash, salt, user_type, first_name, last_name, locale, country, address, city,
        province, postal_code, updated_at, created_at)
      select $1, $2, hash, salt, 'buyer', first_name, last_name, 'en', country, address, city, province, postal_code,
        now(), now() from users where id = $3 returning hash`,
    [id, email, world.ids.users.buyer],
  )
  const session = await openSession(id, { agent: 'Chrome', hash: row?.hash ?? '' })
  return { email, browser: openBrowser(session?.token) }
}
/** Signed up, and not confirmed yet. */
async function aPending() {
  const email = newEmail()
  const browser = openBrowser()
  await browser.submit(signUp, aSignUp(email))
  return { email, browser }
}

keepBudget('accounts', {
  'account/sign-in/sign-up-actions signUp': async () => () => openBrowser().submit(signUp, aSignUp()),
  'account/sign-in/sign-up-actions confirmSignUp': async () => {
    const { email, browser } = await aPending()
    const token = await tokenMailedTo(email)
    return () => browser.submit(confirmSignUp, { token })
  },
  'account/sign-in/sign-up-actions resendConfirmation': async () => {
    const { email, browser } = await aPending()
    return () => browser.submit(resendConfirmation, { email })
  },
  'account/sign-in/google-actions completeSignUp': async () => {
    const browser = openBrowser()
    await google.signIn(browser, { email: newEmail() })
    return () => browser.submit(completeSignUp, aSignUp())
  },
  'account/sign-in/sign-in-actions signIn': async () => {
    const { email } = await aMember()
    return () => openBrowser().submit(signIn, { email, password: PASSWORD })
  },
  'POST api/session/logout': async () => {
    const { browser } = await aMember()
    return () => ask(browser, logout.POST, 'api/session/logout', { method: 'POST' })
  },
  'account/security/password-actions forgotPassword': async () => {
    const { email } = await aMember()
    return () => openBrowser().submit(forgotPassword, { email })
  },
  'account/security/password-actions resetPassword': async () => {
    const { email } = await aMember()
    await openBrowser().submit(forgotPassword, { email })
    const token = await tokenMailedTo(email)
    return () => openBrowser().submit(resetPassword, { token, ...twice(OTHER) })
  },
  'account/security/password-actions changePassword': async () => {
    const { browser } = await aMember()
    return () => browser.submit(changePassword, { currentPassword: PASSWORD, ...twice(OTHER) })
  },
  'account/security/security-actions changeEmail': async () => {
    const { browser } = await aMember()
    return () => browser.submit(changeEmail, { email: newEmail(), currentPassword: PASSWORD })
  },
  'account/security/security-actions confirmEmail': async () => {
    const { browser } = await aMember()
    const email = newEmail()
    await browser.submit(changeEmail, { email, currentPassword: PASSWORD })
    const token = await tokenMailedTo(email)
    return () => browser.submit(confirmEmail, { token })
  },
  'account/security/security-actions endOneSession': async () => {
    const { browser } = await aMember()
    return () => browser.submit(endOneSession, { session: crypto.randomUUID() })
  },
  'account/security/security-actions endAllSessions': async () => {
    const { browser } = await aMember()
    return () => browser.submit(endAllSessions)
  },
  'account/profile/profile-actions saveProfile': async () => {
    const { browser } = await aMember()
    return () => browser.submit(saveProfile, { ...aSignUp(), firstName: 'Mona' })
  },
  'account/profile/profile-actions saveNewsletter': async () => {
    const { browser } = await aMember()
    return () => browser.submit(saveNewsletter, { marketing: 'on' })
  },
  'account/profile/seller-actions becomeSeller': async () => {
    const { browser } = await aMember()
    return () => browser.submit(becomeSeller, { ...aKoreanSignUp(), locale: 'en' })
  },
  'account/verification/verification-actions requestBadge': async () => {
    const { browser } = await aMember()
    return () => browser.submit(requestBadge, { number: '123456789RT0001' })
  },
  'account/personal-data/leaving-actions mailConfirmation': async () => {
    const { browser } = await aMember()
    return () => browser.submit(mailConfirmation, { for: 'delete' })
  },
  'account/personal-data/leaving-actions deleteAccount': async () => {
    const { browser } = await aMember()
    return () => browser.submit(deleteAccount, { currentPassword: PASSWORD })
  },
  'POST api/account/export': async () => {
    const { browser } = await aMember()
    const body = formOf({ currentPassword: PASSWORD })
    return () => ask(browser, exported.POST, 'api/account/export', { body })
  },
  // The last one: members of the others have agreed to nothing.
  'shop/pages/terms/agree-actions agreeToTerms': async () => {
    const { browser } = await aMember()
    const version = unique('terms')
    const change = { validFrom: '2025-06-01T12:00:00.000Z', needsAgreement: true }
    await world.system.make('terms-versions', { ...aTermsVersion(version), ...change })
    return () => browser.submit(agreeToTerms, { version, next: '/cart' })
  },
})
