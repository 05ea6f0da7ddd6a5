import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openStaffSession } from '@/server/staff-session'
import { rowsOf } from '~/tests/support/database'
import { openHttp } from '~/tests/support/http'
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
    const cookie = answer.headers.get('set-cookie') ?? ''
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

describe('a new password of staff', () => {
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
