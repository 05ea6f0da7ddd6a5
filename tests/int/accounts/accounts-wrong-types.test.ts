import { beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '@/features/account/sign-in/sign-in-actions'
import { confirmSignUp, resendConfirmation, signUp } from '@/features/account/sign-in/sign-up-actions'
import { completeSignUp } from '@/features/account/sign-in/google-actions'
import { saveNewcomer } from '@/features/account/sign-in/google-cookies'
import { deleteAccount } from '@/features/account/personal-data/leaving-actions'
import { changePassword, forgotPassword, resetPassword } from '@/features/account/security/password-actions'
import { changeEmail, confirmEmail, endOneSession } from '@/features/account/security/security-actions'
import { becomeSeller } from '@/features/account/profile/seller-actions'
import type { FormState } from '@/domain/forms/form-state'
import { openBrowser } from '~/tests/support/http/browser'
import { rowsOf } from '~/tests/support/database/database'
import { FRESH } from '~/tests/support/factories/sign-up'
import { openWorld, userOf, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const ACTIONS: Record<string, (state: FormState, form: FormData) => Promise<FormState>> = {
  signIn,
  signUp,
  confirmSignUp,
  resendConfirmation,
  completeSignUp,
  forgotPassword,
  resetPassword,
  changePassword,
  changeEmail,
  confirmEmail,
  deleteAccount,
  becomeSeller,
}
const FIELDS =
  'email password confirmPassword currentPassword token next locale userType firstName lastName phone company country address address2 city province region postalCode businessRegistration terms age marketing session for __proto__ constructor'.split(
    ' ',
  )
/** What a browser's form never sends, in every field at once. */
const FORGED: Record<string, string[] | File[]> = {
  'a file': [new File(['MZ'], 'x.exe', { type: 'application/x-msdownload' })],
  'a NUL': ['x\0'],
  'half a letter': ['\ud800\udfff\udc00'],
  'a million letters': ['x'.repeat(1_000_000)],
  'two values': ['', 'buyer@maru.test'],
  'a query': ['{"$ne":null}'],
  'a statement': ["'; drop table users; --"],
  'a script': ['<img src=x onerror=alert(1)>'],
  'letters that turn the line around': ['\u202Emoc.elpmaxe@a'],
}

/** Everything that an account consists of. */
const everything = () =>
  rowsOf(
    process.env.DATABASE_URL ?? '',
    `select (select json_agg(u order by u.id) from (select id, email, hash, user_type, first_name, deleted_at from users) u) as users,
      (select json_agg(id order by id) from users_sessions) as sessions, (select count(*) from sellers) as sellers,
      (select count(*) from emails) as mails, (select count(*) from account_tokens) as tokens`,
  )

describe.each(Object.keys(ACTIONS))('%s', (name) => {
  test.each(Object.keys(FORGED))(
    'answers %s in every field with a sentence, and changes nothing',
    async (what) => {
      const action = ACTIONS[name] as NonNullable<(typeof ACTIONS)[string]>
      const form = new FormData()
      for (const field of FIELDS) for (const value of FORGED[what] ?? []) form.append(field, value)
      const browser = openBrowser(world.tokens.otherBuyer)
      const person = { sub: '7', email: 'jo@gmail.test', isVerified: true, firstName: 'Jo', lastName: 'Kim' }
      await browser.within(() =>
        saveNewcomer({ person, intent: { type: 'buyer', next: '/', from: '/', locale: 'en' } }),
      )
      const before = await everything()
      const answer = await browser.within(() => action({}, form))
      expect(answer.ok).toBe(false)
      const said = [answer.message, ...Object.values(answer.fields ?? {})].filter(Boolean)
      expect(said.length).toBeGreaterThan(0)
      expect(said.join(' ')).not.toMatch(/issues\.|undefined|\[object|Failed query|Unexpected error/)
      expect(JSON.stringify(answer)).not.toContain(FRESH)
      expect(await everything()).toEqual(before)
      expect(await userOf(world.payload, browser.token())).toMatchObject({ email: 'otherbuyer@maru.test' })
    },
  )
})

test('the end of a session that is none ends none', async () => {
  const browser = openBrowser(world.tokens.otherBuyer)
  const before = await everything()
  for (const session of ['', 'a\0b', '../..', "' or true --", 'x'.repeat(5_000)])
    await browser.submit(endOneSession, { session })
  expect(await everything()).toEqual(before)
})
