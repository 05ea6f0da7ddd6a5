import { expect, type Locator, type Page } from '@playwright/test'

/** Keeps the script of the pages that are opened from now on waiting, as a slow line does, until what it answers is called. */
export async function delayScript(page: Page) {
  const held: (() => void)[] = []
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  return async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const go of held) go()
  }
}

/** Waits until React has taken over an element that the server rendered. */
export async function takenOver(element: Locator): Promise<void> {
  const isTaken = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))
  await expect.poll(() => element.evaluate(isTaken)).toBe(true)
}
