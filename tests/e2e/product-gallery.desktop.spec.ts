import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { FULL } from './support/full'

const FAUCET = '/product/8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69'
const ONE_PICTURE = '/product/540fd21f-f687-5be0-85ae-29d23a831be8'
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}
const parts = (page: Page) => ({
  first: page.locator('.gallery a').first(),
  thumbs: page.locator('.thumbs'),
  glass: page.locator('.magnifier'),
})

test('thumbnails stand beside the picture on a wide page and below it on a phone', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await page.goto(FAUCET)
  const { first, thumbs } = parts(page)
  const [picture, beside] = [await boxOf(first), await boxOf(thumbs)]
  expect(beside.x + beside.width).toBeLessThanOrEqual(picture.x)
  expect(beside.y).toBeLessThan(picture.y + 10)
  await page.setViewportSize(PHONE)
  const [above, below] = [await boxOf(first), await boxOf(thumbs)]
  expect(below.y).toBeGreaterThan(above.y + above.height)
  await expectNoViolations(page)
})

test('one picture has no thumbnails and no number', FULL, async ({ page }) => {
  await page.goto(ONE_PICTURE)
  const { first, thumbs } = parts(page)
  await expect(first).toBeVisible()
  await expect(thumbs).toHaveCount(0)
  await expect(page.locator('.gallery + p')).toHaveCount(0)
})

test.describe('the magnifier', () => {
  test('follows the mouse, is gone with Escape, and comes with nothing before', FULL, async ({ page }) => {
    await page.setViewportSize(WIDE)
    await page.goto(FAUCET)
    await page.waitForLoadState('networkidle')
    const { first, glass } = parts(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const { x, y, width, height } = await boxOf(first)
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([])
    const moveTo = (share: number) => page.mouse.move(x + width * share, y + height * share, { steps: 3 })
    await moveTo(0.4)
    await expect(glass).toBeVisible()
    await moveTo(0.5)
    await expect(glass).toHaveCSS('opacity', '1')
    const lens = await boxOf(glass)
    expect(lens.x + lens.width / 2).toBeCloseTo(x + width / 2, -1)
    expect(lens.y + lens.height / 2).toBeCloseTo(y + height / 2, -1)
    expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(glass).toHaveCount(0)
    await page.mouse.move(x + width + 200, y)
    await moveTo(0.5)
    await expect(glass).toHaveCount(1)
    await page.mouse.move(x + width + 200, y)
    await expect(glass).toHaveCount(0)
  })

  test('stays away from narrow pages', FULL, async ({ page }) => {
    await page.setViewportSize({ ...WIDE, width: 820 })
    await page.goto(FAUCET)
    await page.waitForLoadState('networkidle')
    const { first, glass } = parts(page)
    await first.hover()
    await page.mouse.move(300, 300, { steps: 3 })
    await expect(glass).toHaveCount(0)
  })
})
