import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admits, endpointsOf, namesOf, pathsOf } from '~/tests/support/http/endpoints'
import { openHttp } from '~/tests/support/http/http'
import { openWorld, type World } from '~/tests/support/open-world'
import { GLOBAL_SLUGS, SLUGS } from '~/tests/support/policy'
import { ROUTES, type Keeper } from '~/tests/support/policy/routes'
import { rehearse } from '~/tests/support/rehearse'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { STAFF } from '~/tests/support/roles'

type Handler = (request: Request) => Promise<Response>
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']
const modules = import.meta.glob<Record<string, Handler>>('/src/app/**/route.{ts,tsx,js}')
const pathOf = (file: string) => file.replace(/^\/src\/app\//, '').replace(/\/route\.\w+$/, '')

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

describe('a route handler', () => {
  test('stands in the policy with each of its methods', async () => {
    const files = Object.entries(modules).map(async ([file, load]) => {
      const methods = Object.keys(await load()).filter((name) => METHODS.includes(name))
      return [pathOf(file), methods.toSorted()] as const
    })
    const expected = Object.entries(ROUTES).map(([path, methods]) => [path, Object.keys(methods).toSorted()])
    expect(Object.fromEntries(await Promise.all(files))).toEqual(Object.fromEntries(expected))
  })

  const keptBy = (who: Keeper) =>
    Object.entries(ROUTES).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, keeper]) => keeper === who)
        .map(([method]) => [method, path] as const),
    )

  test.each(keptBy('our own pages'))('%s %s is shut to the pages of other sites', async (method, path) => {
    const handler = (await modules[`/src/app/${path}/route.ts`]?.())?.[method]
    const from = ['cross-site', 'same-site', '']
    const answers = from.map((site) =>
      handler?.(new Request('http://localhost/', { method, headers: { 'sec-fetch-site': site } })),
    )
    expect((await Promise.all(answers)).map((answer) => answer?.status)).toEqual(from.map(() => 404))
  })

  test.each(keptBy('who signs'))('%s %s takes nothing that is not signed', async (method, path) => {
    const handler = (await modules[`/src/app/${path}/route.ts`]?.())?.[method]
    const signatures = ['', 'maru', 't=1,v1=00']
    const answers = signatures.map((signature) =>
      handler?.(
        new Request('http://localhost/', {
          method,
          body: '{}',
          headers: { 'content-length': '2', 'stripe-signature': signature, 'maru-signature': signature },
        }),
      ),
    )
    expect((await Promise.all(answers)).map((answer) => answer?.status)).toEqual(signatures.map(() => 400))
  })

  test.each(keptBy('our own server'))(
    '%s %s is shut to everyone who does not bring our key',
    async (method, path) => {
      const load = modules[`/src/app/${path}/route.ts`]
      const handler = (await load?.())?.[method]
      const ask = (authorization?: string) =>
        handler?.(
          new Request('http://localhost/', {
            method,
            body: '{}',
            headers: authorization ? { authorization } : {},
          }),
        )
      const key = process.env.INTERNAL_KEY ?? ''
      const shut = [undefined, '', 'Bearer ', `Bearer ${key.slice(1)}x`, key, `JWT ${world.tokens.admin}`]
      const answers = await Promise.all(shut.map(ask))
      expect(answers.map((answer) => answer?.status)).toEqual(shut.map(() => 404))
      expect((await ask(`Bearer ${key}`))?.status).not.toBe(404)
    },
  )
})

describe('a path of Payload', () => {
  test('stands in the policy, and none is left over', () => {
    const all = [...SLUGS, ...GLOBAL_SLUGS]
    const found = all.map((slug) => [slug, namesOf(world, slug).toSorted()])
    const expected = all.map((slug) => [slug, Object.keys(endpointsOf(slug)).toSorted()])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  })

  // Which member asks makes no difference at a door; rest-guard.test.ts asks as every one of them.
  test.each(['visitor', 'seller', ...STAFF] as const)('answers %s as the policy says', async (role) => {
    const wrong: string[] = []
    for (const { method, path, audience } of pathsOf(
      (slug) => Object.values<string>(world.ids[slug])[0] ?? '',
    )) {
      const { value } = await rehearse(world.payload, () =>
        send(role, `${path}?depth=0&limit=1`, { method, ...(method === 'GET' ? {} : { json: {} }) }),
      )
      const shut = value.status === 404 && (await value.text()) === '{"message":"Not found."}'
      const isKept = !path.includes('/file/') && !/no-store/.test(value.headers.get('cache-control') ?? '')
      const isWrong = shut === admits(audience, role) || value.status >= 500 || isKept
      if (isWrong) wrong.push(`${method} ${path}: ${value.status} ${value.headers.get('cache-control')}`)
    }
    expect(wrong).toEqual([])
  })

  test.each(['PUT', 'OPTIONS', 'HEAD'])('has no handler for %s', async (method) => {
    expect((await send('visitor', 'products', { method })).status).toBeGreaterThanOrEqual(404)
  })
})
