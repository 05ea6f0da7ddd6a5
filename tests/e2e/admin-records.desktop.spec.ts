import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { VIOLATIONS } from './support/axe'
import { FULL } from './support/full'
import { signInToPanel } from './support/people'

/** Of our part of the page; the frame is Payload's. */
async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).options(VIOLATIONS).include('.admin-screen').analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual([])
}

test('an admin filters the audit log, verifies its chain and sees the background work', async ({ page }) => {
  await signInToPanel(page, 'admin@maru.test')
  await page.goto('/admin/audit')
  await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Staff signed in' })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/what=staff\.signed_in/)
  const rows = page.getByRole('region', { name: 'Audit events' }).locator('tbody tr')
  await expect(rows.first().getByRole('rowheader')).toHaveText('Staff signed in')
  await page.getByText('Verify', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/^Every entry fits\. Entries verified: [\d,]+\.$/)).toBeVisible()
  await expectNoViolations(page)

  await page.goto('/admin/jobs')
  await expect(page.getByText('All loops are running.')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Audit chain' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: /^Emails: / }).click()
  await expect(page.getByRole('link', { name: /^Failed: / })).toHaveAttribute('aria-current', 'page')
  await expectNoViolations(page)
})

test('an editor is told that these pages are not theirs', FULL, async ({ page }) => {
  await signInToPanel(page, 'editor@maru.test')
  for (const path of ['/admin/audit', '/admin/jobs']) {
    await page.goto(path)
    await expect(page.getByText('Only admins may see this page.')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  }
})
