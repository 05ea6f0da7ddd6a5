import { describe, expect, test } from 'vitest'
import { allowedFields, allowedSamples, sampleOf } from './allowed'
import { attempts, KEPT } from './attempts'
import type { Door } from './http/client'
import { isSaid } from './is-said'
import { newDoc } from './new-doc'
import type { World } from './open-world'
import { POLICY } from './policy'
import type { Slug } from './policy/row'
import type { Role } from './roles'
import { storedDocs } from './stored-docs'

type Place = {
  world: () => World
  door: () => Door
  slugs: readonly Slug[]
  roles: readonly Role[]
  /** The collections of which documents are also made and removed: all, if none are named. */
  inFull?: readonly Slug[]
}

/** Every cell of the policy, tried through a door: what may be done is done, everything else is refused. */
export function testMatrix({ world, door, slugs, roles, inFull = slugs }: Place) {
  describe.each(slugs)('%s', (slug) => {
    const isInFull = inFull.includes(slug)

    test.each(roles)('answer every operation of %s as the policy says', async (role) => {
      const answered = await answers({ world: world(), door: door(), slug, role, isInFull })
      expect(answered).toEqual(await expected({ world: world(), slug, role, isInFull }))
    })
  })
}

type Asked = { world: World; slug: Slug; role: Role; isInFull: boolean }

const samplesOf = (slug: Slug) => Object.keys(POLICY[slug].samples)

const byName = <T>(entries: (readonly [string, T])[]) =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))

async function answers({ world, door, slug, role, isInFull }: Asked & { door: Door }) {
  const idOf = (name: string) => (world.ids[slug] as Record<string, string>)[name] ?? ''
  const [docs, counted, opened] = await Promise.all([
    door.list(role, slug),
    door.count(role, slug),
    Promise.all(
      samplesOf(slug).map(async (name) => ((await door.read(role, slug, idOf(name))) ? [name] : [])),
    ),
  ])
  const { create, update, remove } = attempts(world, door)
  const eachSample = async (attempt: (role: Role, slug: Slug, id: string) => Promise<string>) => {
    const ends: (readonly [string, string])[] = []
    for (const name of samplesOf(slug)) ends.push([name, await attempt(role, slug, idOf(name))])
    return byName(ends)
  }
  return {
    listed: byName(docs.map((doc) => [world.nameOf(slug, doc.id), fieldsOf(doc)])),
    counted,
    opened: opened.flat().toSorted(),
    changed: await eachSample(update),
    ...(isInFull && {
      removed: await eachSample(remove),
      made: await create(role, slug, newDoc(world.ids, slug, role)),
    }),
  }
}

async function expected({ world, slug, role, isInFull }: Asked) {
  const readable = allowedSamples(slug, 'read', role)
  const stored = (await storedDocs(world, slug)).map((doc) => [world.nameOf(slug, doc.id), doc] as const)
  const listed = readable.map((name) => {
    const open = new Set(allowedFields(POLICY[slug].fields, 'read', role, sampleOf(slug, name)))
    const said = fieldsOf(Object.fromEntries(stored)[name] ?? {})
    return [name, said.filter((field) => open.has(field) || ALWAYS.has(field))] as const
  })
  const eachSample = (operation: 'update' | 'delete', end: (name: string) => string) => {
    const allowed = new Set(allowedSamples(slug, operation, role))
    return byName(samplesOf(slug).map((name) => [name, allowed.has(name) ? end(name) : 'refused']))
  }
  return {
    listed: byName(listed),
    counted: stored.filter(([name]) => readable.includes(name)).length,
    opened: readable,
    changed: eachSample('update', () => 'done'),
    ...(isInFull && {
      removed: eachSample('delete', (name) => (sampleOf(slug, name).held ? KEPT : 'done')),
      made: POLICY[slug].create?.includes(role) ? 'done' : 'refused',
    }),
  }
}

/** The server's own, with every document. */
const ALWAYS = new Set(['id', 'createdAt', 'updatedAt', 'collection'])

/** The names of the fields in which a document says something. */
const fieldsOf = (doc: object) =>
  Object.entries(doc)
    .filter(([, value]) => isSaid(value))
    .map(([name]) => name)
    .toSorted()
