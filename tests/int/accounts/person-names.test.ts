import { beforeAll, expect, test } from 'vitest'
import { LOCALES } from '@/domain/locale'
import { greetedName, personName } from '@/domain/people/person-name'
import { sql } from '@/server/db/sql'
import { greetedNameSql, personNameSql } from '@/server/people/names'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => void (world = await openWorld()))

const NAMES = [
  ['민수', '김'],
  ['지현', '남궁'],
  ['ㅁㅅ', '김'],
  ['\u1112\u1161\u11ab', '김'],
  ['David', '김'],
  ['민수', 'Kim'],
  ['Élise', 'Tremblay'],
  ['美咲', '佐藤'],
  ['민수', ''],
  ['민수', null],
  [null, '김'],
  [null, null],
] as const

test.each(LOCALES)(
  'the database names people as the rule says, to readers of %s (rule P30)',
  async (locale) => {
    const sent = JSON.stringify(NAMES.map(([firstName, lastName]) => ({ firstName, lastName })))
    const first = sql`"firstName"`
    const last = sql`"lastName"`
    const { rows } = await world.payload.db.drizzle.execute<{ whole: string; greeted: string | null }>(
      sql`select ${personNameSql(first, last)} as whole, ${greetedNameSql(first, last, sql`${locale}`)} as greeted
     from json_to_recordset(${sent}) as each("firstName" text, "lastName" text)`,
    )
    expect(rows.map(({ whole, greeted }) => [whole, greeted ?? ''])).toEqual(
      NAMES.map(([firstName, lastName]) => [
        personName({ firstName, lastName }),
        greetedName({ firstName, lastName }, locale),
      ]),
    )
  },
)
