import { beforeAll, describe, expect, test } from 'vitest'
import { allowedSamples } from '~/tests/support/allowed'
import { asker, type Asker } from '~/tests/support/http/ask'
import {
  EXISTS,
  hopsOf,
  leaksIn,
  openLeaves,
  pairsFor,
  privateLeaves,
  shortPairsFor,
  type Pair,
} from '~/tests/support/attacks/guess'
import { openWorld, type World } from '~/tests/support/open-world'
import { SLUGS } from '~/tests/support/policy'
import type { Slug } from '~/tests/support/policy/row'
import { ROLES, type Role } from '~/tests/support/roles'

let world: World
let ask: Asker

beforeAll(async () => {
  world = await openWorld()
  ask = asker(world)
})

/** The questions about a path whose two forms are answered differently. */
async function tellTale(
  role: Role,
  slug: Slug,
  path: string,
  pairs: readonly Pair[],
  way: 'list' | 'count' = 'list',
) {
  const told: string[] = []
  for (const [operator, hit, miss] of pairs) {
    const one = await ask[way](role, slug, { where: { [path]: { [operator]: hit } } })
    const two = await ask[way](role, slug, { where: { [path]: { [operator]: miss } } })
    told.push(...(one === two ? [] : [`${slug} ${path} ${operator}`]))
  }
  return told
}

/** The ways to a collection that begin where the role may read something: elsewhere every question is refused. */
const waysTo = (slug: Slug, role: Role) =>
  hopsOf(world).filter(({ from, to }) => to === slug && allowedSamples(from, 'read', role).length > 0)

describe.each(SLUGS)('private fields of %s', (slug) => {
  test.for(ROLES)('are not guessed by %s from what a filter finds or counts', async (role) => {
    const told: string[] = []
    for (const leaf of await privateLeaves(world, slug, role)) {
      const pairs = [EXISTS, ...pairsFor(leaf)]
      told.push(...(await tellTale(role, slug, leaf.path, pairs)))
      told.push(...(await tellTale(role, slug, leaf.path, pairs, 'count')))
    }
    expect(told).toEqual([])
  })

  test.for(ROLES)('are not guessed by %s from an order', async (role) => {
    const told: string[] = []
    for (const { path } of await privateLeaves(world, slug, role)) {
      const up = await ask.list(role, slug, { sort: path })
      const down = await ask.list(role, slug, { sort: `-${path}` })
      const plain = await ask.list(role, slug, { sort: 'id' })
      told.push(...(up === down || up === plain ? [] : [path]))
    }
    expect(told).toEqual([])
  })

  test.for(ROLES)('are not shown to %s who asks for them by name or in depth', async (role) => {
    const leaves = await privateLeaves(world, slug, role)
    const select = Object.fromEntries(leaves.map(({ path }) => [path.split('.')[0] ?? '', true]))
    const everywhere = Object.fromEntries(SLUGS.map((each) => [each, {}]))
    expect(leaksIn(world, role, await ask.docs(role, slug, { select: { id: true, ...select } }))).toEqual([])
    expect(leaksIn(world, role, await ask.docs(role, slug, { depth: 2 }))).toEqual([])
    expect(leaksIn(world, role, await ask.docs(role, slug, { depth: 2, populate: everywhere }))).toEqual([])
  })

  test.for(ROLES)('are not guessed by %s through the documents that point at them', async (role) => {
    const told: string[] = []
    const leaves = await privateLeaves(world, slug, role)
    for (const { from, path } of waysTo(slug, role)) {
      for (const leaf of leaves) {
        told.push(...(await tellTale(role, from, `${path}.${leaf.path}`, shortPairsFor(leaf))))
      }
    }
    expect(told).toEqual([])
  })
})

describe.each(SLUGS)('whole documents of %s', (slug) => {
  test.for(ROLES)('are not guessed by %s through the documents that point at them', async (role) => {
    const told: string[] = []
    const readable = new Set(allowedSamples(slug, 'read', role))
    const leaves = (await openLeaves(world, slug)).filter(({ sample }) => !readable.has(sample))
    for (const { from, path } of waysTo(slug, role)) {
      for (const leaf of leaves)
        told.push(...(await tellTale(role, from, `${path}.${leaf.path}`, pairsFor(leaf).slice(0, 1))))
    }
    expect(told).toEqual([])
  })
})
