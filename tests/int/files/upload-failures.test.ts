import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPaper } from '~/tests/support/factories/catalogue'
import { noise } from '~/tests/support/factories/pictures'
import { runOn } from '~/tests/support/database/database'
import { multipart, openUploads } from '~/tests/support/http/uploads'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let uploads: Awaited<ReturnType<typeof openUploads>>
let before: Awaited<ReturnType<typeof uploads.kept>>
beforeAll(async () => {
  world = await openWorld()
  uploads = await openUploads(() => world)
})
beforeEach(async () => void (before = await uploads.kept()))
afterAll(() => uploads.close())

const picture = multipart({ bytes: await noise(900, 1100).jpeg().toBuffer() })
const document = multipart({ bytes: aPaper().data, name: 'a.pdf', fields: { kind: 'business' } })
const database = () => process.env.DATABASE_URL ?? ''

describe.each([
  ['the statement that adds the row', 'create trigger refusing before insert on'],
  ['the commit', 'create constraint trigger refusing after insert on'],
])('on the disk, if %s fails', (name, trigger) => {
  const rest = name === 'the commit' ? 'deferrable initially deferred' : ''
  beforeAll(() =>
    runOn(
      database(),
      `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
      ...['media', 'documents'].map(
        (table) => `${trigger} ${table} ${rest} for each row execute function refuse()`,
      ),
    ),
  )
  afterAll(() =>
    runOn(database(), ...['media', 'documents'].map((table) => `drop trigger refusing on ${table}`)),
  )

  test.each([
    ['picture', picture],
    ['document', document],
  ] as const)('a %s leaves neither row nor file', async (kind, body) => {
    const { status } = await uploads.post('seller', kind, body)
    expect(status).toBeGreaterThanOrEqual(500)
    expect(await uploads.kept()).toEqual(before)
  })
})

describe('a deadlock', () => {
  afterEach(() => runOn(database(), 'drop trigger once on media', 'drop sequence tries'))

  test('is tried again, and the files of the first try are removed', async () => {
    await runOn(
      database(),
      'create sequence tries',
      `create or replace function refuse_once() returns trigger language plpgsql as $$ begin
        if nextval('tries') = 1 then raise exception 'deadlock' using errcode = '40P01'; end if; return new; end $$`,
      'create trigger once before insert on media for each row execute function refuse_once()',
    )
    const { status, json } = await uploads.post('seller', 'picture', picture)
    expect([status, json.name]).toEqual([201, 'tile.png'])
    const after = await uploads.kept()
    expect([after.media - before.media, (after.files[0] ?? 0) - (before.files[0] ?? 0)]).toEqual([1, 6])
  })
})
