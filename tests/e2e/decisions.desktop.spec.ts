import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { untilStill, VIOLATIONS } from './support/axe'
import { FULL } from './support/full'
import { signInToPanel } from './support/people'
import { newSeller } from './support/sellers'

/** The part of a screen that is ours. */
async function expectNoViolationsOfOurs(page: Page) {
  await page.evaluate(untilStill)
  const { violations } = await new AxeBuilder({ page }).options(VIOLATIONS).include('.admin-screen').analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual([])
}

test('an admin asks a seller for a document, undoes it, asks again and leaves; the seller reads it', async ({
  page,
  browser,
}) => {
  const email = await newSeller(page)
  const context = await browser.newContext()
  const admin = await context.newPage()
  await signInToPanel(admin, 'admin@maru.test')
  await admin.goto('/admin/queue/sellers')
  await expect(admin.getByRole('heading', { level: 1, name: 'Sellers to review' })).toBeVisible()
  const card = admin.getByRole('article').filter({ hasText: email })
  await card.getByRole('button', { name: 'Approve' }).click()
  await expect(card.getByRole('alert')).toContainText('Without a business registration number')
  await expectNoViolationsOfOurs(admin)

  const sentence = 'Please add a copy of your business registration certificate.'
  const ask = async () => {
    await card.getByRole('button', { name: 'Ask for a document' }).click()
    await card.getByRole('button', { name: sentence }).click()
    await expect(card.getByLabel('Reason')).toHaveValue(sentence)
    await card.getByRole('button', { name: 'Ask for a document' }).click()
    await expect(card).toContainText('Sent back with a question by')
  }
  await ask()
  await card.getByRole('button', { name: /^Undo/ }).click()
  await expect(card).toContainText('Undone. Nothing was changed.')
  await ask()
  // Carried out without the page.
  await context.close()
  await expect(async () => {
    await page.goto('/seller/profile')
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
})

test('an admin goes through products by keys, declines one and undoes it', FULL, async ({ page }) => {
  await signInToPanel(page, 'admin@maru.test')
  await page.goto('/admin/queue/products')
  const first = page.getByRole('article').first()
  // Off until the script runs, and paler.
  await expect(first.getByRole('button', { name: 'Decline' })).toBeEnabled()
  await expectNoViolationsOfOurs(page)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys of this page' })
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('j')
  await expect(first).toBeFocused()
  await page.keyboard.press('r')
  await first.getByRole('button', { name: 'Decline' }).click()
  await expect(first.getByRole('alert').first()).not.toBeEmpty()
  await first.getByLabel('Reason').fill('The images are blurred.')
  await first.getByRole('button', { name: 'Decline' }).click()
  await expect(first).toContainText('Declined by')
  await first.getByRole('button', { name: /^Undo/ }).click()
  await expect(first).toContainText('Undone. Nothing was changed.')
  await expect(first.getByRole('button', { name: 'Approve' })).toBeVisible()
})
