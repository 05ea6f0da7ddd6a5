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
  type Leaf,
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

const flat = async <T>(asked: readonly Promise<readonly T[]>[]) => (await Promise.all(asked)).flat()

type Way = 'list' | 'count'

/** The questions about a path whose two forms are answered differently. */
const tellTale = (role: Role, slug: Slug, path: string, pairs: readonly Pair[], way: Way = 'list') =>
  flat(
    pairs.map(async ([operator, hit, miss]) => {
      const answer = (value: unknown) => ask[way](role, slug, { where: { [path]: { [operator]: value } } })
      const [one, two] = await Promise.all([answer(hit), answer(miss)])
      return one === two ? [] : [`${way} ${slug} ${path} ${operator}`]
    }),
  )

/** What a filter finds or counts. */
async function filtered(role: Role, slug: Slug, leaves: readonly Leaf[]) {
  const told: string[] = []
  for (const leaf of leaves) {
    const pairs = [EXISTS, ...pairsFor(leaf)]
    for (const way of ['list', 'count'] as const)
      told.push(...(await tellTale(role, slug, leaf.path, pairs, way)))
  }
  return told
}

async function ordered(role: Role, slug: Slug, leaves: readonly Leaf[]) {
  const plain = await ask.list(role, slug, { sort: 'id' })
  const told: string[] = []
  for (const { path } of leaves) {
    const asked = [path, `-${path}`].map((sort) => ask.list(role, slug, { sort }))
    const [up, down] = await Promise.all(asked)
    told.push(...(up === down || up === plain ? [] : [path]))
  }
  return told
}

/** What is shown to whoever asks by name or in depth. */
function shown(role: Role, slug: Slug, leaves: readonly Leaf[]) {
  const select = Object.fromEntries(leaves.map(({ path }) => [path.split('.')[0] ?? '', true]))
  const populate = Object.fromEntries(SLUGS.map((each) => [each, {}]))
  const questions = [{ select: { id: true, ...select } }, { depth: 2 }, { depth: 2, populate }]
  return flat(questions.map(async (question) => leaksIn(world, role, await ask.docs(role, slug, question))))
}

/** What is told through the documents that point at them, where the role may read some: elsewhere every question is refused. */
async function pointedAt(
  role: Role,
  slug: Slug,
  leaves: readonly Leaf[],
  pairsOf: (leaf: Leaf) => readonly Pair[],
) {
  const told: string[] = []
  for (const { from, path, to } of hopsOf(world)) {
    if (to !== slug || allowedSamples(from, 'read', role).length === 0) continue
    for (const leaf of leaves)
      told.push(...(await tellTale(role, from, `${path}.${leaf.path}`, pairsOf(leaf))))
  }
  return told
}

describe.each(SLUGS)('%s', (slug) => {
  test.for(ROLES)('tell %s nothing private by filter, order, name, depth or relation', async (role) => {
    const leaves = await privateLeaves(world, slug, role)
    const readable = new Set(allowedSamples(slug, 'read', role))
    const closed = (await openLeaves(world, slug)).filter(({ sample }) => !readable.has(sample))
    expect({
      filtered: await filtered(role, slug, leaves),
      ordered: await ordered(role, slug, leaves),
      shown: await shown(role, slug, leaves),
      pointedAt: await pointedAt(role, slug, leaves, shortPairsFor),
      whole: await pointedAt(role, slug, closed, (leaf) => pairsFor(leaf).slice(0, 1)),
    }).toEqual({ filtered: [], ordered: [], shown: [], pointedAt: [], whole: [] })
  })
})
