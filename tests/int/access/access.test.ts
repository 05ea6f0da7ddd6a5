import { beforeAll } from 'vitest'
import type { Door } from '~/tests/support/http/client'
import { localDoor } from '~/tests/support/http/local'
import { testMatrix } from '~/tests/support/matrix'
import { openWorld, type World } from '~/tests/support/open-world'
import { SLUGS } from '~/tests/support/policy'
import { ROLES } from '~/tests/support/roles'

let world: World
let door: Door

beforeAll(async () => {
  world = await openWorld()
  door = localDoor(world)
})

testMatrix({ world: () => world, door: () => door, slugs: SLUGS, roles: ROLES })
