import { beforeAll, describe, expect, test } from 'vitest'
import { confirmSignUp, signUp } from '@/features/account/sign-in/sign-up-actions'
import { deleteAccount, mailConfirmation } from '@/features/account/personal-data/leaving-actions'
import { forgotPassword, resetPassword } from '@/features/account/security/password-actions'
import { changeEmail, confirmEmail } from '@/features/account/security/security-actions'
import type { FormState } from '@/domain/forms/form-state'
import { POST } from '@/app/api/account/export/route'
import { openBrowser, tokenMailedTo, type Browser } from '~/tests/support/http/browser'
import { rowsOf } from '~/tests/support/database/database'
import { aSignUp, FRESH, newEmail } from '~/tests/support/factories/sign-up'
import { join } from '~/tests/support/join'
import { openWorld } from '~/tests/support/open-world'

beforeAll(async () => {
  await openWorld()
})

const url = () => process.env.DATABASE_URL ?? ''
const EXPIRED = 'This link has expired. Please ask for a new one.'
const PASSWORDS = { password: 'a quite different phrase', confirmPassword: 'a quite different phrase' }

/** Where an export is refused, the page that asks for it is shown with the link, and says what is wrong with it. */
async function download(_: FormState, form: FormData): Promise<FormState> {
  const request = new Request('http://localhost/api/account/export', { method: 'POST', body: form })
  const answer = await POST(request)
  return { ok: answer.status === 200, message: answer.headers.get('location') ?? '' }
}

type Mailed = {
  ask: (browser: Browser, email: string) => Promise<string>
  follow: (state: FormState, form: FormData) => Promise<FormState>
  more?: Record<string, string>
}
/** Every link that we mail: how one comes by it, and what it is for. */
const LINKS: Record<string, Mailed> = {
  'to confirm a sign-up': {
    ask: async (browser) => {
      const email = newEmail()
      await browser.submit(signUp, aSignUp(email))
      return email
    },
    follow: confirmSignUp,
  },
  'to set a new password': {
    ask: async (browser, email) => {
      await browser.submit(forgotPassword, { email })
      return email
    },
    follow: resetPassword,
    more: PASSWORDS,
  },
  'to change the address': {
    ask: async (browser) => {
      const email = newEmail()
      await browser.submit(changeEmail, { email, currentPassword: FRESH })
      return email
    },
    follow: confirmEmail,
  },
  'to delete the account': {
    ask: async (browser, email) => {
      await browser.submit(mailConfirmation, { for: 'delete' })
      return email
    },
    follow: deleteAccount,
  },
  'to export one’s data': {
    ask: async (browser, email) => {
      await browser.submit(mailConfirmation, { for: 'export' })
      return email
    },
    follow: download,
  },
}

/** Everything an account consists of, but for what is counted at the door. */
const everything = () =>
  rowsOf(
    url(),
    `select (select json_agg(u order by u.id) from (select id, email, hash, deleted_at from users) u) as users,
      (select json_agg(id order by id) from users_sessions) as sessions,
      (select json_agg(t order by t.id) from (select id, used_at from account_tokens) t) as tokens`,
  )

describe.each(Object.keys(LINKS))('a mailed link %s', (name) => {
  const { ask, follow, more = {} } = LINKS[name] as Mailed

  test('that has run out is told so and changes nothing', async () => {
    const email = newEmail()
    const { browser } = await join(aSignUp(email))
    const token = await tokenMailedTo(await ask(browser, email))
    await rowsOf(url(), "update account_tokens set expires_at = now() - interval '1 second'")
    const before = await everything()
    const answer = await browser.submit(follow, { token, ...more })
    expect([answer.ok, answer.goesTo]).toEqual([false, undefined])
    expect([EXPIRED, `/export?token=${token}`]).toContain(answer.message)
    expect(await everything()).toEqual(before)
  })

  test('that is followed a second time changes nothing', async () => {
    const email = newEmail()
    const { browser } = await join(aSignUp(email))
    const token = await tokenMailedTo(await ask(browser, email))
    expect((await browser.submit(follow, { token, ...more })).ok).toBe(true)
    const before = await everything()
    expect((await browser.submit(follow, { token, ...more })).ok).toBe(false)
    expect((await openBrowser().submit(follow, { token, ...more })).ok).toBe(false)
    expect(await everything()).toEqual(before)
  })
})
