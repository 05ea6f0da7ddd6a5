import { expect, test, vi } from 'vitest'
import { sql } from '@/server/db/sql'
import { queryOn } from '@/server/search/prepared-statements'

type Query = { text: string; name?: string }
const connect = () => {
  const query = vi.fn(async ({ text }: Query) => ({ rows: [{ text }] }))
  return { ask: queryOn({ query }), names: () => query.mock.calls.map(([{ name }]) => name) }
}

test('a statement that is asked again and again is planned once, and goes by the same name on every connection', async () => {
  const [one, other] = [connect(), connect()]
  for (let at = 0; at < 13; at++) await one.ask(sql`select ${at}::int as often`)
  await other.ask(sql`select ${9}::int as often`)
  const [kept, again] = one.names().slice(11)
  expect(new Set(one.names().slice(0, 11))).toEqual(new Set([undefined]))
  expect(kept).toMatch(/^search_[0-9a-f]{32}$/)
  expect([again, ...other.names()]).toEqual([kept, kept])
})

test('one without values is not: several may stand in it', async () => {
  const { ask, names } = connect()
  for (let at = 0; at < 13; at++) await ask(sql`begin; select 1`)
  expect(new Set(names())).toEqual(new Set([undefined]))
})

test('so many kinds are kept, and whoever comes later is answered all the same', async () => {
  const { ask, names } = connect()
  for (let kind = 0; kind < 100; kind++)
    for (let at = 0; at < 12; at++) await ask(sql`select ${at} as ${sql.raw(`kind_${kind}`)}`)
  expect(new Set(names().filter(Boolean)).size).toBeLessThanOrEqual(48)
  expect(await ask(sql`select ${1} as last`)).toEqual([{ text: 'select $1 as last' }])
})
