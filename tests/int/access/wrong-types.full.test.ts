import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, type World } from '~/tests/support/open-world'
import { restClient, type RestClient } from '~/tests/support/http/rest'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

const WRONG = [{}, { x: 1 }, [], [null], [{}], [[]], 5, -1, 1e300, true, 'x', '', null]
/** What staff edit in the panel. */
const EDITED = [
  'products',
  'categories',
  'sellers',
  'users',
  'comments',
  'pages',
  'inquiries',
  'verifications',
] as const

describe('a field of another type', () => {
  test.each(EDITED)(
    'of %s is refused or ignored, and breaks nothing',
    async (slug) => {
      const { docs } = await world.payload.find({ collection: slug, limit: 1, overrideAccess: true })
      const id = docs[0]?.id
      expect(id).toBeDefined()
      const names = world.payload.collections[slug].config.flattenedFields.map(({ name }) => name)
      const broken: string[] = []
      for (const name of names)
        for (const value of WRONG) {
          const init = { method: 'PATCH', json: { [name]: value } }
          const { status } = await send('admin', `${slug}/${id}?depth=0`, init)
          if (status >= 500) broken.push(`${name}: ${JSON.stringify(value)} ${status}`)
        }
      expect(broken).toEqual([])
    },
    120_000,
  )
})
