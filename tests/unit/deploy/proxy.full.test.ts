import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePorts } from '@maru/launch/ports'
import { openShopBehindProxy, through, type Shop } from '~/tests/support/http/behind-proxy'
import { checkNginx, findNginx, nginxFolder, startNginx } from '~/tests/support/http/nginx'

const hasNginx = findNginx()
if (!hasNginx) console.warn('deploy/nginx was not tried: there is no nginx, and none could be installed.')

describe.skipIf(!hasNginx)('nginx with the files of deploy/nginx', () => {
  let shop: Shop
  let port: number
  let folder: string
  let stop: () => Promise<void>
  beforeAll(async () => {
    shop = await openShopBehindProxy()
    port = await freePorts(29_000 + (process.pid % 500) * 10, 2)
    folder = nginxFolder({ web: shop.web, live: shop.live, https: port, http: port + 1 })
    stop = await startNginx(folder, port)
  })
  afterAll(async () => {
    await stop()
    shop.close()
  })
  const ask = (path: string, headers?: Record<string, string>) => through(port, path, headers)
  const twice = async (path: string, headers?: Record<string, string>) => {
    const [one, two] = [await ask(path, headers), await ask(path, headers)]
    return { isKept: one.body === two.body, status: two.status }
  }

  test('takes them as they are', () => {
    const { status, stderr } = checkNginx(folder)
    expect([status, stderr.match(/\[(?:emerg|alert|crit|error)\].*/g)]).toEqual([0, null])
  })

  test.each(['/', '/fr', '/ko/', '/latest/2', '/fr/product/abc', '/category/tile', '/ko/terms'])(
    '%s is asked of the shop once',
    async (path) => {
      expect(await twice(path)).toEqual({ isKept: true, status: 200 })
    },
  )

  test('a page is kept for ten seconds, in each language and for each encoding', async () => {
    const pages = ['/popular', '/fr/popular', '/ko/popular']
    const encodings = ['gzip, deflate, br', 'identity']
    const all = () =>
      Promise.all(
        pages.flatMap((page) => encodings.map((coding) => ask(page, { 'accept-encoding': coding }))),
      )
    const bodies = (answers: Awaited<ReturnType<typeof all>>) => answers.map(({ body }) => body)
    const first = bodies(await all())
    expect(new Set(first).size).toBe(6)
    await wait(8_000)
    expect(bodies(await all())).toEqual(first)
    await wait(3_000)
    expect(bodies(await all()).filter((body) => first.includes(body))).toEqual([])
  }, 60_000)

  test.each([
    ['a page of one’s own', '/cart', undefined, 200],
    ['a page that is not there', '/latest/0', undefined, 404],
    ['a 404 that says nothing', '/latest/gone', undefined, 404],
    ['a page that sets a cookie', '/latest/cookie', undefined, 200],
    ['a private answer at a public address', '/latest/own', undefined, 200],
    ['a redirect', '/latest/moved', undefined, 307],
    ['a failure', '/latest/failed', undefined, 503],
    ['a filtered list', '/products?origin=kr', undefined, 200],
    ['an address that no page has', '/anything', undefined, 200],
    ['a part of a page', '/latest', { rsc: '1' }, 200],
    ['a picture that is not there', '/img/gone-400', undefined, 404],
    ['a route', '/api/session', undefined, 200],
    ['the panel', '/admin', undefined, 200],
    ['the panel’s own host', '/latest', { host: 'admin.shop.example' }, 200],
  ])('%s is not kept', async (_, path, headers, status) => {
    expect(await twice(path, headers)).toEqual({ isKept: false, status })
  })

  test.each(['maru-member=a.b.c', 'maru_theme=dark; maru-token=a.b.c', '__prerender_bypass=x'])(
    'with the cookie %s a page is made for its reader, and kept for nobody else',
    async (cookie) => {
      const before = await ask('/recommended')
      const own = await ask('/recommended', { cookie })
      expect(own.body).not.toBe(before.body)
      expect((await ask('/recommended')).body).toBe(before.body)
    },
  )

  test('the hint of a header changes no page', async () => {
    const { body } = await ask('/suppliers')
    expect((await ask('/suppliers', { cookie: 'maru_hint=%7B%22n%22%3A%22Ann%22%7D' })).body).toBe(body)
  })

  test('files and pictures are kept, a picture once for browsers that read AVIF and once for others', async () => {
    expect(await twice('/_next/static/chunks/a.js')).toEqual({ isKept: true, status: 200 })
    const [chrome, firefox, other] = [
      await ask('/img/abc-400', { accept: 'image/avif,image/webp,*/*' }),
      await ask('/img/abc-400', { accept: 'image/avif,image/png;q=0.8' }),
      await ask('/img/abc-400', { accept: '*/*' }),
    ]
    expect(firefox.body).toBe(chrome.body)
    expect(other.body).not.toBe(chrome.body)
  })

  test('a page that everybody asks for at once is made once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/subcategory/tile')))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  })

  test('while no web server answers, pages of the last seconds are shown', async () => {
    const { body } = await ask('/info/news')
    await wait(11_500)
    shop.state.isAway = true
    const answers = await Promise.all([ask('/info/news'), ask('/latest/77')])
    shop.state.isAway = false
    expect(answers.map(({ status }) => status)).toEqual([200, 502])
    expect(answers[0]?.body).toBe(body)
  }, 60_000)

  test('a stream arrives as it is written', async () => {
    expect(await through(port, '/api/live', {}, true)).toMatchObject({ status: 200, body: 'data: first\n\n' })
  })

  test('the shop is asked by the name of the block, over connections that are kept', async () => {
    shop.asked.length = 0
    for (const path of ['/api/session', '/admin', '/cart']) await ask(path, { 'x-forwarded-for': '9.9.9.9' })
    expect(shop.asked.map(({ headers }) => headers.host)).toEqual(Array(3).fill('shop.example'))
    expect(shop.asked.map(({ headers }) => headers['x-forwarded-for'])).toEqual(
      Array(3).fill('9.9.9.9, 127.0.0.1'),
    )
    expect(new Set(shop.asked.map(({ socket }) => socket.remotePort)).size).toBe(1)
  })

  test('a name that is none of ours is shown no certificate', async () => {
    await expect(ask('/', { host: 'elsewhere.example' })).rejects.toThrow()
  })
})
