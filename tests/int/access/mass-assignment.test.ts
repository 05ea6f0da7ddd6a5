import { beforeAll, describe } from 'vitest'
import type { Door } from '~/tests/support/http/client'
import { localDoor } from '~/tests/support/http/local'
import { testMassAssignment } from '~/tests/support/attacks/mass-tests'
import { openWorld, type World } from '~/tests/support/open-world'
import { SLUGS } from '~/tests/support/policy'
import { ROLES } from '~/tests/support/roles'

let world: World
let door: Door

beforeAll(async () => {
  world = await openWorld()
  door = localDoor(world)
})

describe('in the Local API', () => {
  testMassAssignment({ world: () => world, door: () => door, slugs: SLUGS, roles: ROLES })
})
