import { expect, test, type Page } from '@playwright/test'
import { FAUCET } from './support/public-routes'

/** What a row grows by where stars and least quantity do not fit beside each other. */
const LINE = 17.59

type Part = { rows: number; height: number; isLaidOut: boolean }

/** Lists that are far below as a whole, and the cards after the tenth of one that is not. */
const partsOf = (page: Page) =>
  page.locator('.goods-far, .goods > li:nth-child(n + 11)').evaluateAll(async (parts): Promise<Part[]> => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    return parts.map((part) => ({
      rows: part.tagName === 'LI' ? 1 : Math.ceil(part.children.length / 2),
      height: part.getBoundingClientRect().height,
      isLaidOut: part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false,
    }))
  })

/** How high each part was when it was last laid out, reading from the top to the end. */
async function readToTheEnd(page: Page) {
  const heights: number[] = []
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < end; at += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at)
    for (const [part, { height, isLaidOut }] of (await partsOf(page)).entries())
      heights[part] = isLaidOut ? height : (heights[part] ?? 0)
  }
  return heights
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of ['/', '/fr', '/products', '/ko/products', FAUCET])
    test(`goods far below on ${path} wait in the place they will take (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      const waiting = await partsOf(page)
      expect(new Set(waiting.map(({ isLaidOut }) => isLaidOut))).toEqual(new Set([false]))
      const heights = await readToTheEnd(page)
      for (const [at, { height, rows }] of waiting.entries()) {
        const lines = ((heights[at] ?? 0) - height) / LINE
        expect(lines).toBeCloseTo(Math.round(lines), 1)
        expect(Math.round(lines)).toBeGreaterThanOrEqual(0)
        expect(Math.round(lines)).toBeLessThanOrEqual(rows)
      }
      // What was read keeps the height it had, also when it is far away again.
      expect((await partsOf(page)).map(({ height }) => height)).toEqual(heights)
    })
