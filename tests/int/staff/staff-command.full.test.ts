import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { findFactor } from '@/server/auth/staff/second-factor'
import { openStaffSession } from '@/server/auth/staff/staff-session'
import { rowsOf } from '~/tests/support/database/database'
import { openWorld, userOf, type World } from '~/tests/support/open-world'
import { hire, notesAbout } from '~/tests/support/staff'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

/** `npm run staff -- …` as the owner of the machine types it, and the password that is asked for. */
function staffTyping(password: string, ...words: string[]) {
  const command = ['--conditions=production', '--import', 'tsx', 'src/worker/staff.ts', ...words]
  const running = promisify(execFile)(process.execPath, command)
  running.child.stdin?.end(`${password}\n`)
  return running
}
const staff = (...words: string[]) => staffTyping('', ...words)

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

test('whoever is made staff chooses a password that nobody tries first', async () => {
  const email = 'first.admin@maru.test'
  const made = () => world.system.all('staff', { where: { email: { equals: email } } })
  for (const [password, sentence] of [
    ['too short', 'A password has at least 12 signs.'],
    ['password1234', 'This password is too easy to guess.'],
    ['first.admin2025', 'This password is too easy to guess.'],
    ['x7'.repeat(80), 'A password has at most 128 signs.'],
  ] as const)
    await expect(staffTyping(password, 'admin', email), password).rejects.toThrow(sentence)
  expect(await made()).toEqual([])
  const { stdout } = await staffTyping('gravel pond nineteen', 'admin', email)
  expect(stdout).toContain(`${email} may sign in at /admin as admin.`)
  await expect(staffTyping('gravel pond nineteen', 'editor', email)).rejects.toThrow(
    'is of the staff already.',
  )
  const [first, ...others] = await made()
  expect(others).toEqual([])
  expect(await notesAbout(world, String(first?.id))).toEqual(['staff.created: on the machine'])
})
