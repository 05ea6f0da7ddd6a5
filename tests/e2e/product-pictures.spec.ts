import { expect, test, type Page } from '@playwright/test'
import { emptyPng, noise } from '~/tests/support/factories/pictures'
import { expectNoViolations } from './support/axe'
import { FULL, FULL_WIDTHS } from './support/full'
import { signIn } from './support/people'
import { fillProduct, goToStep } from './support/product-form'

const SELLER = 'seller3@maru.test'
const png = (name: string, buffer = emptyPng(600, 750)) => ({ name, mimeType: 'image/png', buffer })
const images = (page: Page) => page.locator('#images')
const chosen = (page: Page) => page.getByLabel('Choose images')
const ids = (page: Page) =>
  images(page)
    .locator('input[type=hidden]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
const names = (page: Page) =>
  images(page)
    .getByRole('row')
    .getByRole('img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('alt')))
const failed = (page: Page) => images(page).locator('[data-failed]')

async function upload(page: Page, ...files: string[]) {
  const before = (await ids(page)).length
  await chosen(page).setInputFiles(files.map((name) => png(name)))
  await expect(images(page).locator('input[type=hidden]')).toHaveCount(before + files.length)
}

test.beforeEach(async ({ page }) => {
  await signIn(page, SELLER, '/upload')
  await goToStep(page, 3)
})

test('every bad file has its sentence, and the good one is kept', async ({ page }) => {
  const jpeg = await noise(900, 900).jpeg().toBuffer()
  await chosen(page).setInputFiles([
    png('vector.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    png('phone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')),
    png('empty.png', Buffer.alloc(0)),
    png('large.png', Buffer.concat([emptyPng(9, 9), Buffer.alloc(11_000_000)])),
    png('bomb.png', emptyPng(30_000, 30_000)),
    png('half.jpg', jpeg.subarray(0, jpeg.length / 2)),
    png('good.png'),
  ])
  await expect(failed(page)).toHaveText([
    /^vector\.pngChoose a JPEG, PNG, WebP or GIF image\./,
    /^phone\.heicChoose a JPEG/,
    /^empty\.pngChoose a JPEG/,
    /^large\.pngThe file is larger than 10 MB\./,
    /^bomb\.pngThis image is too large\. .*40,000,000 pixels/,
    /^half\.jpgThis file is damaged/,
  ])
  await expect.poll(() => names(page)).toEqual(['good.png'])
  await fillProduct(page, `E2E-${crypto.randomUUID().slice(0, 8)}`)
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(images(page).getByText('Some images weren’t uploaded.')).toBeVisible()
  await expect(failed(page).first().getByRole('button')).toBeFocused()
})

test('are ordered by buttons and by keys, described and removed', FULL_WIDTHS, async ({ page }) => {
  await upload(page, 'one.png', 'two.png', 'three.png')
  await expect.poll(() => names(page)).toEqual(['one.png', 'two.png', 'three.png'])
  const later = images(page).getByRole('button', { name: 'Move image 1 later' })
  await later.click()
  expect(await names(page)).toEqual(['two.png', 'one.png', 'three.png'])
  await expect(images(page).getByRole('button', { name: 'Move image 2 later' })).toBeFocused()
  await images(page).getByRole('button', { name: 'Make main: Image 3 of 3' }).click()
  expect(await names(page)).toEqual(['three.png', 'two.png', 'one.png'])
  await expect(images(page).getByRole('row').first()).toContainText('Main image')

  await images(page).getByRole('button', { name: /^Drag/ }).last().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Insert/)
  await page.keyboard.press('Home')
  await expect(page.locator(':focus')).toHaveAccessibleName('Insert before Image 1 of 3')
  await page.keyboard.press('Enter')
  await expect.poll(() => names(page)).toEqual(['one.png', 'three.png', 'two.png'])

  const before = await ids(page)
  await images(page).getByText('Alternative texts').click()
  await page.locator('[id="images.1.alt.fr"]').fill('Un robinet')
  await images(page).getByRole('button', { name: 'Move image 2 earlier' }).click()
  await expect(page.locator('[id="images.0.alt.fr"]')).toHaveValue('Un robinet')
  expect(await ids(page)).toEqual([before[1], before[0], before[2]])
  await page.locator('[id="images.0.alt.en"]').fill('x'.repeat(201))
  await expect(page.locator('[id="images.0.alt.en"]')).toHaveAccessibleDescription(/201 of 200/)
  await expectNoViolations(page)
  await images(page).getByRole('button', { name: 'Remove image 1' }).click()
  expect(await ids(page)).toEqual([before[0], before[2]])
  await expect(images(page).getByRole('row').first()).toBeFocused()
})

test('a failed one is tried again, one on its way is cancelled, and twelve are the most', async ({
  page,
}) => {
  await page.route('**/api/uploads/picture*', (route) => route.abort(), { times: 1 })
  await chosen(page).setInputFiles([png('lost.png')])
  await expect(failed(page)).toContainText('Image upload failed.')
  await failed(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => names(page)).toEqual(['lost.png'])

  await page.route('**/api/uploads/picture*', () => {}, { times: 1 })
  await chosen(page).setInputFiles([png('slow.png')])
  await images(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(images(page).getByRole('progressbar')).toHaveCount(0)

  await chosen(page).setInputFiles(Array.from({ length: 12 }, (_, at) => png(`${at}.png`)))
  await expect(images(page).getByText(/Use no more than 12/)).toBeVisible()
  await expect(images(page).locator('input[type=hidden]')).toHaveCount(12)
})

test(
  'a busy server is waited for, and the form is submitted after the last image',
  FULL,
  async ({ page }) => {
    await upload(page, 'first.png')
    await fillProduct(page, `E2E-${crypto.randomUUID().slice(0, 8)}`)
    const headers = { 'retry-after': '1', 'content-type': 'application/json' }
    const busy = { status: 503, headers, body: '{"message":"Busy"}' }
    await page.route('**/api/uploads/picture*', (route) => route.fulfill(busy), { times: 2 })
    await chosen(page).setInputFiles([png('second.png')])
    await page.getByRole('button', { name: 'Submit for approval' }).click()
    await expect(images(page).getByText('Images are still being uploaded.')).toBeVisible()
    await page.waitForURL(/\/seller\/products\?notice=submitted$/)
  },
)

test('are taken from the clipboard and dropped', FULL, async ({ page }) => {
  const bytes = [...emptyPng(300, 300)]
  for (const kind of ['paste', 'drop'] as const)
    await images(page)
      .getByText('Drop images here')
      .evaluate(
        (place, { bytes, kind }) => {
          const data = new DataTransfer()
          data.items.add(new File([new Uint8Array(bytes)], `${kind}.png`, { type: 'image/png' }))
          const event =
            kind === 'paste'
              ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
              : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          place.dispatchEvent(event)
        },
        { bytes, kind },
      )
  await expect.poll(() => names(page)).toEqual(['paste.png', 'drop.png'])
})
