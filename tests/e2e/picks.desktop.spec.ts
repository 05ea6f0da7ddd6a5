import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { VIOLATIONS } from './support/axe'
import { signInToPanel } from './support/people'

test('an editor moves a pick, and the marketplace shows it', async ({ page }) => {
  await signInToPanel(page, 'editor@maru.test')
  await page.goto('/admin/picks')
  const picks = page.getByRole('grid', { name: 'Recommended products in their order' })
  const names = picks.locator('.picks-row a')
  await expect(names.nth(1)).toBeVisible()
  const [first = '', second = ''] = await names.allTextContents()
  const { violations } = await new AxeBuilder({ page }).options(VIOLATIONS).include('.admin-screen').analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual([])
  const reader = await page.context().newPage()
  const firstOnTheShop = async (name: string, other: string) => {
    // A card says finish and size in a line of their own: of its name the beginning stays.
    const beginning = (text: string) => text.split(',')[0]
    const shown = await reader.getByRole('article').getByRole('heading').allInnerTexts()
    const placeOf = (whole: string) => shown.findIndex((short) => beginning(short) === beginning(whole))
    expect(placeOf(name)).toBeGreaterThan(-1)
    expect(placeOf(name)).toBeLessThan(placeOf(other))
  }
  await reader.goto('/recommended')
  await firstOnTheShop(first, second)
  const isStored = page.waitForResponse('**/api/admin-commands/picks')
  await picks.getByRole('button', { name: `Move ${second} up` }).click()
  await expect(names.first()).toHaveText(second)
  await isStored
  await expect(async () => {
    await reader.goto('/recommended')
    await firstOnTheShop(second, first)
  }).toPass({ intervals: [100] })
  // By keys: the button keeps the focus.
  await picks.getByRole('button', { name: `Move ${first} up` }).press('Enter')
  await expect(names.first()).toHaveText(first)
  await expect(page.getByRole('status').filter({ hasText: first })).toHaveText(`${first} is now number 1.`)
})
