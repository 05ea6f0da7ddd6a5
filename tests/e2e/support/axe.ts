import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { requireWidths } from './widths'

type RunOptions = Parameters<AxeBuilder['options']>[0]

/** Nothing is collected of what passes, which spares a third of the work. */
export const VIOLATIONS: RunOptions = { resultTypes: ['violations'] }

/** WCAG 2.2 AA, as far as a machine can tell. */
export async function expectNoViolations(page: Page) {
  requireWidths()
  // What an action answers with brings its title anew, a moment after its words.
  await expect(page).toHaveTitle(/./)
  await page.evaluate(untilStill)
  const { violations } = await new AxeBuilder({ page })
    .options(VIOLATIONS)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual([])
}

/** A button that is ready again fades in: half-way its contrast is not what is meant. In a fold that is shut, it never ends. */
export async function untilStill() {
  const ending = document.getAnimations().filter(({ effect }) => {
    const isShown = !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false
    return isShown && effect?.getComputedTiming().endTime !== Infinity
  })
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
