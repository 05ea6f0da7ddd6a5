import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import en from '@/messages/en'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, type World } from '~/tests/support/open-world'
import { POLICY } from '~/tests/support/policy'
import { outcomeOf } from '~/tests/support/rehearse'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { ROLES, STAFF, type Role } from '~/tests/support/roles'
import { UNPUBLISHED } from '~/tests/support/world/content'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

const as = (role: Role) => ({ overrideAccess: false, user: world.users[role], depth: 0 })
const OUTSIDERS = ROLES.filter((role) => !STAFF.some((staff) => staff === role))

describe('what is not published yet', () => {
  test.each(OUTSIDERS)('is not shown to %s who asks for drafts', async (role) => {
    const { docs } = await world.payload.find({
      collection: 'pages',
      draft: true,
      pagination: false,
      ...as(role),
    })
    expect(JSON.stringify(docs)).not.toContain(UNPUBLISHED)
    expect(docs.filter(({ _status }) => _status !== 'published')).toEqual([])
  })

  test.each(OUTSIDERS)('is not shown to %s who opens the page as a draft', async (role) => {
    const id = world.ids.pages.reworked
    const page = await world.payload.findByID({
      collection: 'pages',
      id,
      draft: true,
      disableErrors: true,
      ...as(role),
    })
    expect(JSON.stringify(page)).not.toContain(UNPUBLISHED)
  })

  test.each(OUTSIDERS)('is not guessed by %s from the titles of drafts', async (role) => {
    const titled = (title: string) =>
      world.payload.find({
        collection: 'pages',
        draft: true,
        where: { title: { equals: title } },
        ...as(role),
      })
    expect((await titled(UNPUBLISHED)).totalDocs).toBe(0)
  })

  test.each(STAFF)('is shown to %s', async (role) => {
    const id = world.ids.pages.reworked
    const page = await world.payload.findByID({ collection: 'pages', id, draft: true, ...as(role) })
    expect(page.title).toBe(UNPUBLISHED)
  })
})

describe('earlier versions', () => {
  test.each(ROLES)('are read by %s if the policy says so', async (role) => {
    const act = () => world.payload.findVersions({ collection: 'pages', ...as(role) })
    const expected = POLICY.pages.readVersions?.includes(role) ? 'done' : 'refused'
    expect(await outcomeOf(act)).toBe(expected)
  })

  test.each(ROLES)('are put back by %s if the policy says so', async (role) => {
    const { docs } = await world.payload.findVersions({ collection: 'pages', limit: 1 })
    const id = docs[0]?.id ?? ''
    const act = () => world.payload.restoreVersion({ collection: 'pages', id, ...as(role) })
    const expected = POLICY.pages.readVersions?.includes(role) ? 'done' : 'refused'
    expect(await outcomeOf(act)).toBe(expected)
  })

  test.each(ROLES)('are listed over HTTP for %s if the policy says so', async (role) => {
    const { status } = await send(role, 'pages/versions')
    expect(status).toBe(POLICY.pages.readVersions?.includes(role) ? 200 : 404)
  })
})

describe('a page with a link', () => {
  const content = (url: string, type = 'link') => ({
    root: {
      type: 'root',
      version: 1,
      direction: null,
      format: '',
      indent: 0,
      children: [
        {
          type,
          version: 3,
          format: '',
          indent: 0,
          direction: null,
          children: [],
          fields: { linkType: 'custom', url },
        },
      ],
    },
  })
  const save = (url: string, type?: string) =>
    send('editor', `pages/${world.ids.pages.draft}?draft=true`, {
      method: 'PATCH',
      json: { content: content(url, type) },
    })

  test.each(['https://a.ca/b', 'mailto:us@maru.ca', 'tel:+14165550100', '/latest#top'])(
    'to %s is saved',
    async (url) => {
      expect((await save(url)).status).toBe(200)
    },
  )

  test.each([
    ['javascript:alert(1)', 'link'],
    ['http://a.ca', 'link'],
    ['//evil.ca', 'autolink'],
  ])('to %s (%s) is refused with a sentence (rule N27)', async (url, type) => {
    const answer = await save(url, type)
    const { errors } = (await answer.json()) as { errors: { message: string }[] }
    expect([answer.status, errors[0]?.message]).toEqual([400, en.issues.page.link.replace('{link}', url)])
  })
})
