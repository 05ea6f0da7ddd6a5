import { beforeAll, expect, test } from 'vitest'
import { testMassAssignment } from '~/tests/support/attacks/mass-tests'
import { localDoor } from '~/tests/support/http/local'
import { openWorld, type World } from '~/tests/support/open-world'
import { POLICY, SLUGS } from '~/tests/support/policy'
import { isFull } from '~/tests/support/process/is-full'
import { ROLES } from '~/tests/support/roles'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test('every collection has a sample to try', () => {
  expect(SLUGS.filter((slug) => Object.keys(POLICY[slug].samples).length === 0)).toEqual([])
})

/** Others of their kind, pending and suspended ones among them, in the full run. */
const OF_EACH_KIND = ['buyer', 'seller', 'editor', 'admin'] as const
const roles = isFull ? ROLES : OF_EACH_KIND
testMassAssignment({ world: () => world, door: () => localDoor(world), slugs: SLUGS, roles })
