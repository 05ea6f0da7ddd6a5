import { describe, expect, test } from 'vitest'
import { allowedSamples } from '~/tests/support/allowed'
import type { Door } from '~/tests/support/http/client'
import { chosen, mayChoose, mayOverwrite, overwritten, underJunk } from './mass'
import type { World } from '~/tests/support/open-world'
import { POLICY } from '~/tests/support/policy'
import type { Slug } from '~/tests/support/policy/row'
import type { Role } from '~/tests/support/roles'

type Place = { world: () => World; door: () => Door; slugs: readonly Slug[]; roles: readonly Role[] }

const mayChange = (slug: Slug, role: Role) => allowedSamples(slug, 'update', role).length > 0
const mayMake = (slug: Slug, role: Role) => Boolean(POLICY[slug].create?.includes(role))

/** Each field alone, by each role that may write such documents at all: it arrives exactly where the policy lets it. */
export function testMassAssignment({ world, door, slugs, roles }: Place) {
  const writtenBy = (may: typeof mayChange) =>
    slugs.flatMap((slug) => roles.filter((role) => may(slug, role)).map((role) => [slug, role] as const))

  describe('documents', () => {
    test.each(writtenBy(mayChange))(
      '%s are changed by %s in no other field, and not by junk',
      async (slug, role) => {
        const fields = await overwritten(world(), door(), slug, role)
        const { before, after } = await underJunk(world(), door(), slug, role)
        expect({ fields, afterJunk: after }).toEqual({ fields: mayOverwrite(slug, role), afterJunk: before })
      },
    )

    test.each(writtenBy(mayMake))('%s are made by %s with no other field of choice', async (slug, role) => {
      expect(await chosen(world(), door(), slug, role)).toEqual(mayChoose(slug, role))
    })
  })
}
