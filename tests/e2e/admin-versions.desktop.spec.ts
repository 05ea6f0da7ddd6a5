import { expect, test, type Page } from '@playwright/test'
import { content, paragraph, words } from '~/tests/support/factories/content'
import { askPanel } from './support/ask'
import { FULL } from './support/full'
import { signInToPanel } from './support/people'

type Body = { doc: { id: string; title: string } }
const ask = askPanel<Body>

/** By the address of its link: what is tried is the version, not how soon a list of the panel answers a click. */
async function openVersion(page: Page, at: number) {
  const link = page.locator('main table tbody tr').nth(at).getByRole('link').first()
  await page.goto((await link.getAttribute('href')) ?? '')
}

test('an editor compares a version of a page with the one before, and puts it back as a draft (rule L26)', async ({
  page,
  request,
}) => {
  await signInToPanel(page, 'editor@maru.test')
  const slug = `ash-${Date.now()}`
  const text = content(paragraph(words('Oil it once a year.')))
  const page1 = { title: 'Care of ash', slug, content: text, _status: 'published' }
  const { id } = (await ask(page, '/api/pages?locale=en', 'POST', page1)).body.doc
  const save = (title: string) =>
    ask(page, `/api/pages/${id}?locale=en`, 'PATCH', { title, _status: 'published' })
  expect((await save('Care of ash and elm')).status).toBe(200)

  await page.goto(`/admin/collections/pages/${id}/versions?locale=en`)
  await openVersion(page, 1)
  await expect(page.getByRole('heading', { name: 'Compare Versions' })).toBeVisible()
  await page.goto(`/admin/collections/pages/${id}/versions?locale=en`)
  await openVersion(page, 0)
  await expect(page.getByText('and elm').first()).toBeVisible()

  await page.goto(`/admin/collections/pages/${id}/versions?locale=en`)
  await openVersion(page, 1)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('input[name="title"]')).toHaveValue('Care of ash', { timeout: 15_000 })
  const restored = await ask(page, `/api/pages/${id}?locale=en&draft=true&depth=0`)
  expect(restored.body).toMatchObject({ title: 'Care of ash', _status: 'draft' })
  expect(await (await request.get(`/info/${slug}`)).text()).toContain('Care of ash and elm')
})

test(
  'a filter of a list is kept under a name, and a colleague finds it (rule A30)',
  FULL,
  async ({ page, browser }) => {
    await signInToPanel(page, 'admin@maru.test')
    await page.goto('/admin/collections/products?where[or][0][and][0][status][equals]=approved')
    const name = `On sale ${Date.now()}`
    await page.getByRole('button', { name: 'New Saved filter' }).click()
    await page.getByRole('dialog').locator('input[name="title"]').fill(name)
    await page.getByLabel('Colleagues may use it').check()
    // The form is saved once the panel has checked what was typed.
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })
    await expect(async () => {
      if (await save.isVisible()) await save.click({ timeout: 2_000 })
      await expect(page).toHaveURL(/preset=/, { timeout: 3_000 })
    }).toPass({ timeout: 20_000 })

    const colleague = await browser.newPage()
    await signInToPanel(colleague, 'editor@maru.test')
    await colleague.goto('/admin/collections/products')
    await colleague.locator('#select-preset').click()
    await colleague.getByRole('dialog').getByRole('button', { name }).click()
    await expect(colleague).toHaveURL(/status%5D%5Bequals%5D=approved/)
    await colleague.close()
  },
)

test(
  'a saved filter of orders names its columns in words, also those that are computed (rule A30)',
  FULL,
  async ({ page }) => {
    await signInToPanel(page, 'admin@maru.test')
    await page.goto('/admin/collections/orders')
    await page.getByRole('button', { name: 'New Saved filter' }).click()
    const columns = page.getByRole('dialog').locator('.query-preset-columns-field')
    for (const name of ['Number', 'Buyer', 'Payment', 'Age'])
      await expect(columns.getByRole('button', { name, exact: true }).first()).toBeVisible()
    await expect(columns).not.toContainText('buyerName')
  },
)
