import fs from 'node:fs/promises'
import path from 'node:path'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { migrations } from '~/src/migrations/index'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => vi.restoreAllMocks())

/** The generators write only when something differs; here they find out and write nothing. */
const watchWriting = () => vi.spyOn(fs, 'writeFile').mockResolvedValue()

type Pushed = { statementsToExecute: string[] } & Awaited<
  ReturnType<ReturnType<World['payload']['db']['requireDrizzleKit']>['pushSchema']>
>

test('the last migration knows the whole schema', async () => {
  const { db } = world.payload
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit()
  const names = (await fs.readdir(db.migrationDir)).filter((name) => name.endsWith('.json')).toSorted()
  const last = JSON.parse(await fs.readFile(path.join(db.migrationDir, names.at(-1) ?? ''), 'utf8'))
  expect(await generateMigration(last, await generateDrizzleJson(db.schema))).toEqual([])
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

test('the generated types are those of the collections', async () => {
  const writing = watchWriting()
  await generateTypes(world.payload.config, { log: false })
  expect(writing).not.toHaveBeenCalled()
})

test('the import map of the panel is the one it needs', async () => {
  const writing = watchWriting()
  await generateImportMap(world.payload.config, { log: false })
  expect(writing).not.toHaveBeenCalled()
})
