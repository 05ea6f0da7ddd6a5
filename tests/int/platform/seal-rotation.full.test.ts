import { execFile } from 'node:child_process'
import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { requestPayout } from '@/features/selling/payouts/commands/request-payout'
import { SEALED_COLUMNS, resealAll } from '@/server/settings/sealed-columns'
import { findFactor } from '@/server/auth/staff/second-factor'
import { FACTOR_SECRET } from '~/tests/support/factories/people'
import { openEarner } from '~/tests/support/shop/earned'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { hire } from '~/tests/support/staff'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(() => vi.unstubAllEnvs())

const OLD = process.env.FIELD_ENCRYPTION_KEY ?? ''
const NEW = randomBytes(32).toString('base64')
const keys = (...list: string[]) => vi.stubEnv('FIELD_ENCRYPTION_KEY', list.join(','))
const idOf = (key: string) =>
  createHash('sha256').update(Buffer.from(key, 'base64')).digest('base64url').slice(0, 8)

/** Sealed by a release before purposes had keys of their own. */
function version2(text: string) {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(OLD, 'base64'), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `v2.${idOf(OLD)}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
}

const bankAccount = async (seller: string) => {
  const found = await shop.payload.findByID({
    collection: 'sellers',
    id: seller,
    context: { reveal: 'bankAccount' },
    depth: 0,
  })
  return found.bankAccount
}
const sealedIn = async (table: string, id: string | undefined) =>
  Object.values((await shop.query<object>(`select * from ${table} where id = $1`, [id]))[0] ?? {}).filter(
    (value) => /^v\d[.~]/.test(String(value)),
  )

/** `npm run reseal` as the owner of the machine types it. */
const reseal = () =>
  promisify(execFile)(process.execPath, [
    '--conditions=production',
    '--import',
    'tsx',
    'src/worker/reseal.ts',
  ])

test('what a key sealed opens after its rotation, is sealed anew with the next, and then no longer needs it', async () => {
  const { id, seller, deliver, payouts } = await openEarner(shop)
  await deliver()
  await requestPayout(seller, { amount: 6000, key: 'form-of-a-payout' })
  const [payout] = await payouts()
  const number = await bankAccount(id)
  const admin = await hire(shop, 'admin', { hasFactor: true })
  const before = await shop.seller({ bankAccount: '1002-555-123456' })
  await shop.query('update sellers set bank_account = $1 where id = $2', [version2('110-20-30'), before])

  keys(NEW, OLD)
  expect([await bankAccount(id), await bankAccount(before)]).toEqual([number, '110-20-30'])
  expect(await findFactor(admin.id)).toMatchObject({ secret: FACTOR_SECRET })

  const { stdout } = await reseal()
  expect(stdout).toMatch(/sellers\.bank_account: [1-9]\d* sealed anew/)
  for (const [table, row] of [
    ['sellers', id],
    ['sellers', before],
    ['payouts', payout?.id],
    ['second_factors', admin.id],
  ] as const)
    expect(await sealedIn(table, row)).toEqual([expect.stringContaining(`v3~${idOf(NEW)}~`)])

  keys(NEW)
  expect([await bankAccount(id), await bankAccount(before)]).toEqual([number, '110-20-30'])
  expect(await findFactor(admin.id)).toMatchObject({ secret: FACTOR_SECRET })
  expect((await resealAll()).map(({ resealed, failures }) => [resealed, failures])).toEqual(
    SEALED_COLUMNS.map(() => [0, []]),
  )
})

test('what needs a key that was removed says which, and stays for when it is back', async () => {
  keys(NEW)
  const id = await shop.seller({ bankAccount: '110-99-88' })
  const other = randomBytes(32).toString('base64')
  keys(other)
  const reason = `A sealed value needs key ${idOf(NEW)}, which FIELD_ENCRYPTION_KEY does not contain`
  await expect(bankAccount(id)).rejects.toThrow(reason)
  await expect(reseal()).rejects.toThrow(`sellers.bank_account ${id}: ${reason}`)
  keys(other, NEW)
  expect(await bankAccount(id)).toBe('110-99-88')
})

test('what a lost key sealed is cleared as docs/deploy.md says, and nothing else', async () => {
  const [lost, key] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
  keys(lost)
  const id = await shop.seller({ bankAccount: '110-99-88' })
  const admin = await hire(shop, 'admin', { hasFactor: true })
  keys(key)
  const kept = await shop.seller({ bankAccount: '220-99-88' })
  const statements = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/^(?:update|delete) .*KEY.*;$/gm)]
  expect(statements).toHaveLength(SEALED_COLUMNS.length)
  for (const [statement] of statements) await shop.query(statement.replace('KEY', idOf(lost)))
  expect([await bankAccount(id), await findFactor(admin.id), await bankAccount(kept)]).toEqual([
    null,
    null,
    '220-99-88',
  ])
})

test('every sealed field has its column in the list', () => {
  const sealed = Object.values(shop.payload.collections).flatMap(({ config }) =>
    config.flattenedFields
      .filter(({ custom }) => custom?.isEncrypted)
      .map(({ name }) => `${config.slug}.${name}`),
  )
  const camel = (name: string) => name.replace(/_(.)/g, (_, sign: string) => sign.toUpperCase())
  const listed = SEALED_COLUMNS.map(({ table, column }) => `${table.replaceAll('_', '-')}.${camel(column)}`)
  expect(sealed.sort()).toEqual([...listed].sort())
})
