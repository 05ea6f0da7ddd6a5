import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { content, paragraph, words } from '~/tests/support/factories/content'
import { FULL } from './support/full'
import { signIn, signInToPanel } from './support/people'
import { WORDS } from './support/words'

type Row = { id: string; slug: string }

/** Asks the way the panel does, from a page of ours. */
async function ask(page: Page, path: string, method: string, json: object) {
  const { status, body } = await page.evaluate(
    async ([path, method, body]) => {
      const answer = await fetch(path, { method, body, headers: { 'content-type': 'application/json' } })
      return { status: answer.status, body: await answer.json() }
    },
    [path, method, JSON.stringify(json)] as const,
  )
  expect(status, `${method} ${path}: ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(300)
  return body.doc as Row
}

const begin = (page: Page, title: string) =>
  ask(page, '/api/pages?locale=en&draft=true', 'POST', {
    title,
    slug: `oak-${Date.now()}`,
    content: content(paragraph(words('Oil it once a year.'))),
  })
const save = (page: Page, { id }: Row, json: object, query = '') =>
  ask(page, `/api/pages/${id}?locale=en${query}`, 'PATCH', json)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a page that was never published is previewed as itself, by staff alone, until they sign out', async ({
  page,
  browser,
}) => {
  await signInToPanel(page, 'editor@maru.test')
  const made = await begin(page, 'Care of oak')
  await ask(page, `/api/pages/${made.id}?locale=fr&draft=true`, 'PATCH', { title: 'Soin du chêne' })

  await page.goto(`/admin/collections/pages/${made.id}`)
  const links = page.locator('.admin-page-link')
  await expect(links).toHaveText([WORDS.en.labels.preview])
  const opened = page.waitForEvent('popup')
  await links.first().click()
  const preview = await opened
  await expect(heading(preview)).toHaveText('Care of oak')
  await expect(preview.getByText(WORDS.en.pages.preview)).toBeVisible()

  const link = `/api/preview/${made.id}/fr`
  const answer = await page.goto(link)
  expect(new URL(page.url()).pathname).toBe(`/admin/preview/fr/${made.slug}`)
  expect(answer?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(heading(page)).toHaveText('Soin du chêne')
  const address = page.url()

  // The shop itself is as visitors see it, also for the editor.
  expect((await page.request.get(`/info/${made.slug}`)).status()).toBe(404)

  const visitor = await browser.newContext()
  expect((await visitor.request.get(link)).status()).toBe(404)
  expect((await visitor.request.get(address)).status()).toBe(404)
  const seller = await (await browser.newContext()).newPage()
  await signIn(seller, 'seller@maru.test')
  expect((await seller.request.get(link)).status()).toBe(404)

  await page.context().clearCookies({ name: 'maru-token' })
  expect((await page.request.get(address)).status()).toBe(404)
  expect((await page.request.get(link)).status()).toBe(404)
  await visitor.close()
  await seller.context().close()
})

test('fifty visitors read what is published while an editor previews the draft', async ({
  page,
  browser,
}) => {
  await signInToPanel(page, 'editor@maru.test')
  const made = await begin(page, 'As published')
  await save(page, made, { _status: 'published' })
  await save(page, made, { title: 'As saved' }, '&draft=true')
  await page.goto(`/api/preview/${made.id}/en`)
  await expect(heading(page)).toHaveText('As saved')
  const visitor = await browser.newContext()
  const [previewed, ...read] = await Promise.all([
    page.request.get(page.url()),
    ...Array.from({ length: 50 }, (_, n) =>
      visitor.request.get(n % 2 === 0 ? `/info/${made.slug}` : `/admin/preview/en/${made.slug}`),
    ),
  ])
  expect(await previewed?.text()).toContain('As saved')
  for (const answer of read) {
    const html = await answer.text()
    expect(html).toContain('As published')
    expect(html).not.toContain('As saved')
  }
  await visitor.close()
})

test(
  'the preview beside the form shows a save, at three widths, and leads to what is published',
  FULL,
  async ({ page }) => {
    await signInToPanel(page, 'editor@maru.test')
    const made = await begin(page, 'Care of ash')
    await save(page, made, { _status: 'published' })
    await page.goto(`/admin/collections/pages/${made.id}`)
    await expect(page.locator('.admin-page-link')).toHaveText([
      WORDS.en.labels.preview,
      WORDS.en.labels.seeInShop,
    ])
    const frame = page.frameLocator('#live-preview-iframe')
    await page.locator('#live-preview-toggler').click()
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Care of ash')
    await page.locator('.live-preview-toolbar-controls__breakpoint button').first().click()
    for (const size of ['390 × 844', '820 × 1180', '1440 × 900'])
      await expect(page.getByRole('button', { name: size })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('input[name="title"]').fill('Care of ash floors')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Care of ash floors')

    const named = new AxeBuilder({ page }).withRules(['frame-title', 'label', 'button-name']).include('main')
    await expect(async () => expect((await named.analyze()).violations).toEqual([])).toPass({
      timeout: 8_000,
    })

    const title = page.locator('input[name="title"]')
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      // Nothing lies upon it.
      await title.click({ trial: true })
      const [form, preview] = [
        await title.boundingBox(),
        await page.locator('.live-preview-window').boundingBox(),
      ]
      expect(preview?.y).toBeGreaterThan(form?.y ?? Infinity)
      for (const button of await page.locator('.doc-controls__controls').locator('a, button').all()) {
        const box = await button.boundingBox()
        expect((box?.x ?? width) + (box?.width ?? 0), String(width)).toBeLessThanOrEqual(width)
      }
    }

    await page.goto(`/api/preview/${made.id}/en/published`)
    await expect(page).toHaveURL(new RegExp(`/info/${made.slug}$`))
    await expect(heading(page)).toHaveText('Care of ash')
  },
)

test(
  'a page that moves is found by its earlier address, and one of the rules keeps its own',
  FULL,
  async ({ page, request }) => {
    await signInToPanel(page, 'editor@maru.test')
    const made = await begin(page, 'Care of elm')
    await save(page, made, { _status: 'published' })
    const moved = `${made.slug}-floors`
    await save(page, made, { slug: moved, _status: 'published' })
    for (const prefix of ['', '/fr']) {
      const old = `${prefix}/info/${made.slug}`
      await expect
        .poll(async () => (await request.get(old, { maxRedirects: 0 })).headers().location ?? '')
        .toMatch(new RegExp(`${prefix}/info/${moved}$`))
    }
    const found = await page.evaluate(async () =>
      (await fetch('/api/pages?where[slug][equals]=youth&locale=en')).json(),
    )
    await page.goto(`/admin/collections/pages/${found.docs[0].id}`)
    await expect(page.locator('input[name="slug"]')).toBeDisabled()
    await expect(page.getByText(WORDS.en.issues.page.fixedAddress)).toBeVisible()
  },
)

test('a page without French has its English title and says what is missing', FULL, async ({ page }) => {
  await signInToPanel(page, 'editor@maru.test')
  const title = `Care of birch ${Date.now()}`
  const made = await begin(page, title)
  // The newest page is the first of the list.
  await page.goto('/admin/collections/pages?locale=fr')
  const row = page.locator('table tbody tr').filter({ hasText: title })
  await expect(row).toContainText('French: missing')
  await page.goto(`/admin/collections/pages/${made.id}?locale=fr`)
  await expect(heading(page)).toHaveText(title)
  await expect(page.getByText(WORDS.en.staff.pages.english)).toBeVisible()
})

test(
  'a draft of the English that is typed makes its translations older at once, in the form and in the list',
  FULL,
  async ({ page }) => {
    await signInToPanel(page, 'editor@maru.test')
    const title = `Care of maple ${Date.now()}`
    const made = await begin(page, title)
    await save(page, made, { _status: 'published' })
    await ask(page, `/api/pages/${made.id}?locale=fr`, 'PATCH', {
      title: 'Soin de l’érable',
      content: content(paragraph(words('Huilez-le une fois par an.'))),
      _status: 'published',
    })
    await page.goto(`/admin/collections/pages/${made.id}?locale=en`)
    const states = page.locator('.admin-page-languages').getByRole('status')
    await expect(states).toHaveText('French: up to date · Korean: missing')
    await page.locator('input[name="title"]').fill(`${title} floors`)
    await expect(states).toHaveText('French: older than the English · Korean: missing')
    await page.goto('/admin/collections/pages?locale=en')
    const row = page.locator('table tbody tr').filter({ hasText: title })
    await expect(row).toContainText('Published + draft')
    await expect(row).toContainText('French: older than the English')
  },
)
