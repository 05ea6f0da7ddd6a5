import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { renderEmail } from '@/server/talk/email/render-email'
import { openStaffSession } from '@/server/auth/staff/staff-session'
import { formOf, mailsTo } from '~/tests/support/http/browser'
import { rowsOf } from '~/tests/support/database/database'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, userOf, type World } from '~/tests/support/open-world'
import { codeIn, hire, notesAbout } from '~/tests/support/staff'

let world: World
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
})
afterAll(() => http.close())
afterEach(() => void vi.unstubAllEnvs())

const SENDER = { siteName: 'Maru', legalName: 'Maru Inc.', contactEmail: 'hello@maru.test' }
const url = () => process.env.DATABASE_URL ?? ''
const post = (path: string, body: object, token?: string) =>
  fetch(`${http.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
    body: JSON.stringify(body),
  })
const get = (path: string, token: string) =>
  fetch(`${http.url}/api/${path}`, { headers: { authorization: `JWT ${token}` } })

async function arrive(role: 'admin' | 'editor', given: { hasFactor?: boolean } = {}) {
  const member = await hire(world, role, given)
  const [row] = await rowsOf<{ hash: string }>(url(), 'select hash from staff where id = $1', [member.id])
  const session = await openStaffSession(member.id, {
    hash: row?.hash ?? '',
    hasFactor: given.hasFactor ?? false,
  })
  return { ...member, token: session?.token ?? '' }
}

describe('the REST sign-in of staff', () => {
  test('refuses who has a second factor and brings no code, as it refuses a wrong password', async () => {
    const { email, password } = await hire(world, 'admin', { hasFactor: true })
    const bare = await post('staff/login', { email, password })
    const wrong = await post('staff/login', { email, password: 'wrong', code: codeIn() })
    expect([bare.status, wrong.status]).toEqual([401, 401])
    expect(await bare.text()).toBe(await wrong.text())
    expect(bare.headers.get('set-cookie')).toBeNull()
  })

  test('lets in with the code, for an hour at a time, in a cookie no script reads', async () => {
    const { email, password, id } = await hire(world, 'editor', { hasFactor: true })
    const answer = await post('staff/login', { email, password, code: codeIn() })
    const { token, exp, user } = (await answer.json()) as { token: string; exp: number; user: { id: string } }
    expect([answer.status, user.id]).toEqual([200, id])
    expect(exp - Date.now() / 1000).toBeGreaterThan(3500)
    expect(exp - Date.now() / 1000).toBeLessThan(3700)
    // Another cookie follows, of the known devices.
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toContain(`maru-token=${token}`)
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect((await get('pages', token)).status).toBe(200)
  })
})

describe('a session of staff', () => {
  test('is prolonged while the working day lasts', async () => {
    const { token } = await arrive('editor')
    const answer = await post('staff/refresh-token', {}, token)
    const { refreshedToken } = (await answer.json()) as { refreshedToken: string }
    expect(await userOf(world.payload, refreshedToken)).not.toBeNull()
  })

  test('ends with the working day', async () => {
    const { token, id } = await arrive('editor')
    await rowsOf(
      url(),
      `update staff_sessions set created_at = now() - interval '481 minutes' where _parent_id = $1`,
      [id],
    )
    const answer = await post('staff/refresh-token', {}, token)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('Please sign in again.')
    expect(await userOf(world.payload, token)).toBeNull()
  })
})

describe('a forgotten password of staff', () => {
  const ask = (email: string, language: string) =>
    fetch(`${http.url}/api/staff/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ email }),
    })

  test.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr', 'administration de', 'Choisir un nouveau mot de passe'],
    ['ko', 'ko', '관리자 페이지', '새 비밀번호 설정'],
    ['de-DE', 'en', 'admin panel', 'Set a new password'],
  ] as const)(
    'is a letter of ours in the language of the browser (%s), with a text part, and its link works once',
    async (language, locale, subject, button) => {
      const { email } = await arrive('editor')
      expect((await ask(` ${email.toUpperCase()} `, language)).status).toBe(200)
      const [mail] = await mailsTo(email)
      expect(mail).toMatchObject({ template: 'staffReset', locale })
      const params = JSON.stringify(mail?.params)
      const letter = renderEmail({ template: 'staffReset', locale, params }, SENDER)
      expect(letter.subject).toContain(subject)
      const link = /http\S+\/admin\/reset\/([0-9a-f]{40})$/m.exec(letter.text)
      expect(letter.html).toContain(`href="${link?.[0]}"`)
      expect(letter.html).toContain(`>${button}</a>`)
      const choose = (password: string) => post('staff/reset-password', { token: link?.[1], password })
      expect((await choose('a-new-password-2025')).status).toBe(200)
      expect((await choose('another-password-2025')).status).toBe(403)
    },
  )

  test('is answered alike, and as late, for whoever is none of the staff, who gets no mail', async () => {
    const timed = async (email: string) => {
      const begun = performance.now()
      const answer = await ask(email, 'en')
      return { said: await answer.json(), took: performance.now() - begun }
    }
    const { email } = await arrive('editor')
    const [known, unknown] = [await timed(email), await timed('buyer@maru.test')]
    expect(known.said).toEqual(unknown.said)
    expect(known.took / unknown.took).toBeGreaterThan(0.6)
    expect(known.took / unknown.took).toBeLessThan(1.6)
    const templates = (await mailsTo('buyer@maru.test')).map(({ template }) => template)
    expect(templates).not.toContain('staffReset')
  })

  test('that is asked for too often is told in the language of the browser', async () => {
    const { email } = await arrive('editor')
    for (let at = 0; at < 5; at++) await ask(email, 'ko')
    const late = await ask(email, 'ko')
    expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    expect(await late.text()).toContain('분 후')
    expect(await mailsTo(email)).toHaveLength(5)
  })
})

describe('a new password of staff', () => {
  test.each([
    ['too short', 'short-one', 'Use at least 10 characters.'],
    ['too long', 'x7k'.repeat(60), 'Use no more than 128 characters.'],
    ['one of the first that are tried', 'Password2024!', 'too easy to guess'],
  ])('that is %s is refused at every door where one is set', async (_, password, words) => {
    const { id, email, token } = await arrive('admin')
    const reset = await world.payload.forgotPassword({
      collection: 'staff',
      data: { email },
      disableEmail: true,
    })
    const own = await fetch(`${http.url}/api/staff/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body: JSON.stringify({ password }),
    })
    const form = await new Response(formOf({ _payload: JSON.stringify({ password }) })).blob()
    const inForm = await fetch(`${http.url}/api/staff/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': form.type.replace('form-data', 'FORM-DATA'), authorization: `JWT ${token}` },
      body: await form.arrayBuffer(),
    })
    const doors = [await post('staff/reset-password', { token: reset, password }), own, inForm]
    for (const answer of doors) {
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain(words)
    }
    expect(await userOf(world.payload, token)).toMatchObject({ email })
  })

  test('signs nobody in and ends all sessions: the code is asked for afterwards', async () => {
    const { id, email, token } = await arrive('admin', { hasFactor: true })
    const reset = await world.payload.forgotPassword({
      collection: 'staff',
      data: { email },
      disableEmail: true,
    })
    const answer = await post('staff/reset-password', { token: reset, password: 'a-new-password-2025' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.json()).toMatchObject({ token: null, user: null })
    expect(await userOf(world.payload, token)).toBeNull()
    expect(await rowsOf(url(), 'select id from staff_sessions where _parent_id = $1', [id])).toEqual([])
    expect(await notesAbout(world, id)).toContain('staff.password_reset')
    const password = 'a-new-password-2025'
    expect((await post('staff/login', { email, password })).status).toBe(401)
    expect((await post('staff/login', { email, password, code: codeIn() })).status).toBe(200)
  })
})

describe('in production', () => {
  const asProduction = () => {
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubEnv('MARU_DEMO', '')
  }
  const doors = ['products', 'staff', 'audit-events', 'globals/settings', 'access']

  test('an admin without a second factor is let into nothing', async () => {
    const { token, id } = await arrive('admin')
    asProduction()
    const answers = await Promise.all(doors.map((path) => get(path, token)))
    expect(answers.map(({ status }) => status)).toEqual(doors.map(() => 404))
    expect(await userOf(world.payload, token)).toMatchObject({ id, factor: 'required' })
    const made = await post(
      'staff',
      { email: 'x@maru.test', password: 'x'.repeat(12), name: 'X', role: 'admin' },
      token,
    )
    expect(made.status).toBe(404)
  })

  test('an admin with one, and an editor without, go on as ever', async () => {
    const coded = await arrive('admin', { hasFactor: true })
    const editor = await arrive('editor')
    asProduction()
    expect((await get('staff', coded.token)).status).toBe(200)
    expect((await get('pages', editor.token)).status).toBe(200)
  })

  test('the demo asks nobody for one', async () => {
    const { token } = await arrive('admin')
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubEnv('MARU_DEMO', '1')
    expect((await get('staff', token)).status).toBe(200)
  })
})
