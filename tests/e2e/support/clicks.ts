import type { Page } from '@playwright/test'

/**
 * Counts from `path` on the presses of a pointer, on every page of a journey, and the fields that were filled in. What is typed, and Enter
 * after it, is no press; nor is a choice in the browser's own list. Once for each page: a journey in parts takes the difference.
 */
export async function countInput(page: Page, path = '/') {
  await page.addInitScript(() => {
    const add = (key: string, value: string) => sessionStorage.setItem(key, value)
    const clicks = () => Number(sessionStorage.getItem('clicks') ?? 0)
    addEventListener('pointerdown', () => add('clicks', String(clicks() + 1)), true)
    const note = ({ target }: Event) => {
      const names = new Set(JSON.parse(sessionStorage.getItem('fields') ?? '[]') as string[])
      if (target instanceof HTMLElement) names.add(target.getAttribute('name') ?? target.id)
      add('fields', JSON.stringify([...names]))
    }
    addEventListener('input', note, true)
    addEventListener('change', note, true)
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return {
    clicks: () => page.evaluate(() => Number(sessionStorage.getItem('clicks'))),
    fields: () => page.evaluate(() => JSON.parse(sessionStorage.getItem('fields') ?? '[]') as string[]),
  }
}

/** The same, of clicks alone. */
export const countClicks = async (page: Page, path?: string) => (await countInput(page, path)).clicks
