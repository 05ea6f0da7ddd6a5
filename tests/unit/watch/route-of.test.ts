import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { routesOf } from '@/server/next/route-of'

test('a path has the route of Next’s build, in English too, and files share one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maru-routes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const manifest = {
    staticRoutes: [{ page: '/api/session', regex: '^/api/session(?:/)?$' }],
    dynamicRoutes: [
      { page: '/[locale]/products/[[...page]]', regex: '^/([^/]+?)/products(?:/(.+?))?(?:/)?$' },
      { page: '/[locale]/find/[...list]', regex: '^/([^/]+?)/find/(.+?)(?:/)?$' },
      { page: '/[locale]', regex: '^/([^/]+?)(?:/)?$' },
      { page: '/[locale]/product/[id]', regex: '^/([^/]+?)/product/([^/]+?)(?:/)?$' },
    ],
  }
  writeFileSync(join(folder, 'routes-manifest.json'), JSON.stringify(manifest))
  const routeOf = routesOf(folder)
  expect(
    ['/', '/fr', '/product/1', '/fr/product/2', '/products', '/fr/search', '/api/session', '/api/b/c/d'].map(
      routeOf,
    ),
  ).toEqual([
    '/[locale]',
    '/[locale]',
    '/[locale]/product/[id]',
    '/[locale]/product/[id]',
    '/[locale]/products/[[...page]]',
    '/[locale]/find/[...list]',
    '/api/session',
    undefined,
  ])
  expect(routeOf('/_next/static/chunks/a.js')).toBe('/_next')
  expect(routesOf(join(folder, 'none'))('/')).toBeUndefined()
})
