import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { FAUCET } from './support/public-routes'

const UNKNOWN = '/product/00000000-0000-7000-8000-000000000000'

/** What a page says about itself in schema.org. */
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )

for (const [status, paths] of [
  [200, ['/', '/fr', '/ko/products', '/products/2', FAUCET, `/fr${FAUCET}`, '/search?q=oak', '/terms']],
  [200, ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/products-1.xml']],
  [
    404,
    ['/nothing/here', '/products/9999', '/product/not-an-id', UNKNOWN, '/category/attic', '/img/none-400'],
  ],
] as const) {
  test(`whoever asks with GET or HEAD is answered ${status} by ${paths.length} kinds of address from ${paths[0]}`, async ({
    request,
  }) => {
    for (const path of paths) {
      expect.soft((await request.get(path)).status(), `GET ${path}`).toBe(status)
      expect.soft((await request.head(path)).status(), `HEAD ${path}`).toBe(status)
    }
  })
}

test('no cache in front keeps what is not there, or shows goods without asking (rule Q8)', async ({
  request,
}) => {
  const keptFor = async (path: string) => (await request.get(path)).headers()['cache-control'] ?? ''
  for (const path of ['/nothing/here', UNKNOWN, '/img/none-400', '/api/nothing', '/_next/static/none.js'])
    expect.soft(await keptFor(path), path).toContain('no-store')
  for (const path of ['/', '/fr', '/products', '/latest', '/subcategory/kitchen/faucets', FAUCET])
    expect.soft(await keptFor(path), path).toBe('public, max-age=0, must-revalidate')
})

test('a form that is larger than we take is told so on every page, in its language', async ({ request }) => {
  const form = {
    data: Buffer.alloc(12_000_001),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }
  for (const [path, sentence] of [
    ['/login', 'This form is larger than the 12 MB we accept. Nothing was saved.'],
    [
      '/fr/checkout',
      'Ce formulaire dépasse 12 Mo, la taille maximale que nous acceptons. Rien n’a été enregistré.',
    ],
    ['/profile', 'The file is larger than 10 MB.'],
    ['/admin/login', 'This form is larger than the 12 MB we accept. Nothing was saved.'],
  ] as const) {
    const answer = await request.post(path, form)
    expect.soft([answer.status(), await answer.text()], path).toEqual([413, sentence])
  }
})

test('the home page says who runs the shop, and every list where it stands', async ({ request }) => {
  const [site] = dataOf(await (await request.get('/')).text())
  expect(site).toMatchObject({
    '@graph': [{ '@type': 'Organization', name: 'Maru' }, { '@type': 'WebSite' }],
  })
  const list = dataOf(await (await request.get('/subcategory/kitchen/faucets')).text())
  expect(list).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
  ])
})

test('a page is shared with a picture of its own, and pictures are kept for ever in a format of today', async ({
  request,
}) => {
  const html = await (await request.get(`/ko${FAUCET}`)).text()
  const [, card = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  const drawn = await request.get(new URL(card).pathname)
  expect(drawn.headers()['content-type']).toBe('image/jpeg')
  const [picture = ''] = /\/img\/[\w-]+-768/.exec(html) ?? []
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', /^image\/(avif|webp)$/],
    ['image/webp,*/*', /^image\/webp$/],
  ] as const) {
    const headers = (await request.get(picture, { headers: { accept } })).headers()
    expect(headers['content-type']).toMatch(type)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers.vary).toContain('Accept')
  }
})

test('of the pictures of a list the first row is fetched at once, the others when they come near', async ({
  request,
}) => {
  const html = await (await request.get('/latest')).text()
  const [goods = ''] = /<ul class="goods".*?<\/ul>/s.exec(html) ?? []
  const pictures = goods.match(/<img [^>]*>/g) ?? []
  expect(pictures).toHaveLength(24)
  expect(pictures.map((picture) => picture.includes('loading="eager"'))).toEqual(
    pictures.map((_, at) => at < 4),
  )
})

test('a form that brings more than we take is told so in its language, before it is read', async ({
  request,
}) => {
  const send = (path: string, data: Buffer) => request.post(path, { data, maxRedirects: 0 })
  const tooMuch = Buffer.alloc(12_000_000)
  for (const [path, sentence] of [
    ['/profile', 'The file is larger than 10 MB.'],
    ['/fr/profile', 'Le fichier dépasse 10\u00a0Mo.'],
    ['/ko/profile', '파일이 10MB를 초과합니다.'],
  ] as const) {
    const answer = await send(path, tooMuch)
    expect([answer.status(), await answer.text()]).toEqual([413, sentence])
    expect(answer.headers().refresh).toBe(`0; url=${path}?problem=paper`)
  }
})

test('the web server of a production listens where HOST and PORT say', () => {
  // An address for documentation, which no machine has: the system's refusal names it.
  const where = { HOST: '192.0.2.7', PORT: '4999', MARU_DIST: '.next-test' }
  const env = { ...where, MARU_DEMO: '1', MARU_DOTENV: 'off', NODE_ENV: 'development' as const }
  const { stderr, status } = spawnSync(process.execPath, ['src/run.mjs', 'web'], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
    timeout: 30_000,
  })
  expect(stderr).toMatch(/EADDRNOTAVAIL.*192\.0\.2\.7:4999/)
  expect(status).not.toBe(0)
})
