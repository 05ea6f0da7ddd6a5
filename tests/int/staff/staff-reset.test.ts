import { beforeAll, describe, expect, test } from 'vitest'
import { signIn as signInMember } from '@/features/account/sign-in/sign-in-actions'
import { signInAsStaff } from '@/admin/sign-in/sign-in-actions'
import { forgot, resetStaffPassword } from '@/admin/sign-in/password-actions'
import { countTry } from '@/server/auth/throttle'
import { mailsTo, openBrowser } from '~/tests/support/http/browser'
import { rowsOf } from '~/tests/support/database/database'
import { PASSWORD } from '~/tests/support/factories/people'
import { openWorld, type World } from '~/tests/support/open-world'
import { codeIn, hire, notesAbout } from '~/tests/support/staff'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const NEW = 'a-new-password-2026'
const linkTo = async (email: string) => (await mailsTo(email)).at(-1)?.params.path?.split('/').at(-1) ?? ''
const chosen = (token: string, password = NEW) => ({ token, password, confirmPassword: password })

/** Strangers guess at an account until its counter is over. */
const guessAt = (door: 'signIn' | 'staffSignIn', account: string) =>
  Promise.all(Array.from({ length: 201 }, (_, at) => countTry(door, { address: `10.9.0.${at}`, account })))

describe('a forgotten password of staff, by the pages of the panel', () => {
  test('is set by the mailed link, ends all sessions and begins none', async () => {
    const { id, email } = await hire(world, 'admin', { hasFactor: true })
    const browser = openBrowser()
    expect(await browser.submit(forgot, { email: ` ${email.toUpperCase()} ` })).toMatchObject({ ok: true })
    const answer = await browser.submit(resetStaffPassword, chosen(await linkTo(email)))
    expect([answer.goesTo, browser.token()]).toEqual(['/admin/login?saved', ''])
    expect(
      await rowsOf(process.env.DATABASE_URL ?? '', 'select id from staff_sessions where _parent_id = $1', [
        id,
      ]),
    ).toEqual([])
    expect(await notesAbout(world, id)).toContain('staff.password_reset')
    expect(await browser.submit(signInAsStaff, { email, password: NEW })).toMatchObject({ ok: false })
    expect(await browser.submit(signInAsStaff, { email, password: NEW, code: codeIn() })).toMatchObject({
      goesTo: '/admin',
    })
  })

  test('is mailed to nobody else, and answered alike', async () => {
    const answers = await Promise.all(
      ['buyer@maru.test', 'nobody@maru.test'].map((email) => openBrowser().submit(forgot, { email })),
    )
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect((await mailsTo('buyer@maru.test')).map(({ template }) => template)).not.toContain('staffReset')
  })

  test('is not set to a weak one, nor by a link that is used, made up or broken', async () => {
    const { email } = await hire(world, 'editor')
    const browser = openBrowser()
    await browser.submit(forgot, { email })
    const token = await linkTo(email)
    expect((await browser.submit(resetStaffPassword, chosen(token, 'short'))).fields).toHaveProperty(
      'password',
    )
    expect((await browser.submit(resetStaffPassword, chosen(token))).goesTo).toBe('/admin/login?saved')
    for (const wrong of [token, 'f'.repeat(40), "' or true --", 'a\0b', ''])
      expect(await browser.submit(resetStaffPassword, chosen(wrong))).toMatchObject({
        ok: false,
        message: 'This link was used already or has expired. Please ask for a new one.',
      })
  })
})

describe('an account that strangers guess at', () => {
  test('of a member lets in its owner from a known device, and tells an unknown one of the mailed link', async () => {
    const [known, unknown] = [openBrowser(), openBrowser()]
    await known.submit(signInMember, { email: 'otherbuyer@maru.test', password: PASSWORD })
    await guessAt('signIn', 'otherbuyer@maru.test')
    const given = { email: ' OtherBuyer@maru.test', password: PASSWORD }
    expect((await known.submit(signInMember, given)).goesTo).toBe('/')
    expect((await unknown.submit(signInMember, given)).message).toContain('Forgot your password?')
  })

  test('of staff lets in its owner from a known device, and after the mailed link', async () => {
    const { email, password } = await hire(world, 'editor')
    const [known, unknown] = [openBrowser(), openBrowser()]
    await known.submit(signInAsStaff, { email, password })
    await guessAt('staffSignIn', `staff ${email}`)
    expect((await known.submit(signInAsStaff, { email, password })).goesTo).toBe('/admin')
    expect((await unknown.submit(signInAsStaff, { email, password })).message).toContain(
      'Forgot your password?',
    )
    await unknown.submit(forgot, { email })
    await unknown.submit(resetStaffPassword, chosen(await linkTo(email)))
    expect((await unknown.submit(signInAsStaff, { email, password: NEW })).goesTo).toBe('/admin')
  })

  test('does not know a device by a cookie that is made up, or another account’s', async () => {
    const [other, forged] = [openBrowser(), openBrowser()]
    await other.submit(signInMember, { email: 'buyer@maru.test', password: PASSWORD })
    forged.jar.set('maru_known', 'bWFkZSB1cA')
    await guessAt('signIn', 'seller@maru.test')
    for (const browser of [other, forged])
      expect(
        await browser.submit(signInMember, { email: 'seller@maru.test', password: PASSWORD }),
      ).toMatchObject({ ok: false })
  })
})
