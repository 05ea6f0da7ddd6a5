import { request as ask } from 'node:http'
import { expect, test } from '@playwright/test'

for (const [path, status] of [
  ['/', 200],
  ['/products/2', 200],
  ['/products/1', 404],
  ['/products/02', 404],
  ['/products/9999', 404],
  ['/category/nowhere', 404],
  ['/subcategory/kitchen/nowhere', 404],
  ['/product/00000000-0000-7000-8000-000000000000', 404],
  ['/product/not-an-id', 404],
  ['/info/nowhere', 404],
  ['/xx', 404],
  ['/wp-admin/setup.php', 404],
  ['/img/aaaaaaaaaaaa-400', 404],
  ['/img/..%2f..%2fetc%2fpasswd', 404],
  ['/share/en/product/00000000-0000-7000-8000-000000000000/x', 404],
  ['/share/en/any/words/x', 404],
  ['/share/xx/home/home/x', 404],
  ['/sitemaps/products-99.xml', 404],
  ['/sitemaps/nothing.xml', 404],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/sitemaps/pages.xml', 200],
  ['/sitemaps/products-1.xml', 200],
] as const) {
  test(`${path} answers ${status}`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(status)
  })
}

for (const [method, path, status] of [
  ['TRACE', '/api/session', 405],
  ['TRACE', '/products', 405],
  ['GET', '*', 404],
  ['OPTIONS', '*', 204],
] as const) {
  test(`${method} ${path} answers ${status}`, async ({ baseURL }) => {
    const answered = new Promise((resolve, reject) => {
      const asking = ask(new URL(baseURL ?? ''), { method, path }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      asking.on('error', reject).end()
    })
    expect(await answered).toBe(status)
  })
}

for (const path of ['/api/session/logout', '/login', '/api/staff/login', '/products']) {
  test(`a body for ${path} that comes letter by letter is cut within 30 s`, async ({ baseURL }) => {
    test.slow()
    const began = Date.now()
    const ended = new Promise((resolve) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 500 }
      const sending = ask(new URL(path, baseURL), { method: 'POST', headers }, (answer) => {
        answer.on('error', () => undefined).resume()
      })
      sending.on('error', () => undefined).on('close', resolve)
      const letters = setInterval(() => sending.write('x'), 1_000)
      sending.on('close', () => clearInterval(letters))
    })
    await ended
    expect(Date.now() - began).toBeLessThan(30_000)
  })
}

for (const [from, to] of [
  ['/en', '/'],
  ['/en/products', '/products'],
  ['/info/terms', '/terms'],
  ['/fr/info/terms', '/fr/terms'],
  ['/products/', '/products'],
] as const) {
  test(`${from} leads to ${to} for good`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, to])
  })
}

test('a category has one address, whatever leads to it', async ({ request }) => {
  for (const path of [
    '/category/living-room',
    '/category/Living-Room',
    '/category/workroom-/-office',
    '/category/workroom-%2F-office',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text()) ?? []
    expect(['/category/living-room', '/category/workroom-office'], path).toContain(
      new URL(canonical).pathname,
    )
  }
})

test('everything the sitemaps name is there', async ({ request }) => {
  const locate = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const files = locate(await (await request.get('/sitemap.xml')).text())
  expect(files.slice(0, 2)).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml'])
  const pages = locate(await (await request.get('/sitemaps/pages.xml')).text())
  const products = locate(await (await request.get('/sitemaps/products-1.xml')).text())
  expect(pages).toEqual(
    expect.arrayContaining(['/', '/fr', '/ko', '/latest', '/fr/terms', '/category/kitchen']),
  )
  for (const path of [...pages.filter((_, at) => at % 9 === 0), ...products.slice(0, 3)]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
  }
})

test('robots are told what is nobody’s business, and where the sitemap lies', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  for (const path of ['/api/', '/admin', '/seller/', '/cart', '/fr/checkout', '/*?']) {
    expect(text.split('\n'), path).toContain(`Disallow: ${path}`)
  }
  expect(text).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m)
})

test('a share image of old words leads to the one of today', async ({ request }) => {
  const old = await request.get('/share/en/home/home/oldversion', { maxRedirects: 0 })
  expect(old.status()).toBe(307)
  const answer = await request.get(old.headers().location ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
})
