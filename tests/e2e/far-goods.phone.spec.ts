import { expect, test, type Page } from '@playwright/test'
import { FAUCET } from './support/public-routes'
import { noteShifts, shiftsOf } from './support/shifts'

type Card = { height: number; isLaidOut: boolean }

/** The cards of lists that are far below, and those after the tenth of one that is not. */
const cardsOf = (page: Page) =>
  page
    .locator('.goods-far > li, .goods > li:nth-child(n + 11)')
    .evaluateAll(async (cards): Promise<Card[]> => {
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
      return cards.map((card) => ({
        height: card.getBoundingClientRect().height,
        isLaidOut: card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false,
      }))
    })

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** How high each card was when it was last laid out, reading from the top to the end. */
async function readToTheEnd(page: Page) {
  const heights: number[] = []
  for (let at = 0; at < (await heightOf(page)); at += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at)
    for (const [card, { height, isLaidOut }] of (await cardsOf(page)).entries())
      if (isLaidOut) heights[card] = height
  }
  return heights
}

for (const path of ['/', '/fr', '/products', '/ko/products', FAUCET])
  test(`goods far below on ${path} wait, and nothing one sees moves when they come near`, async ({
    page,
  }) => {
    await noteShifts(page)
    await page.goto(path)
    const waiting = await cardsOf(page)
    expect(new Set(waiting.map(({ isLaidOut }) => isLaidOut))).toEqual(new Set([false]))
    const guessed = await heightOf(page)
    const heights = await readToTheEnd(page)
    expect(Object.keys(heights)).toHaveLength(waiting.length)
    expect(await shiftsOf(page)).toEqual([])
    // The scroll bar of a page that was not read yet is about right.
    const read = await heightOf(page)
    expect(Math.abs(read - guessed)).toBeLessThan(read / 10)
    // What was read keeps the height it had, also when it is far away again.
    expect((await cardsOf(page)).map(({ height }) => height)).toEqual(heights)
  })
