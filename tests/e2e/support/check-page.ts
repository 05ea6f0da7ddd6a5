import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { VIOLATIONS } from './axe'
import { requireWidths } from './widths'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const isFull = process.env.MARU_TEST_ALL === '1'

/** Colours are those of every language, and telling them apart is most of axe's work: only the full run looks at them in each. */
const areColoursSeen = (path: string) => isFull || !/^\/(fr|ko)(\/|$)/.test(path)

/**
 * Opens a page as a visitor does and sees that it fits, says nothing to the console and can be read by everyone, day and night.
 * A page that is laid out like another one is read by axe in the full run alone.
 */
export async function checkPage(page: Page, path: string, status = 200, isLaidOutLikeAnother = false) {
  requireWidths()
  const complaints: string[] = []
  const hear = (text: string) => complaints.push(text)
  page.on('console', (message) => message.type() === 'error' && hear(message.text()))
  page.on('pageerror', (error) => hear(error.message))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const answer = await page.goto(path)
  expect.soft(answer?.status(), path).toBe(status)
  // Next sends the title of a page after its words, on a busy machine a moment later.
  await expect(page).toHaveTitle(/./)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
  const loose = await page.locator('img:not([width][height])').count()
  expect.soft(loose, `${path}: pictures without measures`).toBe(0)
  if (isFull || !isLaidOutLikeAnother) await readByAxe(page, path)
  // A missing page is an error to the console, as it should be.
  const own = complaints.filter((text) => status === 200 || !text.includes(`status of ${status}`))
  expect.soft(own, path).toEqual([])
  page.removeAllListeners('console')
  page.removeAllListeners('pageerror')
}

/** The theme changes colours and nothing else: by night they alone are looked at. */
async function readByAxe(page: Page, path: string) {
  expect.soft(await faults(page, areColoursSeen(path)), `${path} by day`).toEqual([])
  if (!areColoursSeen(path)) return
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect.soft(await contrastFaults(page), `${path} by night`).toEqual([])
}

/** What axe finds; in this document alone, which spares it a second window. */
async function faults(page: Page, withColours: boolean) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options(VIOLATIONS).withTags(RULES)
  if (!withColours) axe.disableRules('color-contrast')
  return named((await axe.analyze()).violations)
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']
type Axe = { run: (root: Document, options: object) => Promise<{ violations: Violations }> }

/** What the axe that is in the page already says of its colours. */
async function contrastFaults(page: Page) {
  const options = { ...VIOLATIONS, runOnly: ['color-contrast'] }
  const { violations } = await page.evaluate(
    (given) => (Reflect.get(window, 'axe') as Axe).run(document, given),
    options,
  )
  return named(violations)
}

const named = (violations: Violations) =>
  violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  }))
