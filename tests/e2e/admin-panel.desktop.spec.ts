import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { VIOLATIONS } from './support/axe'
import { FULL } from './support/full'
import { signInToPanel } from './support/people'
import { WORDS } from './support/words'

test('an admin finds products, orders and people in the panel', async ({ page }) => {
  await signInToPanel(page, 'admin@maru.test')
  for (const slug of ['products', 'orders', 'sellers', 'users']) {
    await page.goto(`/admin/collections/${slug}`)
    const row = page.locator('table tbody tr').first()
    await expect(row).toBeVisible()
    // A row has 44 px, and a line beneath it.
    expect((await row.boundingBox())?.height, slug).toBeLessThanOrEqual(45)
  }
})

/** Asks the way the panel does, from a page of ours. */
async function ask(page: Page, path: string, change?: object) {
  return page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(
        path,
        body ? { method: 'PATCH', body, headers: { 'content-type': 'application/json' } } : {},
      )
      return { status: answer.status, body: await answer.json() }
    },
    [path, change && JSON.stringify(change)] as const,
  )
}

test('an editor finds pages and products, and no orders or people', async ({ page }) => {
  await signInToPanel(page, 'editor@maru.test')
  await page.goto('/admin/collections/pages')
  await expect(page.locator('table tbody tr').first()).toBeVisible()
  for (const slug of ['orders', 'users', 'audit-events']) {
    expect((await ask(page, `/api/${slug}`)).status, slug).toBe(403)
  }
  expect((await ask(page, '/api/products')).status).toBe(200)
  await page.goto('/admin/collections/orders')
  await expect(page.getByText('your role doesn’t let you open it')).toBeVisible()
})

test('an editor is offered no button for images that they may not change', FULL, async ({ page }) => {
  await signInToPanel(page, 'editor@maru.test')
  const found = await ask(page, '/api/products?where[status][equals]=approved&limit=1')
  await page.goto(`/admin/collections/products/${found.body.docs[0].id}`)
  const images = page.locator('#field-images')
  await expect(images.getByRole('img').first()).toBeVisible()
  await expect(images.getByRole('button')).toHaveCount(0)
})

test(
  'an editor who opens a form that only admins have is told so, and a visit stores no draft',
  FULL,
  async ({ page }) => {
    await signInToPanel(page, 'editor@maru.test')
    await page.goto('/admin/collections/categories/create')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your role doesn’t allow this')
    await expect(page.getByText('Only admins can do this.')).toBeVisible()
    await expect(page.locator('.unauthorized').getByRole('link')).toHaveCount(0)
    const drafts = async () => (await ask(page, '/api/pages?draft=true&limit=100')).body.totalDocs as number
    const before = await drafts()
    await page.goto('/admin/collections/pages/create')
    await expect(page.getByLabel('Address on the site')).toBeVisible()
    await expect(page).toHaveURL(/create$/)
    expect(await drafts()).toBe(before)
    await page.locator('input[name="title"]').fill('Care of oak floors')
    await page.locator('input[name="slug"]').fill(`care-${Date.now()}`)
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await page.waitForURL(/[0-9a-f-]{36}$/)
    expect(await drafts()).toBe(before + 1)
  },
)

test(
  'what is in use is not deleted, and the panel says why in the language of the reader',
  FULL,
  async ({ page }) => {
    await signInToPanel(page, 'admin@maru.test')
    const [{ id }] = (await ask(page, '/api/categories?where[parent][exists]=false&limit=1')).body.docs
    await page.context().addCookies([{ name: 'maru-lng', value: 'fr', url: page.url() }])
    await page.goto(`/admin/collections/categories/${id}`)
    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: 'Supprimer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
    await expect(page.getByText(WORDS.fr.issues.category.inUse)).toBeVisible()
    const change = await ask(page, '/api/products?where[id][exists]=true', { weight: 1 })
    const message = 'Collection products has disabled bulk edit'
    expect(change).toMatchObject({ status: 403, body: { errors: [{ message }] } })
  },
)

test('an admin is offered no change of a member’s password', FULL, async ({ page }) => {
  await signInToPanel(page, 'admin@maru.test')
  const [{ id }] = (await ask(page, '/api/users?limit=1')).body.docs
  await page.goto(`/admin/collections/users/${id}`)
  await expect(page.locator('.auth-fields')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0)
})

test('an order keeps its private words back until an admin has said why', async ({ page }) => {
  await signInToPanel(page, 'admin@maru.test')
  const [order] = (await ask(page, '/api/orders?limit=1&sort=createdAt')).body.docs
  expect(Object.keys(order)).toEqual(expect.arrayContaining(['number', 'status', 'totalAmount']))
  expect(order.items).toEqual([])
  for (const name of ['buyerEmail', 'shippingAddress', 'note', 'poNumber', 'staffNote'])
    expect(order).not.toHaveProperty(name)
  await page.goto(`/admin/collections/orders/${order.id}`)
  await expect(page.getByRole('region', { name: 'Items', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What is private opens with a reason' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Emails', exact: true })).toHaveCount(0)
})

/** What Payload's lists and forms lack by themselves. */
const NAMED = [
  ...['label', 'label-title-only', 'aria-input-field-name', 'button-name'],
  ...['landmark-one-main', 'landmark-no-duplicate-main', 'page-has-heading-one'],
]

test('lists and forms have one main with a heading, and a name for every input', FULL, async ({ page }) => {
  await signInToPanel(page, 'admin@maru.test')
  const idOf = async (slug: string) => String((await ask(page, `/api/${slug}?limit=1`)).body.docs[0].id)
  const forms = await Promise.all(
    ['payouts', 'comments', 'synonyms', 'users', 'products', 'pages', 'media'].map(
      async (slug) => `${slug}/${await idOf(slug)}`,
    ),
  )
  for (const path of ['payouts', 'products?where[or][0][and][0][status][equals]=approved', ...forms]) {
    await page.goto(`/admin/collections/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?![0-9a-f]{8}-[0-9a-f]{4}-).+/)
    // The names come with the script.
    await expect(async () => {
      const { violations } = await new AxeBuilder({ page }).options(VIOLATIONS).withRules(NAMED).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      await expect(page.locator('input[type=checkbox][title]')).toHaveCount(0, { timeout: 500 })
    }, path).toPass({ timeout: 10_000 })
  }
})

test('on a phone the menu, errors of fields and messages of saves can be read', FULL, async ({ page }) => {
  await signInToPanel(page, 'admin@maru.test')
  await page.context().addCookies([{ name: 'maru-lng', value: 'fr', url: page.url() }])
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/admin/collections/categories/create')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const name = page.locator('#field-name')
  await expect(page.locator('.field-type.text', { has: name }).locator('.field-error')).toBeVisible()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription(WORDS.fr.issues.category.name)
  await expect(page.locator('.payload-toast-item').first()).toHaveCSS('font-family', /Maru/)
  const { violations } = await new AxeBuilder({ page })
    .include('.field-error')
    .withRules('color-contrast')
    .analyze()
  expect(violations).toEqual([])

  await page.locator('.app-header__mobile-nav-toggler').click()
  const close = page.getByRole('button', { name: 'Fermer le menu' })
  const entries = page.locator('.nav__scroll')
  await entries.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const [above, below] = [await close.boundingBox(), await entries.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity))
})

test('tabs of a form that are not chosen have enough contrast', FULL, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signInToPanel(page, 'admin@maru.test')
  const [{ id }] = (await ask(page, '/api/products?limit=1')).body.docs
  await page.goto(`/admin/collections/products/${id}`)
  await expect(page.locator('.tabs-field__tab-button').first()).toBeVisible()
  const axe = new AxeBuilder({ page }).include('.tabs-field__tabs').withRules('color-contrast')
  expect((await axe.analyze()).violations).toEqual([])
})

test(
  'the languages of contents can be switched in lists and forms, and not on screens without any',
  FULL,
  async ({ page }) => {
    await signInToPanel(page, 'admin@maru.test')
    const languages = page.locator('.localizer')
    await page.goto('/admin/collections/products')
    await expect(languages).toBeVisible()
    for (const path of ['', '/people', '/queue/products']) {
      await page.goto(`/admin${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(languages).toBeHidden()
    }
  },
)

test(
  'the menu leads to reports, inquiries, support, members and recommended products one way each',
  FULL,
  async ({ page }) => {
    await signInToPanel(page, 'admin@maru.test')
    await page.goto('/admin')
    const menu = page.getByRole('navigation', { name: 'Admin panel menu' })
    for (const name of ['Reports', 'Inquiries', 'Support conversations', 'Members', 'Recommended products'])
      await expect(menu.getByRole('link', { name, exact: name === 'Members' })).toHaveCount(1)
    await expect(menu.locator('a[href="/admin/collections/reports"]')).toHaveCount(0)
  },
)

test('what staff change shows on the prerendered page at once', async ({ page }) => {
  await signInToPanel(page, 'editor@maru.test')
  const found = await ask(page, '/api/pages?where[slug][equals]=youth&locale=en')
  const [{ id, title: before }] = found.body.docs
  const title = `Youth protection ${Date.now()}`
  const reader = await page.context().newPage()
  await reader.goto('/youth')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(before)
  const saved = await ask(page, `/api/pages/${id}?locale=en`, { title, _status: 'published' })
  expect(saved.status).toBe(200)
  await expect(async () => {
    await reader.goto('/youth')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 200 })
  }).toPass({ timeout: 1_500 })
  await ask(page, `/api/pages/${id}?locale=en`, { title: before, _status: 'published' })
})

test('an admin reads in the panel what staff changed, and nobody edits it', FULL, async ({ page }) => {
  await signInToPanel(page, 'editor@maru.test')
  const found = await ask(page, '/api/synonyms?limit=1')
  const [{ id, words }] = found.body.docs
  const word = `word${Date.now()}`
  expect((await ask(page, `/api/synonyms/${id}`, { words: [...words, word] })).status).toBe(200)
  await ask(page, `/api/synonyms/${id}`, { words })
  await page.context().clearCookies()
  await signInToPanel(page, 'admin@maru.test')
  const log = await ask(page, `/api/audit-events?where[subjectId][equals]=${id}&where[changes][like]=${word}`)
  const [event] = log.body.docs
  await page.goto(`/admin/collections/audit-events/${event.id}`)
  await expect(
    page.getByRole('definition').filter({ hasText: new RegExp(`^Words: .*${word}`) }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
})
