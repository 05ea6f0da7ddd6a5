import { beforeAll, expect, test } from 'vitest'
import { down, up } from '@/migrations/20261127_130000_names_reviews_locks'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const query = async <T>(statement: string, values: unknown[] = []) =>
  (await world.payload.db.pool.query(statement, values)).rows as T[]

test('what Korean sellers wrote in Hangul is kept as such; Latin letters are not', async () => {
  const { payload, ids } = world
  const db = { db: payload.db.drizzle } as never
  await down(db)
  await query(
    `update sellers set country = 'KR', company = '한빛타일', company_ko = null, contact_person = '김민수', address = '남동대로 37',
      address2 = '2층', city = '인천', province = '인천광역시' where id = $1`,
    [ids.sellers.seller],
  )
  await query(
    `update sellers set country = 'KR', company = 'Dasan', company_ko = null, contact_person = 'Kim', address = '37 Namdong-daero',
      city = 'Incheon', province = 'Incheon' where id = $1`,
    [ids.sellers.otherSeller],
  )
  await up(db)
  const rowOf = async (id?: string) => {
    const [row] = await query<Record<string, string | null>>(
      `select company_ko, contact_person_ko, address_ko, address2_ko, city_ko, province_ko from sellers where id = $1`,
      [id],
    )
    return Object.values(row ?? {})
  }
  expect(await rowOf(ids.sellers.seller)).toEqual([
    '한빛타일',
    '김민수',
    '남동대로 37',
    '2층',
    '인천',
    '인천광역시',
  ])
  expect(await rowOf(ids.sellers.otherSeller)).toEqual([null, null, null, null, null, null])
})
