import { expect, test, type Page } from '@playwright/test'
import { FULL, FULL_WIDTHS } from './support/full'
import { WIDTHS } from './support/widths'

const FAUCET = '/product/8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69'
const UNKNOWN = '/product/00000000-0000-7000-8000-000000000000'

for (const { prefix, invalid, missing, home } of [
  {
    prefix: '',
    invalid: 'Invalid product ID',
    missing: 'Product not found or not approved',
    home: 'Back to Home',
  },
  {
    prefix: '/fr',
    invalid: 'Identifiant de produit non valide',
    missing: 'Produit introuvable ou non approuvé',
    home: 'Retour à l’accueil',
  },
  {
    prefix: '/ko',
    invalid: '상품 ID가 올바르지 않습니다',
    missing: '상품을 찾을 수 없거나 아직 승인되지 않았습니다',
    home: '홈으로 돌아가기',
  },
]) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })
      test(`no product is said in words, with status 404: ${missing}`, async ({ page }) => {
        for (const [path, words] of [
          ['/product/nonsense', invalid],
          [UNKNOWN, missing],
        ] as const) {
          const answer = await page.goto(prefix + path)
          expect(answer?.status()).toBe(404)
          await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
          await expect(page.locator('main').getByRole('link')).toHaveAttribute('href', prefix || '/')
          await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
        }
        await expect(page.locator('main').getByRole('link', { name: home })).toBeVisible()
      })
    })
  }
}

test(
  'a picture opens larger, comes closer and goes back, and Escape returns to where one was',
  WIDTHS,
  async ({ page }) => {
    await page.goto(FAUCET)
    const picture = page.locator('.gallery a').first()
    await picture.click()
    const zoom = page.getByRole('dialog')
    await expect(zoom).toBeVisible()
    const whole = zoom.getByRole('group', { name: 'image 1 of 5' }).getByRole('img')
    const width = async () => (await whole.boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(100)
    const before = await width()
    const closer = zoom.getByRole('button', { name: 'Zoom in' })
    await closer.click()
    const away = zoom.getByRole('button', { name: 'Zoom out' })
    await expect(away).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(width).toBeGreaterThan(before * 2)
    await away.click()
    await expect.poll(width).toBeCloseTo(before, 0)
    await page.keyboard.press('Escape')
    await expect(zoom).toBeHidden()
    await expect(picture).toBeFocused()
  },
)

test(
  'pictures are walked by the arrow keys, in the row and in the larger look',
  FULL_WIDTHS,
  async ({ page }) => {
    await page.goto(FAUCET)
    await page.waitForLoadState('networkidle')
    const thumbs = page.getByRole('link', { name: /^Show image/ })
    const row = page.locator('.gallery')
    await expect(thumbs).toHaveCount(5)
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => row.evaluate((box) => Math.round(box.scrollLeft / box.clientWidth))).toBe(1)
    await page.keyboard.press('Home')
    await expect(thumbs.nth(0)).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('Tab')
    await expect(page.locator('.gallery a').first()).toBeFocused()
    await page.keyboard.press('Enter')
    const zoom = page.getByRole('dialog')
    await expect(zoom).toContainText('image 1 of 5')
    await page.keyboard.press('ArrowRight')
    await expect(zoom).toContainText('image 2 of 5')
    await zoom.getByRole('button', { name: 'Zoom in' }).press('Enter')
    await expect(zoom.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(zoom).toBeHidden()
    await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  },
)

test.describe('with a finger', () => {
  test.use({ hasTouch: true })
  test('a swipe brings the next picture, and one back the first', FULL_WIDTHS, async ({ page }) => {
    await page.goto(FAUCET)
    await page.waitForLoadState('networkidle')
    const thumbs = page.getByRole('link', { name: /^Show image/ })
    const row = page.locator('.gallery')
    const box = await row.evaluate((ul) => ul.getBoundingClientRect().toJSON() as DOMRect)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...shares: number[]) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: shares.map((share) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 })),
      })
    const swipe = async (from: number, to: number) => {
      await touch('touchStart', from)
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part)
      await touch('touchEnd')
    }
    await row.evaluate((ul) => ul.addEventListener('scrollend', () => (ul.dataset['rests'] = 'yes')))
    await swipe(0.8, 0.1)
    await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
    // A finger that is back within the last frame of the row's way to rest moves nothing in Chromium: then it swipes again.
    await expect(row).toHaveAttribute('data-rests', 'yes')
    await expect(async () => {
      await swipe(0.2, 0.9)
      await expect(thumbs.nth(0)).toHaveAttribute('aria-current', 'true', { timeout: 2_000 })
    }).toPass()
  })
})

test.describe('without script, with less motion', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })
  test(
    'a thumbnail brings its picture, and a picture leads to itself',
    FULL_WIDTHS,
    async ({ page, request }) => {
      await page.goto(FAUCET)
      const pictures = page.locator('.gallery a')
      await page.getByRole('link', { name: 'Show image 2' }).click()
      await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.5 })
      const file = await request.get((await pictures.nth(1).getAttribute('href')) ?? '')
      expect(file.headers()['content-type']).toMatch(/^image\/(avif|webp)$/)
      expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    },
  )
})

test('sharing copies the address where the device has no sheet for it', FULL, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(FAUCET)
  await page.getByRole('button', { name: 'Share or report' }).click()
  await page.getByRole('link', { name: 'Share' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(FAUCET)
})

test('a low window keeps one bar on the screen, not two', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 400 })
  await page.goto(FAUCET)
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.locator('.buy-bar')).toBeInViewport()
})

const remembered = (page: Page, count: number) =>
  expect
    .poll(() =>
      page.evaluate(() => (JSON.parse(localStorage.getItem('maru_recent') ?? '[]') as string[]).length),
    )
    .toBe(count)

test(
  'what was looked at is remembered on this device, elsewhere and at home, until it is cleared',
  FULL,
  async ({ page }) => {
    await page.goto(FAUCET)
    await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0)
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await remembered(page, 1)
    await page.goto('/product/309a9466-db19-58f8-9411-3e75116cc170')
    await remembered(page, 2)
    const recent = page.locator('section', { has: page.getByRole('heading', { name: 'Recently viewed' }) })
    await expect(recent.getByRole('link')).toHaveCount(1)
    // The card says the finish in a line of its own.
    expect(name).toContain(await recent.getByRole('link').innerText())
    await page.goto('/')
    await expect(recent.getByRole('link')).toHaveCount(2)
    await recent.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByText('The list of recently viewed products is empty.')).toBeVisible()
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(recent).toHaveCount(0)
  },
)

test('there is more of the same kind, up to eight, without the product itself', FULL, async ({ page }) => {
  await page.goto(FAUCET)
  const related = page.locator('section', { has: page.getByRole('heading', { name: 'You may also like' }) })
  const links = related.getByRole('article').getByRole('heading').getByRole('link')
  expect(await links.count()).toBeLessThanOrEqual(8)
  expect(await links.count()).toBeGreaterThanOrEqual(4)
  await expect(related.locator(`a[href="${FAUCET}"]`)).toHaveCount(0)
})

test('nothing on the page moves while it comes', WIDTHS, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'moved', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(
          window,
          'moved',
          Number(Reflect.get(window, 'moved')) + Number(Reflect.get(entry, 'value')),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(FAUCET)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThan(0.005)
})

test.describe('a look at the page', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36' })
  test('is told to the shop once, and from nowhere else', FULL, async ({ page, request }) => {
    const told: (string | null)[] = []
    page.on('request', (each) => each.url().endsWith('/api/view') && told.push(each.postData()))
    const first = page.waitForRequest('**/api/view')
    await page.goto(FAUCET)
    await first
    await page.waitForLoadState('networkidle')
    expect(told).toEqual([FAUCET.split('/').at(-1)])
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.test' }
    expect((await request.post('/api/view', { data: 'x', headers: elsewhere })).status()).toBe(404)
  })
})
