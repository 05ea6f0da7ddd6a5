import { expect, test, type Page } from '@playwright/test'
import { FAUCET } from './public-routes'

/** What a row grows by where two prices do not fit beside each other. */
const LINE = 17.5
const ROWS = 4

const far = (page: Page) => page.locator('.goods-far, .goods > li:nth-child(n + 11)')
const heights = (page: Page) =>
  far(page).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
const laidOut = (page: Page) =>
  far(page).evaluateAll((parts) =>
    parts.map((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
  )

async function readToTheEnd(page: Page) {
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < end; at += 600)
    await page.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    }, at)
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of ['/', '/fr', '/products', '/ko/products', FAUCET])
    test(`goods far below on ${path} wait in the place they will take (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      expect(new Set(await laidOut(page))).toEqual(new Set([false]))
      const kept = await heights(page)
      await readToTheEnd(page)
      expect((await laidOut(page)).at(-1)).toBe(true)
      const more = (await heights(page)).map((height, at) => (height - (kept[at] ?? 0)) / LINE)
      for (const lines of more) {
        expect(lines).toBeCloseTo(Math.round(lines), 1)
        expect(Math.abs(lines)).toBeLessThan(ROWS + 0.5)
      }
    })
