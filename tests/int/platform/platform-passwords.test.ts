import { beforeAll, expect, test } from 'vitest'
import { hashPassword, isPassword } from '@/server/auth/passwords/password'
import { rowsOf } from '~/tests/support/database/database'
import { PASSWORD } from '~/tests/support/factories/people'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const url = () => process.env.DATABASE_URL ?? ''
const stored = async (email: string) =>
  (await rowsOf(url(), 'select hash, salt from users where email = $1', [email]))[0] as {
    hash: string
    salt: string
  }

test('a password that Payload stored is recognised, and no other', async () => {
  const kept = await stored('buyer@maru.test')
  expect(await isPassword(PASSWORD, kept)).toBe(true)
  expect(await isPassword(`${PASSWORD}x`, kept)).toBe(false)
  expect(await isPassword('', kept)).toBe(false)
})

test('a password that we stored opens Payload’s own login', async () => {
  const { hash, salt } = await hashPassword('a-fresh-password')
  await rowsOf(url(), 'update users set hash = $1, salt = $2 where id = $3', [
    hash,
    salt,
    world.ids.users.otherBuyer,
  ])
  const data = { email: 'otherbuyer@maru.test', password: 'a-fresh-password' }
  expect(await world.payload.login({ collection: 'users', data })).toHaveProperty('token')
})

test('where nothing is stored no password is right', async () => {
  expect(await isPassword('', null)).toBe(false)
  expect(await isPassword('anything', { hash: '', salt: '' })).toBe(false)
})

test('one password is one password, however Hangul was typed', async () => {
  const kept = await hashPassword('비밀번호는길게'.normalize('NFD'))
  expect(await isPassword('비밀번호는길게'.normalize('NFC'), kept)).toBe(true)
})
