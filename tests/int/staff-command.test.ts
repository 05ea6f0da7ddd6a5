import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { findFactor } from '@/server/second-factor'
import { openStaffSession } from '@/server/staff-session'
import { rowsOf } from '~/tests/support/database'
import { openWorld, userOf, type World } from '~/tests/support/open-world'
import { hire, notesAbout } from '~/tests/support/staff'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

/** `npm run staff -- …` as the owner of the machine types it. */
const staff = (...words: string[]) =>
  promisify(execFile)(process.execPath, [
    '--conditions=production',
    '--import',
    'tsx',
    'src/worker/staff.ts',
    ...words,
  ])

test('the owner of the machine resets the second factor of the last admin, which ends the sessions and is audited', async () => {
  const { id, email } = await hire(world, 'admin', { hasFactor: true })
  const [row] = await rowsOf<{ hash: string }>(
    process.env.DATABASE_URL ?? '',
    'select hash from staff where id = $1',
    [id],
  )
  const session = await openStaffSession(id, { hash: row?.hash ?? '', hasFactor: true })
  const { stdout } = await staff('reset-factor', email)
  expect(stdout).toContain(`${email} signs in without a code now.`)
  expect([await findFactor(id), await userOf(world.payload, session?.token ?? '')]).toEqual([null, null])
  expect(await notesAbout(world, id)).toEqual(['factor.reset: on the machine'])
  await expect(staff('reset-factor', email)).rejects.toThrow('has no second factor')
})

test.each([[], ['admin'], ['owner', 'x@maru.test'], ['reset-factor', 'nobody']])(
  'said wrongly (%s %s) it tells how to say it',
  async (...words) => {
    await expect(staff(...words)).rejects.toThrow('Say: npm run staff -- admin|editor|reset-factor')
  },
)
