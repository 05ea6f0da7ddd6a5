import type { SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { fieldRules } from '~/tests/support/allowed'
import { missingLocks, wrongLocks } from '~/tests/support/database/locks'
import { openWorld, type World } from '~/tests/support/open-world'
import { GLOBAL_POLICY, GLOBAL_SLUGS, POLICY, SLUGS } from '~/tests/support/policy'
import type { Slug } from '~/tests/support/policy/row'
import { UNLOCKED } from '~/tests/support/policy/unlocked'
import { nestedRules } from '~/tests/support/database/schema'

let world: World
let config: SanitizedConfig

beforeAll(async () => {
  world = await openWorld()
  config = world.payload.config
})

const ALWAYS = ['id', 'createdAt', 'updatedAt']

test('every collection and global has its row, and no row is left over', () => {
  expect(SLUGS.toSorted()).toEqual(config.collections.map(({ slug }) => slug).toSorted())
  expect(GLOBAL_SLUGS.toSorted()).toEqual(config.globals.map(({ slug }) => slug).toSorted())
})

/** What lists are searched by: it is asked, and never answers. */
const ASKED_ONLY = new Set(['orders.search'])

describe.each(SLUGS)('%s', (slug) => {
  test('speak of each of their fields once', () => {
    const { ruled = {}, ...groups } = POLICY[slug].fields
    const spoken = [...Object.values<readonly string[]>(groups).flat(), ...Object.keys(ruled)]
    const fields = collection(slug).flattenedFields.map(({ name }) => name)
    expect(spoken.toSorted()).toEqual(fields.filter((name) => !ALWAYS.includes(name)).toSorted())
  })

  test('keep no rule of their own further down, where the policy does not look', () => {
    expect(nestedRules(collection(slug).fields)).toEqual(POLICY[slug].inner ?? [])
  })

  test('have every sample of the policy in the world, and nothing without a name', async () => {
    const docs = await world.system.all(slug)
    const names = new Set(docs.map(({ id }) => world.nameOf(slug, id)))
    expect([...names].toSorted()).toEqual(Object.keys(POLICY[slug].samples).toSorted())
  })

  test('say something in every private field, so that silence can be heard', async () => {
    const rules = Object.entries(fieldRules(POLICY[slug].fields))
    const privateOnes = rules
      .filter(([name, { read }]) => read?.length && !ASKED_ONLY.has(`${slug}.${name}`))
      .map(([name]) => name)
    const docs = await world.system.all(slug)
    const silent = privateOnes.filter(
      (name) => !docs.some((doc) => doc[name] !== null && doc[name] !== undefined),
    )
    expect(silent).toEqual([])
  })

  test('have locks that hold by themselves', async () => {
    const docs = await world.system.all(slug)
    const known = docs.map((doc) => ({ doc, sample: POLICY[slug].samples[world.nameOf(slug, doc.id)] }))
    expect(wrongLocks(world, collection(slug).flattenedFields, POLICY[slug].fields, known)).toEqual([])
  })

  test('have a lock on everything that is private in a document open to somebody', () => {
    const missing = missingLocks(slug, collection(slug).flattenedFields)
    expect(missing.toSorted()).toEqual([...(UNLOCKED[slug] ?? [])].toSorted())
  })
})

describe.each(GLOBAL_SLUGS)('the global %s', (slug) => {
  test('speaks of each of its fields once', () => {
    const { ruled = {}, ...groups } = GLOBAL_POLICY[slug].fields
    const spoken = [...Object.values<readonly string[]>(groups).flat(), ...Object.keys(ruled)]
    const fields = config.globals.find((global) => global.slug === slug)?.flattenedFields ?? []
    const names = fields.map(({ name }) => name).filter((name) => !ALWAYS.includes(name))
    expect(spoken.toSorted()).toEqual(names.toSorted())
  })

  test('has locks that hold by themselves', () => {
    const fields = config.globals.find((global) => global.slug === slug)?.flattenedFields ?? []
    expect(wrongLocks(world, fields, GLOBAL_POLICY[slug].fields, [{}])).toEqual([])
  })
})

function collection(slug: Slug) {
  return world.payload.collections[slug].config
}
