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

type Place = { world: () => World; door: () => Door; slugs: readonly Slug[]; roles: readonly Role[] }

const byName = <T>(entries: (readonly [string, T])[]) =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Every cell of the policy, tried through a door: what may be done is done, everything else is refused. */
export function testMatrix({ world, door, slugs, roles }: Place) {
  describe.each(slugs)('%s', (slug) => {
    const samples = Object.keys(POLICY[slug].samples)
    const idOf = (name: string) => (world().ids[slug] as Record<string, string>)[name] ?? ''

    test.each(roles)('are listed and counted for %s as far as they may be read', async (role) => {
      const docs = await door().list(role, slug)
      const names = new Set(docs.map(({ id }) => world().nameOf(slug, id)))
      expect([...names].toSorted()).toEqual(allowedSamples(slug, 'read', role))
      expect(await door().count(role, slug)).toBe(docs.length)
    })

    test.each(roles)('are opened one by one by %s as far as they may be read', async (role) => {
      const opened = await Promise.all(
        samples.map(async (name) => ({ name, doc: await door().read(role, slug, idOf(name)) })),
      )
      const names = opened.filter(({ doc }) => doc).map(({ name }) => name)
      expect(names.toSorted()).toEqual(allowedSamples(slug, 'read', role))
    })

    test.each(roles)('show %s the fields that are not private', async (role) => {
      const shown = await door().list(role, slug)
      const seen = shown.map((doc) => [world().nameOf(slug, doc.id), fieldsOf(doc)] as const)
      const stored = await world().system.all(slug)
      const allowed = stored.map((doc) => {
        const name = world().nameOf(slug, doc.id)
        const visible = new Set(allowedFields(POLICY[slug].fields, 'read', role, sampleOf(slug, name)))
        return [name, fieldsOf(doc).filter((field) => visible.has(field) || ALWAYS.has(field))] as const
      })
      const readable = new Set(allowedSamples(slug, 'read', role))
      expect(byName(seen)).toEqual(byName(allowed.filter(([name]) => readable.has(name))))
    })

    test.each(roles)('are changed by %s as far as the policy says', async (role) => {
      const { update } = attempts(world(), door())
      const ends: (readonly [string, string])[] = []
      for (const name of samples) ends.push([name, await update(role, slug, idOf(name))])
      const allowed = new Set(allowedSamples(slug, 'update', role))
      expect(byName(ends)).toEqual(
        byName(samples.map((name) => [name, allowed.has(name) ? 'done' : 'refused'])),
      )
    })

    test.each(roles)('are removed by %s as far as the policy says', async (role) => {
      const { remove } = attempts(world(), door())
      const ends: (readonly [string, string])[] = []
      for (const name of samples) ends.push([name, await remove(role, slug, idOf(name))])
      const allowed = new Set(allowedSamples(slug, 'delete', role))
      const end = (name: string) => (sampleOf(slug, name).held ? KEPT : 'done')
      expect(byName(ends)).toEqual(
        byName(samples.map((name) => [name, allowed.has(name) ? end(name) : 'refused'])),
      )
    })

    test.each(roles)('are made by %s if the policy says so', async (role) => {
      const { create } = attempts(world(), door())
      const expected = POLICY[slug].create?.includes(role) ? 'done' : 'refused'
      expect(await create(role, slug, newDoc(world().ids, slug, role))).toBe(expected)
    })
  })
}

/** The server's own, with every document. */
const ALWAYS = new Set(['id', 'createdAt', 'updatedAt', 'collection'])

/** The names of the fields in which a document says something. */
const fieldsOf = (doc: object) =>
  Object.entries(doc)
    .filter(([, value]) => isSaid(value))
    .map(([name]) => name)
    .toSorted()
