import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decisionsOf } from '@/domain/staff/audit/decided'
import { allowedSamples, fieldRules } from '~/tests/support/allowed'
import { attemptOn, firstOf, mayOverwrite } from '~/tests/support/attacks/mass'
import { recordedBy } from '~/tests/support/audit'
import type { Door } from '~/tests/support/http/client'
import { openHttp } from '~/tests/support/http/http'
import { localDoor } from '~/tests/support/http/local'
import { restClient, restDoor } from '~/tests/support/http/rest'
import { newDoc } from '~/tests/support/new-doc'
import { openWorld, type World } from '~/tests/support/open-world'
import { POLICY, SLUGS } from '~/tests/support/policy'
import type { Slug } from '~/tests/support/policy/row'
import { MEMBERS, STAFF, type Role, type StaffRole } from '~/tests/support/roles'

let world: World
let doors: Record<'local' | 'rest', Door>
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  doors = { local: localDoor(world), rest: restDoor(restClient(http.url, world.tokens)) }
})
afterAll(() => http.close())

/** Pages are recorded when they are published, which audit-pages.test.ts shows. */
const EDITED = SLUGS.filter((slug) => slug !== 'pages' && !slug.startsWith('payload-'))
const OWN = SLUGS.filter((slug) => slug.startsWith('payload-'))

const idOf = (slug: Slug, name = '') => (world.ids[slug] as Record<string, string>)[name] ?? ''
const by = (role: StaffRole) => ({ actorKind: 'staff', actorId: world.ids.staff[role] })

const fieldOf = (slug: Slug, name: string) =>
  world.payload.collections[slug].config.flattenedFields.find((each) => each.name === name)

const PERSONAL: Slug[] = ['users', 'sellers', 'verifications', 'inquiries']
const WORDLESS = /^(checkbox|date|number|relationship|select|upload)$/

/** Fields whose values not all of the staff may read, and the words of people: only their names are recorded. */
const isPrivate = (slug: Slug, name: string) => {
  if (PERSONAL.includes(slug) && !WORDLESS.test(fieldOf(slug, name)?.type ?? '')) return true
  const { read } = fieldRules(POLICY[slug].fields)[name] ?? {}
  return read !== undefined && !read.includes('editor') && !read.includes('visitor')
}

const isStored = (slug: Slug, name: string) => {
  const field = fieldOf(slug, name)
  return !(field && 'virtual' in field && field.virtual)
}

const linesOf = (changes: string, name: string) =>
  changes.split('\n').filter((line) => new RegExp(`^${name}[.:]`).test(line))

describe.each(['local', 'rest'] as const)('by the %s API', (way) => {
  describe.each(EDITED)('%s', (slug) => {
    const changers = STAFF.filter((role) => allowedSamples(slug, 'update', role).length > 0)

    test.for(changers)('are recorded once when %s changes a field', async (role) => {
      const id = idOf(slug, firstOf(slug, role))
      const before = await world.system.get(slug, id)
      for (const name of mayOverwrite(slug, role).filter((each) => isStored(slug, each))) {
        const sent = attemptOn(world, slug, name, { role, current: before[name] })
        const { value, events } = await recordedBy(world, () => doors[way].update(role, slug, id, sent))
        const edit = { ...by(role), subject: slug, subjectId: id }
        expect({ name, value, events }).toMatchObject({ name, value: 'done', events: [edit] })
        const [event] = events
        const isDecided = decisionsOf(slug).some((action) => action === event?.action)
        if (!isDecided) expect(event?.action).toBe(`${slug}.updated`)
        const lines = linesOf(event?.changes ?? '', name)
        expect(lines.map((line) => line.split(':')[0])).not.toEqual([])
        if (!isDecided || event?.fields.length)
          expect(event?.fields).toEqual(event?.changes.split('\n').map((line) => line.split(': ')[0]))
        expect(lines.filter((line) => line.endsWith(': private'))).toEqual(isPrivate(slug, name) ? lines : [])
      }
    })

    test.for(changers)('are not recorded when %s changes nothing', async (role) => {
      const id = idOf(slug, firstOf(slug, role))
      const shown = (await doors[way].read(role, slug, id)) as object
      for (const sent of [{}, shown]) {
        const { events } = await recordedBy(world, () => doors[way].update(role, slug, id, sent))
        expect(events).toEqual([])
      }
    })

    test.for(STAFF.filter((role) => POLICY[slug].create?.includes(role)))(
      'are recorded once when %s makes one',
      async (role) => {
        const draft = newDoc(world.ids, slug, role)
        const { value, events } = await recordedBy(world, () => doors[way].create(role, slug, draft))
        expect(value).toBe('done')
        expect(events).toMatchObject([{ action: `${slug}.created`, ...by(role), subject: slug }])
        expect(events[0]?.subjectId).toMatch(/^[0-9a-f-]{36}$/)
        expect(events[0]?.fields).not.toEqual([])
        expect(events[0]?.fields).not.toContain('password')
        const said = Object.keys(draft.data).filter((name) => isPrivate(slug, name))
        expect(said.flatMap((name) => linesOf(events[0]?.changes ?? '', name))).toEqual(
          said.flatMap((name) => linesOf(events[0]?.changes ?? '', name).map(() => `${name}: private`)),
        )
      },
    )

    test.for(STAFF)('are recorded once when %s deletes one', async (role) => {
      const names = allowedSamples(slug, 'delete', role).filter((name) => !POLICY[slug].samples[name]?.held)
      for (const name of names) {
        const id = idOf(slug, name)
        const { value, events } = await recordedBy(world, () => doors[way].remove(role, slug, id))
        const deletion = { action: `${slug}.deleted`, ...by(role), subject: slug, subjectId: id }
        expect({ name, value, events }).toMatchObject({ name, value: 'done', events: [deletion] })
      }
    })
  })
})

describe('nothing is recorded', () => {
  test.each(MEMBERS)('of what %s does', async (role: Role) => {
    for (const slug of EDITED) {
      const { data, file } = newDoc(world.ids, slug, role)
      const made = await recordedBy(world, () => doors.local.create(role, slug, { data, file }))
      expect({ slug, events: made.events }).toEqual({ slug, events: [] })
      for (const name of allowedSamples(slug, 'update', role)) {
        const [field = ''] = mayOverwrite(slug, role)
        const sent = attemptOn(world, slug, field, { role })
        const changed = await recordedBy(world, () => doors.local.update(role, slug, idOf(slug, name), sent))
        expect({ slug, events: changed.events }).toEqual({ slug, events: [] })
      }
    }
  })

  test('of what the server does', async () => {
    const { live } = world.ids.products
    const changed = await recordedBy(world, () => world.system.change('products', live, { name: 'Renamed' }))
    expect(changed.value.name).toBe('Renamed')
    expect(changed.events).toEqual([])
  })

  test.each(OWN)('of %s, which are the panel’s own', async (slug) => {
    const draft = newDoc(world.ids, slug, 'admin')
    expect((await recordedBy(world, () => doors.local.create('admin', slug, draft))).events).toEqual([])
  })

  test('of a change that is refused', async () => {
    const { live } = world.ids.products
    const { value, events } = await recordedBy(world, () =>
      doors.local.update('admin', 'products', live, {
        name: 'Renamed',
        status: 'rejected',
        statusReason: '',
      }),
    )
    expect(value).toMatch(/^failed/)
    expect(events).toEqual([])
  })
})
