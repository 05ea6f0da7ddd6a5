import { expect, test } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { FULL_WIDTHS } from './support/full'
import { WIDTHS, widthsFor } from './support/widths'

const FAUCET = '/product/8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69'

test(
  'the larger look says itself in the reader’s language, has no fault and moves nothing for who wants it so',
  WIDTHS,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await page.goto(`/ko${FAUCET}`)
    await page.locator('.gallery a').first().click()
    const zoom = page.getByRole('dialog')
    const first = zoom.getByRole('group', { name: '이미지 5장 중 1번째' })
    await expect(first.getByRole('img')).toBeVisible()
    const names = zoom.getByRole('button')
    await expect(names).toHaveCount(4)
    for (const [at, name] of ['이전 이미지', '다음 이미지', '확대', '닫기'].entries())
      await expect(names.nth(at)).toHaveAccessibleName(name)
    await expectNoViolations(page)
    await zoom.getByRole('button', { name: '확대' }).click()
    expect(await first.evaluate((slide) => slide.getAnimations({ subtree: true }).length)).toBe(0)
    await zoom.getByRole('button', { name: '닫기' }).click()
    await expect(zoom).toBeHidden()
  },
)

for (const [prefix, caption] of [
  ['', 'Shipping box, 500\u00a0×\u00a0480\u00a0×\u00a0270\u00a0mm'],
  ['/fr', 'Boîte d’expédition, 500\u00a0×\u00a0480\u00a0×\u00a0270\u00a0mm'],
  ['/ko', '배송 박스, 500\u00a0×\u00a0480\u00a0×\u00a0270\u00a0mm'],
] as const) {
  test(
    `a picture has its caption, on the page and in the zoom: ${caption}`,
    widthsFor(prefix),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(`${prefix}${FAUCET}`)
      await page.waitForLoadState('networkidle')
      const shown = page.locator('.pictures p:not(.figures)').filter({ visible: true })
      // The first picture is the product: it has no caption, and no room for one.
      await expect(shown).toHaveCount(0)
      await page.locator('.gallery').focus()
      await page.keyboard.press('End')
      await expect(shown).toBeInViewport({ ratio: 0.9 })
      await expect(shown).toHaveText(caption)
      await page.locator('.gallery a').last().click()
      const zoom = page.getByRole('dialog')
      await expect(zoom.locator('.zoom-caption')).toHaveText(caption)
      // No white: the ground is that of a picture which has not come yet.
      const ground = await page
        .locator('.picture')
        .first()
        .evaluate((box) => getComputedStyle(box).backgroundColor)
      await expect(zoom.locator('.yarl__container')).toHaveCSS('background-color', ground)
      await page.keyboard.press('Home')
      await expect(zoom.locator('.zoom-caption')).toHaveCount(0)
    },
  )
}

test.describe('with fingers', () => {
  test.use({ hasTouch: true })
  test('two fingers apart bring a picture closer', FULL_WIDTHS, async ({ page }) => {
    await page.goto(FAUCET)
    await page.locator('.gallery a').first().click()
    const zoom = page.getByRole('dialog')
    const whole = zoom.getByRole('group', { name: 'image 1 of 5' }).getByRole('img')
    const width = async () => (await whole.boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(100)
    const before = await width()
    const box = (await whole.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart.flatMap((each) => [
          { x: x - each, y, id: 0 },
          { x: x + each, y, id: 1 },
        ]),
      })
    await touch('touchStart', 20)
    for (const apart of [40, 60, 80, 100, 120]) await touch('touchMove', apart)
    await touch('touchEnd')
    await expect.poll(width).toBeGreaterThan(before * 1.5)
    await expect(zoom.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-pressed', 'true')
  })
})
