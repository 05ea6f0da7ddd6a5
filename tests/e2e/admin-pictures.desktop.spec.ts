import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { content, paragraph, picture, words } from '~/tests/support/factories/content'
import { askPanel } from './support/ask'
import { expectNoViolations } from './support/axe'
import { signInToPanel } from './support/people'

type Body = { doc: { id: string }; focalX: number; focalY: number }
const ask = askPanel<Body>

/** Uploads a picture of one colour by the form, as an editor does. */
async function upload(page: Page, name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  await page.goto('/admin/collections/media/create')
  await page
    .locator('.file-field input[type=file]')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer })
  await page.locator('input[name="alt"]').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/[0-9a-f-]{36}$/)
  return page.url().split('/').at(-1) ?? ''
}

test('an editor sets the point of a picture that stays in sight, and replaces it everywhere (rule L31)', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInToPanel(page, 'editor@maru.test')
  const at = Date.now()
  await upload(page, `Larch ${at}`, '#8a5a2b')
  const old = await upload(page, `Ash ${at}`, '#2b5a8a')

  await page.getByRole('button', { name: 'Edit Image' }).click()
  const editing = page.locator('.edit-upload')
  await editing.locator('input[name="X %"]').fill('20')
  await editing.locator('input[name="Y %"]').fill('80')
  await editing.getByRole('button', { name: 'Apply Changes' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => (await ask(page, `/api/media/${old}`)).body)
    .toMatchObject({ focalX: 20, focalY: 80 })

  const text = content(paragraph(words('Floors')), picture(old, { alt: 'Ours', caption: 'Oiled' }))
  const data = { title: `Floors ${at}`, slug: `floors-${at}`, content: text, _status: 'published' }
  expect((await ask(page, '/api/pages?locale=en&depth=0', 'POST', data)).status).toBe(201)
  await page.reload()
  const uses = page.getByRole('region', { name: 'Where this image is used' })
  await expect(uses.getByRole('link', { name: data.title })).toBeVisible()
  await expectNoViolations(page)

  const reader = await (await browser.newContext({ baseURL })).newPage()
  const image = reader.getByRole('article').getByRole('img')
  await reader.goto(`/info/${data.slug}`)
  await expect(image).toHaveAttribute('alt', 'Ours')
  const before = await image.getAttribute('src')

  await uses.getByRole('button', { name: 'Choose another image' }).click()
  await page
    .getByRole('dialog')
    .last()
    .locator('tbody tr')
    .filter({ hasText: `Larch ${at}` })
    .getByRole('button')
    .first()
    .click()
  await uses.getByRole('button', { name: 'Replace everywhere' }).click()
  await uses.getByRole('button', { name: 'Yes, do it' }).click()
  await expect(uses.getByText('The image is replaced. Places changed: 1.')).toBeVisible()
  await expect(async () => {
    await reader.reload()
    await expect(image).toHaveAttribute('alt', `Larch ${at}`, { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await expect(reader.getByText('Oiled')).toBeVisible()
  expect((await reader.request.get(before ?? '')).status()).toBe(200)
  await reader.context().close()

  await page.goto('/admin/collections/media')
  const row = page.locator('tbody tr').filter({ hasText: `Larch ${at}` })
  await expect(row.locator('.admin-product [title]')).toHaveText(/^larch/i)
  await expect(row.getByRole('img')).toHaveCount(0)
  // The names come with the script.
  await expect(page.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible()
  await expectNoViolations(page)

  // On a phone an image is read whole, without scrolling sideways.
  await page.setViewportSize({ width: 390, height: 844 })
  const hidden = page
    .locator('.collection-list__tables, .table')
    .evaluateAll((parts) => parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  expect(new Set(await hidden)).toEqual(new Set([0]))
  await expect(row.locator('.cell-usage')).toBeInViewport()
})
