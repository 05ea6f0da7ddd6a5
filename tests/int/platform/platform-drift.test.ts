import fs from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { migrations } from '@/migrations/index'
import { tablesOf, ungenerated, unmigrated } from '~/tests/support/database/drift'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

type Pushed = { statementsToExecute: string[] } & Awaited<
  ReturnType<ReturnType<World['payload']['db']['requireDrizzleKit']>['pushSchema']>
>

test('the last migration knows the whole schema', async () => {
  expect(await unmigrated(world.payload)).toEqual([])
})

test('the migrations make the schema, and nothing beside it', async () => {
  const { db } = world.payload
  const { pushSchema } = db.requireDrizzleKit()
  const { statementsToExecute } = (await pushSchema(db.schema, db.drizzle, ['public'])) as Pushed
  // The default of a numeric column is read back as text and so always looks new.
  expect(statementsToExecute.filter((each) => !/ALTER COLUMN "\w+" SET DEFAULT -?\d+;$/.test(each))).toEqual(
    [],
  )
})

test('every migration is listed, in the order of its name, and has been run', async () => {
  const { db } = world.payload
  const files = (await fs.readdir(db.migrationDir)).filter(
    (name) => name.endsWith('.ts') && name !== 'index.ts',
  )
  const names = files.map((name) => name.replace(/\.ts$/, '')).toSorted()
  const { docs } = await world.payload.find({
    collection: 'payload-migrations',
    pagination: false,
    sort: 'name',
  })
  expect(migrations.map(({ name }) => name)).toEqual(names)
  expect(docs.map(({ name }) => name)).toEqual(names)
})

test('the generated types and the import map of the panel are those of the collections', async () => {
  expect(await ungenerated(world.payload)).toEqual([])
})

test('the generated tables are those of the collections', async () => {
  expect(await tablesOf(world.payload)).toBe(await fs.readFile('src/payload-schema.ts', 'utf8'))
})
