import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { VIOLATIONS } from './support/axe'
import { sayYes } from './support/panel'
import { signInToPanel } from './support/people'

const FAUCET = '/product/8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69'

test('a member writes to Maru and reports a product; an admin answers live and decides the report', async ({
  page,
  browser,
}) => {
  await newBuyer(page)
  await page.goto('/support')
  await page.getByLabel('Write a message').fill('Where is my parcel, please?')
  await page.getByLabel('Write a message').press('Enter')
  await expect(page.getByRole('log').getByText('Sent', { exact: true })).toBeVisible()

  const panel = await (await browser.newContext()).newPage()
  await signInToPanel(panel, 'admin@maru.test')
  await openNewest(panel)
  await expectOwnPartToPass(panel)
  await panel.getByLabel('Your answer').fill('It left Busan this morning.')
  await panel.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByRole('log').getByText('It left Busan this morning.')).toBeVisible()
  await page.getByLabel('Write a message').fill('Thank you!')
  await page.getByLabel('Write a message').press('Enter')
  await expect(panel.getByRole('log').getByText('Thank you!')).toBeVisible()
  await panel.getByRole('button', { name: 'Close the conversation' }).click()
  await expect(panel.getByText('This conversation is closed.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Reopen the conversation' })).toBeFocused()
  await expect(panel.getByLabel('Your answer')).toHaveCount(0)

  // The page of a report has the address of the product behind it.
  await page.goto(`/report${FAUCET}`)
  await page.getByLabel('Something else').check()
  await page.getByLabel('In your words').fill('The images are of another faucet.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. Our staff will review it.').first()).toBeVisible()

  await panel.goto('/admin/reports')
  await expectOwnPartToPass(panel)
  await panel
    .getByRole('link', { name: /^Product: / })
    .last()
    .click()
  const decide = panel.getByRole('region', { name: 'Decide' })
  await decide.getByLabel('Decision').selectOption({ label: 'Leave it as it is' })
  // A press that comes before the script of the page does nothing.
  await expect(async () => {
    await decide.getByRole('button', { name: 'Decide' }).click()
    await expect(decide.getByRole('alert')).toHaveText('Please give a reason.', { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await decide.getByLabel('Reason').fill('The images match.')
  await decide.getByLabel('Message to the members who reported it').fill('We compared the images.')
  await sayYes(decide, 'Decide')
  await expect(panel.getByText('Decided. Reports closed: 1.')).toBeVisible()
  await page.goto('/notifications')
  await expect(page.getByText('We compared the images.')).toBeVisible()
  await panel.context().close()
})

/** The conversation that waits shortest, from the inbox. */
async function openNewest(panel: Page) {
  await panel.goto('/admin/support?tab=open')
  await expectOwnPartToPass(panel)
  const first = panel
    .locator('.admin-screen')
    .getByRole('listitem')
    .filter({ hasText: 'Where is my parcel, please?' })
    .first()
  await first.getByRole('link').click()
  await expect(panel.getByRole('log')).toContainText('Where is my parcel, please?')
}

/** WCAG 2.2 AA of what is ours in the panel. */
async function expectOwnPartToPass(panel: Page) {
  const { violations } = await new AxeBuilder({ page: panel })
    .include('.admin-screen')
    .options(VIOLATIONS)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual([])
}
