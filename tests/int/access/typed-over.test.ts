import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrived } from '~/tests/support/attacks/forge'
import { attemptOn, firstOf, mayOverwrite } from '~/tests/support/attacks/mass'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'
import { SLUGS } from '~/tests/support/policy'
import type { Slug } from '~/tests/support/policy/row'
import { STAFF, type Role } from '~/tests/support/roles'
import type { Doc } from '~/tests/support/system'

let world: World
let http: Awaited<ReturnType<typeof openHttp>>
let send: RestClient
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

const WRITTEN = SLUGS.filter((slug) => !slug.startsWith('payload-')).flatMap((slug) =>
  STAFF.flatMap((role) => (firstOf(slug, role) ? [[slug, role] as const] : [])),
)

/** Payload itself takes a file's folder out of what is sent (sanitizeUploadData). */
const TAKEN_OUT = ['prefix']

const idOf = (slug: Slug, role: Role) =>
  (world.ids[slug] as Record<string, string>)[firstOf(slug, role) ?? ''] ?? ''

/** The fields whose rule refuses the role, with a value that each has not. */
function typedOver(slug: Slug, role: Role, before: Doc) {
  const may = new Set(mayOverwrite(slug, role))
  return world.payload.collections[slug].config.flattenedFields
    .filter(({ access, name }) => access?.update && !may.has(name) && !TAKEN_OUT.includes(name))
    .map(({ name }) => [name, attemptOn(world, slug, name, { role, current: before[name] })] as const)
    .filter(([name, sent]) => sent[name] !== undefined)
}

describe('what may not be typed over', () => {
  test.each(WRITTEN)('of %s is refused to %s, and said so', async (slug, role) => {
    const id = idOf(slug, role)
    const before = await world.system.get(slug, id)
    const passed: string[] = []
    for (const [name, json] of typedOver(slug, role, before)) {
      const { status } = await send(role, `${slug}/${id}?depth=0`, { method: 'PATCH', json })
      if (status < 400) passed.push(name)
    }
    expect(passed).toEqual([])
    expect(await world.system.get(slug, id)).toEqual(before)
  })

  test.each(WRITTEN)('of %s is left out where a form of %s sends the whole document', async (slug, role) => {
    const id = idOf(slug, role)
    const path = `${slug}/${id}?depth=0&fallback-locale=none`
    const read = (await (await send(role, path)).json()) as Doc
    const forged = typedOver(slug, role, await world.system.get(slug, id))
    const json = Object.assign({ ...read }, ...forged.map(([, sent]) => sent), {
      updatedAt: read.updatedAt,
    }) as Doc
    const { status } = await send(role, path, { method: 'PATCH', json })
    expect(status).not.toBe(403)
    const after = await world.system.get(slug, id)
    expect(forged.filter(([name, sent]) => arrived(after[name], sent[name]))).toEqual([])
  })
})
