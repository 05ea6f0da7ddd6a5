import { beforeAll, describe, expect, test } from 'vitest'
import { confirmSignUp, signUp } from '@/features/account/sign-in/sign-up-actions'
import { throttle } from '@/server/auth/throttle'
import { sweepExpired } from '@/worker/sweep-expired'
import { openBrowser, tokenMailedTo } from '~/tests/support/http/browser'
import { rowsOf } from '~/tests/support/database/database'
import { aSignUp, newEmail } from '~/tests/support/factories/sign-up'
import { openWorld, userOf, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const rows = <T extends object>(statement: string, ...values: unknown[]) =>
  rowsOf<T>(process.env.DATABASE_URL ?? '', statement, values)
const count = async (table: string) =>
  Number((await rows<{ count: string }>(`select count(*) from ${table}`))[0]?.count)

describe('the sweeper', () => {
  test('takes counters that have run out and leaves those that count', async () => {
    await throttle('signIn', { address: '192.0.2.200', account: 'a@maru.test' })
    const counting = await count('throttles')
    await rows(
      'insert into throttles (key, points, expire) select $1 || n, 1, $2 from generate_series(1, 30) n',
      'old:',
      Date.now() - 2 * 60 * 60 * 1000,
    )
    await sweepExpired()
    expect(counting).toBeGreaterThan(0)
    expect(await count('throttles')).toBe(counting)
  })

  test('takes links a week after their time, until when they say what is wrong with them', async () => {
    const [late, old] = [newEmail(), newEmail()]
    const browser = openBrowser()
    for (const email of [late, old]) await browser.submit(signUp, aSignUp(email))
    const outdate = (email: string, days: number) =>
      rows(
        'update account_tokens set expires_at = now() - make_interval(days => $2) where email = $1',
        email,
        days,
      )
    await outdate(late, 6)
    await outdate(old, 8)
    await sweepExpired()
    const said = async (email: string) =>
      (await browser.submit(confirmSignUp, { token: await tokenMailedTo(email) })).message
    expect(await said(late)).toBe('This link has expired. Please ask for a new one.')
    expect(await said(old)).toBe(
      'This link is incomplete or wasn’t sent by us. Please open it again from the email.',
    )
    expect(await rows('select 1 from account_tokens where email = $1', old)).toEqual([])
  })

  test('takes sessions that have ended, of members and of staff, and nobody else is signed out', async () => {
    const before = [await count('users_sessions'), await count('staff_sessions')]
    const end = (table: string, owner: string) =>
      rows(
        `insert into ${table} (_order, _parent_id, id, created_at, expires_at)
          select 50 + n, $1::uuid, 'over' || n, now() - interval '31 days', now() - interval '1 day' from generate_series(1, 5) n`,
        owner,
      )
    await end('users_sessions', world.ids.users.buyer)
    await end('staff_sessions', world.ids.staff.editor)
    await sweepExpired()
    expect([await count('users_sessions'), await count('staff_sessions')]).toEqual(before)
    expect(await userOf(world.payload, world.tokens.buyer)).toMatchObject({ email: 'buyer@maru.test' })
    expect(await userOf(world.payload, world.tokens.editor)).toMatchObject({ email: 'editor@maru.test' })
  })

  test('takes inquiries two years after they were answered, and none that waits', async () => {
    await rows(
      `insert into inquiries (id, name, email, message, locale, status, updated_at, created_at)
        select gen_random_uuid(), kind, 'old@maru.test', 'Hello', 'en', status::enum_inquiries_status, now() - make_interval(months => months), now()
        from (values ('kept', 'answered', 23), ('waits', 'new', 30), ('gone', 'answered', 25), ('closed', 'closed', 25)) v (kind, status, months)`,
    )
    await sweepExpired()
    expect(await rows(`select name from inquiries where email = 'old@maru.test' order by name`)).toEqual([
      { name: 'kept' },
      { name: 'waits' },
    ])
  })
})
