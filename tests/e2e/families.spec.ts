import { expect, test, type Page } from '@playwright/test'
import { checkPage } from './support/check-page'
import { widthsFor } from './support/widths'

const LIST = '/subcategory/bathroom/bathroom-accessories'
const rails = (page: Page) =>
  page.getByRole('main').getByRole('article').filter({ hasText: 'Double towel rail' })

test('a family has one card, all where that is asked for, and each finish is a link away', async ({
  page,
}) => {
  await page.goto(LIST)
  await expect(rails(page)).toHaveCount(1)
  await expect(rails(page)).toContainText('4 finishes')
  await expect(page.locator('.browse-count')).toHaveText(/^\d+ results · \d+ products$/)
  await page.getByRole('link', { name: 'Show all finishes and sizes' }).click()
  await expect(page).toHaveURL(`${LIST}?show=all`)
  await expect(rails(page)).toHaveCount(4)
  await expect(page.locator('.browse-count')).toHaveText(/^\d+ products$/)
  await page.getByRole('link', { name: 'Group finishes and sizes' }).click()
  await expect(page).toHaveURL(LIST)
  await page.goto(`${LIST}?color=black`)
  await expect(rails(page)).toHaveCount(1)
  await rails(page)
    .getByRole('link', { name: /Double towel rail/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Double towel rail, 600 mm, matte black')
  const finishes = page.getByRole('list', { name: 'Colour' }).getByRole('link')
  await expect(finishes).toHaveText(['Chrome', 'Brushed nickel', 'Matte black', 'Brushed brass'])
  await expect(finishes.nth(2)).toHaveAttribute('aria-current', 'page')
  await finishes.nth(0).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Double towel rail, 600 mm, chrome')
  await page.goto('/search?q=double+towel+rail')
  await expect(rails(page)).toHaveCount(4)
})

for (const prefix of ['', '/fr', '/ko'])
  test(
    `the page of a member and the list of its family pass the checks ${prefix}`,
    widthsFor(prefix),
    async ({ page }) => {
      await page.goto(LIST)
      const href = await rails(page).getByRole('link').first().getAttribute('href')
      await checkPage(page, `${prefix}${href}`)
      await checkPage(page, `${prefix}${LIST}?show=all`)
    },
  )
