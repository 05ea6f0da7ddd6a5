import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStaffSession } from '@/server/auth/staff/staff-session'
import { openBrowser } from '~/tests/support/http/browser'
import { rowsOf } from '~/tests/support/database/database'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, userOf, type World } from '~/tests/support/open-world'
import { codeIn, hire, notesAbout } from '~/tests/support/staff'
import { adminCommand } from '~/tests/support/http/admin-command'

const giveBack = adminCommand('order-refund')
const adjust = adminCommand('adjustment')
const movePayout = adminCommand('payout')
const sendBatch = adminCommand('payout-batch')
const batchFile = adminCommand('payout-file')
const recordRefund = adminCommand('refund')
const confirmTransfer = adminCommand('transfer')
const giveTerms = adminCommand('net-terms')

let world: World
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
})
afterAll(() => http.close())

const url = () => process.env.DATABASE_URL ?? ''
const NOTHING = '01900000-0000-7000-8000-000000000000'
const COMMANDS = [
  ['order-refund', giveBack, { order: NOTHING, amount: 100, reason: 'Chipped', key: 'a-key-of-a-form' }],
  ['refund', recordRefund, { refund: NOTHING, reference: 'W-1' }],
  ['transfer', confirmTransfer, { checkout: NOTHING, amount: 100, bankReference: 'W-1' }],
  ['payout', movePayout, { payout: NOTHING, step: 'failed', reason: 'Returned' }],
  ['payout-batch', sendBatch, { payouts: NOTHING }],
  ['payout-file', batchFile, { batch: 'PB-20260101-1' }],
  ['net-terms', giveTerms, { step: 'end', company: NOTHING, seen: '', reason: 'No longer wanted' }],
  [
    'adjustment',
    adjust,
    { seller: NOTHING, amount: 100, direction: 'up', reason: 'A fee', key: 'a-key-of-a-form' },
  ],
] as const
const [, command, asked] = COMMANDS[2]

/** An admin whose last code, or password, was given so many minutes ago. */
async function arrive(minutes: number, { hasFactor = true } = {}) {
  const member = await hire(world, 'admin', { hasFactor })
  const [row] = await rowsOf<{ hash: string }>(url(), 'select hash from staff where id = $1', [member.id])
  const session = await openStaffSession(member.id, { hash: row?.hash ?? '', hasFactor })
  const age = async (by: number) =>
    rowsOf(
      url(),
      `update staff_sessions set proved_at = now() - $2 * interval '1 minute' where _parent_id = $1`,
      [member.id, by],
    )
  if (minutes > 0) await age(minutes)
  const token = session?.token ?? ''
  const browser = openBrowser(token)
  const send = (door: typeof command, body: object, proof?: string) =>
    browser.within(async () => {
      const headers = { 'content-type': 'application/json' }
      const text = JSON.stringify({ ...body, ...(proof !== undefined && { proof }) })
      const answer = await door(new Request('http://shop/', { method: 'POST', headers, body: text }))
      return { status: answer.status, ...((await answer.json()) as { asks?: string; issues?: object[] }) }
    })
  return { ...member, token, age, send }
}
/** The command was let through, and found that there is no such thing. */
const PASSED = { status: 422 }
const WRONG = { issues: [{ code: 'staff.proof', path: '' }] }
const WRONG_PASSWORD = { issues: [{ code: 'staff.password', path: '' }] }

describe.each(COMMANDS)('the money command %s', (_, door, body) => {
  test('is carried out within ten minutes of the last code', async () => {
    const { send } = await arrive(9)
    expect(await send(door, body)).toMatchObject(PASSED)
  })

  test('asks for a code after that, refuses a wrong one, and goes on with a right one', async () => {
    const { send, id } = await arrive(11)
    expect(await send(door, body)).toEqual({ status: 403, asks: 'code' })
    expect(await send(door, body, '000000')).toEqual({ status: 403, asks: 'code', ...WRONG })
    expect(await send(door, body, codeIn())).toMatchObject(PASSED)
    expect(await send(door, body)).toMatchObject(PASSED)
    expect(await notesAbout(world, id)).toContain('staff.proof_failed: wrong: code')
  })

  test('asks for the password where there is no second factor', async () => {
    const { send, password } = await arrive(11, { hasFactor: false })
    expect(await send(door, body)).toEqual({ status: 403, asks: 'password' })
    expect(await send(door, body, 'not the password')).toEqual({
      ...{ status: 403, asks: 'password' },
      ...WRONG_PASSWORD,
    })
    expect(await send(door, body, password)).toMatchObject(PASSED)
  })
})

describe('a code for a money command', () => {
  test('is not asked for straight after signing in', async () => {
    expect(await (await arrive(0)).send(command, asked)).toMatchObject(PASSED)
  })

  test('is taken no more after five wrong ones, in this session alone', async () => {
    const { send, age } = await arrive(11)
    for (let at = 0; at < 5; at++) expect((await send(command, asked, '000000')).status).toBe(403)
    expect(await send(command, asked, codeIn())).toMatchObject({
      status: 429,
      asks: 'code',
      issues: [{ code: 'throttle.wait', params: { minutes: 15 } }],
    })
    await age(1)
    expect(await send(command, asked)).toMatchObject(PASSED)
  })

  test('is taken no more after ten wrong passwords', async () => {
    const { send, password } = await arrive(11, { hasFactor: false })
    for (let at = 0; at < 10; at++) expect((await send(command, asked, 'wrong')).status).toBe(403)
    expect((await send(command, asked, password)).status).toBe(429)
  })

  test('stays as old as it was when the session is prolonged', async () => {
    const { token, send, age } = await arrive(0)
    const prolong = () =>
      fetch(`${http.url}/api/staff/refresh-token`, {
        method: 'POST',
        headers: { authorization: `JWT ${token}` },
      })
    expect((await prolong()).status).toBe(200)
    expect(await send(command, asked)).toMatchObject(PASSED)
    await age(11)
    expect((await prolong()).status).toBe(200)
    expect(await send(command, asked)).toEqual({ status: 403, asks: 'code' })
  })

  test('is not made up by a change of one’s own account', async () => {
    const { token, age, send, id } = await arrive(9)
    const [session] = await rowsOf<{ id: string }>(
      url(),
      'select id from staff_sessions where _parent_id = $1',
      [id],
    )
    const soon = new Date(Date.now() + 60_000).toISOString()
    const sessions = [{ id: session?.id, createdAt: soon, expiresAt: soon, provedAt: soon }]
    const patch = (json: object) =>
      fetch(`${http.url}/api/staff/${id}`, {
        method: 'PATCH',
        headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(json),
      })
    expect((await patch({ sessions, name: 'Alone' })).status).toBe(403)
    await patch({ sessions, name: 'Changed', updatedAt: soon })
    expect(await userOf(world.payload, token)).toMatchObject({ name: 'Changed' })
    await age(11)
    expect(await send(command, asked)).toEqual({ status: 403, asks: 'code' })
  })
})

describe('who staff are, and who the marketplace is', () => {
  const CHANGES = [['POST', 'globals/settings', { legalName: 'Somebody Else Inc.' }]] as const

  test.each(CHANGES)('%s %s asks for a sign-in of the last ten minutes', async (method, path, body) => {
    const { token, age } = await arrive(11)
    const ask = () =>
      fetch(`${http.url}/api/${path}`, {
        method,
        headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const refused = await ask()
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('sign out and in')])
    await age(9)
    expect(await (await ask()).text()).toContain('successfully')
  })

  test.each(
    ['x-http-method-override', 'x-payload-http-method-override'].flatMap((header) => [
      ['PATCH', header] as const,
      ['DELETE', header] as const,
    ]),
  )('%s asks for it also where %s calls it a read', async (method, header) => {
    const { token } = await arrive(11)
    const other = await hire(world, 'editor')
    const ask = (path: string) =>
      fetch(`${http.url}/api/${path}`, {
        method,
        headers: {
          authorization: `JWT ${token}`,
          [header]: 'GET',
          ...(method === 'PATCH' && { 'content-type': 'application/json' }),
        },
        body: method === 'PATCH' ? JSON.stringify({ role: 'admin' }) : undefined,
      })
    for (const path of [`staff/${other.id}`, `staff?where[id][equals]=${other.id}`]) {
      const refused = await ask(path)
      expect([refused.status, await refused.text()]).toEqual([
        403,
        expect.stringContaining('sign out and in'),
      ])
    }
    expect(await rowsOf(url(), 'select role from staff where id = $1', [other.id])).toEqual([
      { role: 'editor' },
    ])
  })

  test('a list that is asked for by POST stays a read', async () => {
    const { token, id } = await arrive(11)
    const asked = await fetch(`${http.url}/api/staff`, {
      method: 'POST',
      headers: {
        authorization: `JWT ${token}`,
        'x-http-method-override': 'GET',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ 'where[id][equals]': id }).toString(),
    })
    expect([asked.status, await asked.json()]).toEqual([200, expect.objectContaining({ totalDocs: 1 })])
  })
})
