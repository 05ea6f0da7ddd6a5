import { expect, test, type Page } from '@playwright/test'
import { content, linkTo, paragraph, words } from '~/tests/support/factories/content'
import { askPanel } from './support/ask'
import { signInToPanel } from './support/people'
import { WORDS } from './support/words'

const { linkInternal } = WORDS.en.labels.writing
const MINUTE = 60_000

type Product = { id: string; name: string }
type Body = { docs: Product[] }
const ask = askPanel<Body>

// The form refuses days that are over where its browser is, whatever zone is chosen beside it.
test.use({ timezoneId: 'America/Toronto' })

/** The next full minute that leaves time to type it. */
const soon = () => new Date(Math.ceil((Date.now() + MINUTE / 4) / MINUTE) * MINUTE)

/** As the form takes it, in Toronto's time. */
function asTyped(at: Date) {
  const inToronto = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString('en-US', { timeZone: 'America/Toronto', ...options })
  return `${inToronto({ dateStyle: 'medium' })} ${inToronto({ timeStyle: 'short' })}`
}

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** Writes a text whose last word leads to a product. Between two steps the form stores by itself. */
async function write(page: Page, text: string, product: Product) {
  const isStored = (words: string) =>
    expect
      .poll(async () => JSON.stringify(await ask(page, `/api/pages/${idOf(page)}?draft=true&depth=0`)))
      .toContain(words)
  const editor = page.locator('.rich-text-lexical').first()
  await editor.locator('[contenteditable=true]').first().click()
  await page.keyboard.type(text)
  await isStored(text)
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft')
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(text.split(' ').at(-1))
  await editor.locator('.fixed-toolbar .toolbar-popup__button-link').click()
  const drawer = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Edit Link' }) })
  await drawer.getByText(linkInternal).click()
  await drawer.locator('.rs__control').click()
  await page.keyboard.type(product.name)
  await drawer.locator('.rs__option', { hasText: product.name }).click()
  await expect(drawer.locator('.rs__value-container')).toContainText(product.name)
  // The panel checks the choice first, and loses a press while it stores the form: one presses again.
  await expect(async () => {
    const press = drawer.getByRole('button', { name: 'Save changes' }).click({ timeout: 2_000 })
    // The first one may have been taken after all.
    await press.catch(() => undefined)
    await expect(drawer).toHaveCount(0, { timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  await isStored(product.id)
}

test('a page in two languages is published at the time that an editor has chosen, and not before (rule L26)', async ({
  page,
  browser,
  request,
}) => {
  // The form takes full minutes alone.
  test.setTimeout(3.5 * MINUTE)
  await signInToPanel(page, 'editor@maru.test')
  const [product] = (await ask(page, '/api/products?where[status][equals]=approved&limit=1&depth=0')).body
    .docs
  if (!product) throw new Error('The demo has products.')
  const slug = `care-of-ash-${Date.now()}`
  await page.goto('/admin/collections/pages/create?locale=en')
  // Shown by the script, which takes what is typed.
  await expect(page.locator('.fixed-toolbar')).toBeVisible()
  await page.locator('input[name="title"]').fill('Care of ash')
  await page.locator('input[name="slug"]').fill(slug)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.waitForURL(/pages\/[0-9a-f-]{36}/)
  // The form is drawn anew for the page that is stored now.
  await expect(page.locator('.admin-page-link')).toBeVisible()
  await write(page, 'It lasts with oil', product)

  // Payload would open every form of the editor's in French from then on, those of other tests too.
  const french = content(
    paragraph(words('Il dure avec de '), linkTo('products', product.id, words('l’huile'))),
  )
  const data = { title: 'Soin du frêne', content: french }
  expect((await ask(page, `/api/pages/${idOf(page)}?locale=fr&draft=true`, 'PATCH', data)).status).toBe(200)

  const answers = () =>
    Promise.all([`/info/${slug}`, `/fr/info/${slug}`].map(async (path) => (await request.get(path)).status()))
  const isListed = async () => (await (await request.get('/sitemaps/pages.xml')).text()).includes(slug)
  expect([await answers(), await isListed()]).toEqual([[404, 404], false])

  await page.locator('.form-submit .popup-button').first().click()
  await page.getByRole('button', { name: 'Schedule Publish' }).click()
  const drawer = page.getByRole('dialog').filter({ has: page.locator('#scheduled-publish-save') })
  await drawer.getByLabel('Date and time').fill(asTyped(soon()))
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByRole('table')).toContainText('Toronto')
  expect(await answers()).toEqual([404, 404])

  await expect.poll(answers, { timeout: 1.75 * MINUTE }).toEqual([200, 200])
  await expect.poll(isListed).toBe(true)
  for (const [prefix, title, link] of [
    ['', 'Care of ash', 'oil'],
    ['/fr', 'Soin du frêne', 'l’huile'],
  ] as const) {
    const reader = await browser.newPage()
    await reader.goto(`${prefix}/info/${slug}`)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
    const led = reader.getByRole('article').getByRole('link', { name: link })
    await expect(led).toHaveAttribute('href', `${prefix}/product/${product.id}`)
    await reader.close()
  }
})
