import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answers } from '@/server/next/response-status'
import { PEER_HEADER } from '@/server/http/addresses/client-address'
import { uncountTry, throttle, tooOften } from '@/server/auth/throttle'
import { rowsOf } from '~/tests/support/database/database'
import { PASSWORD } from '~/tests/support/factories/people'
import { unique } from '~/tests/support/factories/unique'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, type World } from '~/tests/support/open-world'
import { formOf, restClient, type RestClient } from '~/tests/support/http/rest'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

let last = 0
const newAddress = () => `198.51.100.${++last}`
const times = (count: number, work: () => Promise<number>) => Promise.all(Array.from({ length: count }, work))
const guessFromEverywhere = (count: number, account: string) =>
  Promise.all(
    Array.from({ length: count }, (_, at) => throttle('signIn', { address: `10.1.0.${at}`, account })),
  )

describe('a door that is tried too often', () => {
  test('closes for the pair, says for how long, and stays open to others', async () => {
    const caller = { address: newAddress(), account: unique('who') }
    expect(await times(25, () => throttle('signIn', caller))).toEqual(Array(25).fill(0))
    const wait = await throttle('signIn', caller)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(900)
    expect(await throttle('signIn', { ...caller, address: newAddress() })).toBe(0)
    expect(await throttle('signIn', { ...caller, account: unique('other') })).toBe(0)
  })

  test('closes for an address that tries one account after the other', async () => {
    const address = newAddress()
    const tried = await times(130, () => throttle('signIn', { address, account: unique('one') }))
    expect(tried.filter((wait) => wait === 0)).toHaveLength(100)
  })

  test('counts one e-mail address once, however it is typed', async () => {
    const account = unique('victim')
    const typed = (at: number) =>
      [account, `${account}${' '.repeat(at)}`, ` ${account.toUpperCase()}`][at % 3] ?? ''
    const address = newAddress()
    const tried: number[] = []
    for (let at = 0; at < 60; at++) tried.push(await throttle('signIn', { address, account: typed(at) }))
    expect(tried.filter((wait) => wait === 0)).toHaveLength(25)
  })

  test('stays open for a device the account knows, whatever strangers try', async () => {
    const account = unique('owner')
    const address = newAddress()
    await guessFromEverywhere(220, account)
    await times(120, () => throttle('signIn', { address, account: unique('one') }))
    const owner = { address, account, device: unique('device') }
    expect(await tooOften('signIn', { ...owner, device: undefined })).not.toBeNull()
    expect(await tooOften('signIn', owner)).toBeNull()
    await times(24, () => throttle('signIn', owner))
    expect(await throttle('signIn', owner)).toBeGreaterThan(0)
    expect(await throttle('signIn', { ...owner, device: unique('device') })).toBe(0)
  })

  test('tells an unknown device about the mailed link when the account is closed', async () => {
    const account = unique('closed')
    await guessFromEverywhere(200, account)
    const refusal = await tooOften('signIn', { address: newAddress(), account })
    expect(refusal?.issues).toMatchObject([{ code: 'throttle.account', params: { minutes: 60 } }])
  })

  test('closes for an account that is tried from everywhere, late', async () => {
    const account = unique('famous')
    const tried = await times(220, () => throttle('signIn', { address: `10.0.0.${(last += 1)}`, account }))
    expect(tried.filter((wait) => wait === 0)).toHaveLength(200)
  })

  test('gives back the tries of who was right', async () => {
    const caller = { address: newAddress(), account: unique('right') }
    for (let at = 0; at < 30; at++) {
      expect(await throttle('signIn', caller)).toBe(0)
      await uncountTry('signIn', caller)
    }
  })

  test('opens again when the time is over', async () => {
    const caller = { address: newAddress(), account: unique('later') }
    await times(25, () => throttle('signIn', caller))
    await rowsOf(process.env.DATABASE_URL ?? '', 'update throttles set expire = 1')
    expect(await throttle('signIn', caller)).toBe(0)
  })

  test('does not stop everybody where nobody knows who calls', async () => {
    const tried = await times(130, () => throttle('signIn', { address: 'unknown', account: unique('one') }))
    expect(tried).toEqual(Array(130).fill(0))
  })

  test('keeps no list of accounts and addresses', async () => {
    await throttle('signIn', { address: '203.0.113.77', account: 'seen@maru.test' })
    const rows = await rowsOf(process.env.DATABASE_URL ?? '', 'select key from throttles')
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|seen@maru/)
  })
})

describe('what answers a form', () => {
  const answer = () => new ServerResponse(new IncomingMessage(new Socket()))

  test('is 429 with the time to wait where the door is shut, and says nothing of the kind where it is open', async () => {
    const caller = { account: unique('form') }
    const open = answer()
    for (let at = 0; at < 5; at++) await answers.run(open, () => throttle('mailLink', caller))
    expect([open.statusCode, open.getHeader('retry-after')]).toEqual([200, undefined])
    const shut = answer()
    const wait = await answers.run(shut, () => throttle('mailLink', caller))
    expect([shut.statusCode, shut.getHeader('retry-after')]).toEqual([429, String(wait)])
  })
})

describe('the sign-in of the panel', () => {
  const login = (address: string, password: string, email = 'editor@maru.test') => {
    const sent = { method: 'POST', headers: { [PEER_HEADER]: address } }
    return send('visitor', 'staff/login', { ...sent, form: formOf({ email, password }) })
  }

  test('is throttled before anything is hashed, whatever address the client makes up', async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let at = 0; at < 11; at++) statuses.push((await login(address, `wrong-${at}`)).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    const refused = await login(address, PASSWORD)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('Please try again in 15 minutes.')
    expect((await login(newAddress(), PASSWORD)).status).toBe(200)
  })

  test('counts one e-mail address once, however many spaces stand around it', async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let at = 0; at < 12; at++)
      statuses.push((await login(address, 'wrong', `spaced@maru.test${' '.repeat(at)}`)).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('lets in as often as the password is right', async () => {
    const address = newAddress()
    for (let at = 0; at < 12; at++)
      expect((await login(address, PASSWORD, 'admin@maru.test')).status).toBe(200)
  })

  test('counts the mails it is asked to send', async () => {
    const json = { email: 'nobody@maru.test' }
    const ask = () =>
      send('visitor', 'staff/forgot-password', {
        method: 'POST',
        json,
        headers: { [PEER_HEADER]: newAddress() },
      })
    const answers: number[] = []
    for (let at = 0; at < 6; at++) answers.push((await ask()).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })

  test.each([[{}], [[]], [{ email: { equals: 'x' }, password: 7 }], [{ email: 'x'.repeat(5000) }]])(
    'is not broken by %j',
    async (json) => {
      const headers = { [PEER_HEADER]: newAddress() }
      const { status } = await send('visitor', 'staff/login', { method: 'POST', json, headers })
      expect([400, 401]).toContain(status)
    },
  )
})
