import { describe, expect, test } from 'vitest'
import { allowedSamples } from '~/tests/support/allowed'
import type { Door } from '~/tests/support/http/client'
import { chosen, mayChoose, mayOverwrite, overwritten, underJunk } from './mass'
import type { World } from '~/tests/support/open-world'
import { POLICY } from '~/tests/support/policy'
import type { Slug } from '~/tests/support/policy/row'
import type { Role } from '~/tests/support/roles'

type Place = { world: () => World; door: () => Door; slugs: readonly Slug[]; roles: readonly Role[] }

/** Each field alone, by each role that may write such documents at all: it arrives exactly where the policy lets it. */
export function testMassAssignment({ world, door, slugs, roles }: Place) {
  describe.each(slugs)('%s', (slug) => {
    const changers = roles.filter((role) => allowedSamples(slug, 'update', role).length > 0)
    const makers = roles.filter((role) => POLICY[slug].create?.includes(role))

    test('are in the policy', () => {
      expect(POLICY[slug].samples).not.toEqual({})
    })

    test.for(changers)('are overwritten by %s in no other field', async (role) => {
      expect(await overwritten(world(), door(), slug, role)).toEqual(mayOverwrite(slug, role))
    })

    test.for(changers)('are left as they are by junk from %s', async (role) => {
      const { before, after } = await underJunk(world(), door(), slug, role)
      expect(after).toEqual(before)
    })

    test.for(makers)('are made by %s with no other field of choice', async (role) => {
      expect(await chosen(world(), door(), slug, role)).toEqual(mayChoose(slug, role))
    })
  })
}
