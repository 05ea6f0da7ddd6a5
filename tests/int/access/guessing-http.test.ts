import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaksIn, privateLeaves, shortPairsFor } from '~/tests/support/attacks/guess'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, type World } from '~/tests/support/open-world'
import { SLUGS } from '~/tests/support/policy'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { MEMBERS } from '~/tests/support/roles'
import type { Doc } from '~/tests/support/system'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

/** Those whose documents an editor lists at all; the others are shut, as access-http.test.ts shows. */
const LISTED = ['sellers', 'staff', 'products', 'product-changes', 'comments', 'pages', 'media'] as const

/** What an answer tells: its ids in their order, or that there is none. */
async function told(path: string) {
  const response = await send('editor', path)
  if (!response.ok) return 'no'
  const answer = (await response.json()) as { docs?: Doc[]; totalDocs: number }
  return answer.docs ? answer.docs.map(({ id }) => id).join(' ') : String(answer.totalDocs)
}

const asQuery = (operator: string, value: unknown) =>
  `[${operator}]=${encodeURIComponent(Array.isArray(value) ? value.join(',') : String(value))}`

describe.each(LISTED)('private fields of %s', (slug) => {
  test.each([slug, `${slug}/count`])(
    'are not guessed by an editor from what %s answers to a filter',
    async (path) => {
      const wrong: string[] = []
      for (const leaf of await privateLeaves(world, slug, 'editor')) {
        for (const [operator, hit, miss] of shortPairsFor(leaf)) {
          const one = await told(`${path}?limit=100&where[${leaf.path}]${asQuery(operator, hit)}`)
          const two = await told(`${path}?limit=100&where[${leaf.path}]${asQuery(operator, miss)}`)
          wrong.push(...(one === two ? [] : [`${leaf.path} ${operator}`]))
        }
      }
      expect(wrong).toEqual([])
    },
  )

  test('are not guessed by an editor from an order', async () => {
    const wrong: string[] = []
    for (const { path } of await privateLeaves(world, slug, 'editor')) {
      const up = await told(`${slug}?limit=100&sort=${path}`)
      const down = await told(`${slug}?limit=100&sort=-${path}`)
      wrong.push(...(up === down ? [] : [path]))
    }
    expect(wrong).toEqual([])
  })

  test('are not shown to an editor who asks for them by name or in depth', async () => {
    const leaves = await privateLeaves(world, slug, 'editor')
    const select = leaves.map(({ path }) => `select[${path.split('.')[0]}]=true`).join('&')
    const populate = SLUGS.map(
      (each) => `populate[${each}][hash]=true&populate[${each}][bankAccount]=true`,
    ).join('&')
    for (const query of [
      select,
      'depth=2',
      `depth=2&${populate}`,
      'showHiddenFields=true',
      'overrideAccess=true',
    ]) {
      const response = await send('editor', `${slug}?limit=100&${query}`)
      expect(leaksIn(world, 'editor', await response.json())).toEqual([])
    }
  })
})

describe('through other documents', () => {
  test.each([
    'products?where[seller.bankAccount][exists]=true',
    'products?where[seller.payout.bankName][equals]=Woori',
    'comments?where[seller.contactEmail][like]=office',
    'comments?where[order.staffNote][exists]=true',
    'comments?where[user.email][like]=buyer',
    'media?where[owner.googleSub][exists]=true',
    'products?sort=seller.bankAccount',
    'products?where[or][0][seller.bankAccount][exists]=true',
    'products?where[and][0][or][0][seller.bankAccount][exists]=true',
    'products?where[seller__bankAccount][exists]=true',
  ])('an editor learns nothing from %s', async (path) => {
    expect(['no', '']).toContain(await told(path))
  })
})

describe('whoever is not staff', () => {
  test.each(['visitor', ...MEMBERS] as const)(
    'gets as %s the same answer to every question',
    async (role) => {
      const questions = [
        '',
        '?where[email][exists]=true',
        '?sort=hash',
        '?select[hash]=true',
        '?depth=2',
        '/count',
      ]
      const answers = await Promise.all(
        questions.map(async (query) => (await send(role, `users${query}`)).text()),
      )
      expect([...new Set(answers)]).toEqual(['{"message":"Not found."}'])
    },
  )
})
