import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishStaffReset, isResetLink } from '@/server/auth/staff/staff-reset'
import { adminCommand } from '~/tests/support/http/admin-command'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { unique } from '~/tests/support/factories/unique'
import { openWorld, type World } from '~/tests/support/open-world'

const PASSWORD = 'a long phrase of their own'

let world: World
let http: Awaited<ReturnType<typeof openHttp>>
let send: RestClient
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

const rows = async (statement: string, values: unknown[] = []) =>
  (await world.payload.db.pool.query<Record<string, string>>(statement, values)).rows
const { call } = chatRoutes(() => world)
const invite = (json: object) =>
  call('admin', adminCommand('invite-staff'), {
    params: {},
    json: { name: 'Jo Newcomer', role: 'editor', locale: 'fr', ...json },
  })
const mailsTo = (address: string) =>
  rows(
    `select template, locale, params::json->>'path' as path from emails where "to" = $1 order by created_at`,
    [address],
  )
const tokenOf = async (address: string) => (await mailsTo(address))[0]?.path?.match(/reset\/(\w+)/)?.[1] ?? ''

describe('a colleague (rule A28)', () => {
  test('is invited by email and chooses a password by the link, once', async () => {
    const email = `${unique('jo')}@maru.test`
    expect(await invite({ email: ` ${email.toUpperCase()} ` })).toMatchObject({
      status: 200,
      json: { email },
    })
    expect(await mailsTo(email)).toMatchObject([{ template: 'staffInvited', locale: 'fr' }])
    expect((await mailsTo(email))[0]?.path).toMatch(/\?invited=fr$/)
    const token = await tokenOf(email)
    expect(await isResetLink(token)).toBe(true)
    const [hours] = await rows(
      `select round(extract(epoch from reset_password_expiration - now()) / 3600)::text as left from staff where email = $1`,
      [email],
    )
    expect(hours).toEqual({ left: '48' })
    const chosen = { token, password: PASSWORD, confirmPassword: PASSWORD }
    expect(await finishStaffReset(chosen)).toEqual({ ok: true, value: { email } })
    expect(await finishStaffReset(chosen)).toMatchObject({ ok: false })
    const signedIn = await world.payload.login({ collection: 'staff', data: { email, password: PASSWORD } })
    expect(signedIn.user).toMatchObject({ role: 'editor', name: 'Jo Newcomer' })
    const [event] = await rows(
      `select action, details from audit_events where subject_id = $1 and action = 'staff.invited'`,
      [signedIn.user?.id],
    )
    expect(event).toBeTruthy()
  })

  test.each([
    ['no address', { email: 'jo' }, 'account.email'],
    ['no name', { email: 'jo@maru.test', name: ' \u200b ' }, 'staff.name'],
    ['a name too long', { email: 'jo@maru.test', name: 'x'.repeat(121) }, 'product.tooLong'],
    ['the address of a colleague', { email: 'editor@maru.test' }, 'staff.there'],
  ])('is not invited with %s', async (_, given, code) => {
    const before = await rows('select count(*) as all from staff')
    expect(await invite(given)).toMatchObject({ status: 422, json: { issues: [{ code }] } })
    expect(await rows('select count(*) as all from staff')).toEqual(before)
  })

  test('invited twice at once has one account and one email', async () => {
    const email = `${unique('two')}@maru.test`
    const answers = await Promise.all([invite({ email }), invite({ email })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('is made by nobody in another way, and nobody types their password', async () => {
    const json = { email: `${unique('made')}@maru.test`, name: 'Jo', role: 'editor', password: PASSWORD }
    expect((await send('admin', 'staff', { method: 'POST', json })).status).toBe(403)
    const [editor] = await rows(`select id, hash from staff where email = 'editor@maru.test'`)
    const patch = { method: 'PATCH', json: { password: PASSWORD } }
    const answer = await send('admin', `staff/${editor?.id}`, patch)
    expect(await answer.text()).toMatch(/Only its owner sets the password/)
    expect(await rows(`select id, hash from staff where email = 'editor@maru.test'`)).toEqual([editor])
    expect((await send('editor', `staff/${editor?.id}`, patch)).status).toBe(200)
  })

  test('reads at both addresses that theirs changed', async () => {
    const [was, is] = [`${unique('was')}@maru.test`, `${unique('is')}@maru.test`]
    await invite({ email: was })
    const [{ id } = { id: '' }] = await rows(`select id from staff where email = $1`, [was])
    expect((await send('admin', `staff/${id}`, { method: 'PATCH', json: { email: is } })).status).toBe(200)
    const templates = async (to: string) => (await mailsTo(to)).map(({ template }) => template)
    expect(await templates(was)).toEqual(['staffInvited', 'staffAddressChanged'])
    expect(await templates(is)).toEqual(['staffAddressChanged'])
  })
})
