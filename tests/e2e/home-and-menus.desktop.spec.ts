import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { askPanel } from './support/ask'
import { VIOLATIONS } from './support/axe'
import { FULL } from './support/full'
import { signInToPanel } from './support/people'
import { WORDS } from './support/words'

type Body = { docs: { id: string; slug: string }[]; doc: { id: string }; content: object }

const ask = askPanel<Body>
const save = async (page: Page, global: 'home' | 'menus', json: object, locale = 'en') =>
  expect((await ask(page, `/api/globals/${global}?locale=${locale}&depth=0`, 'POST', json)).status).toBe(200)

const SOON = { timeout: 3_000, intervals: [100] }

test('a banner of an editor is seen in its languages, begins and ends by itself (rule L28)', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signInToPanel(page, 'editor@maru.test')
  await page.goto('/admin/globals/home')
  await expect(page.getByRole('heading', { name: 'Home page' }).first()).toBeVisible()
  const reader = await playwright.request.newContext({ baseURL })
  const html = async (path: string) => (await reader.get(path)).text()
  const name = `Spring-${Date.now()}`
  try {
    const begins = Date.now() + 5_000
    const [from, until] = [new Date(begins).toISOString(), new Date(begins + 6_000).toISOString()]
    const languages = ['en', 'fr']
    await save(page, 'home', {
      banners: [
        { words: `${name}-now`, link: '/products', languages },
        { words: `${name}-later`, from, until },
      ],
    })
    await expect.poll(() => html('/'), SOON).toContain(`${name}-now`)
    expect(await html('/fr')).toContain(`href="/fr/products">${name}-now`)
    expect(await html('/ko')).not.toContain(`${name}-now`)
    expect(await html('/')).not.toContain(`${name}-later`)
    await expect.poll(() => html('/ko'), { timeout: 12_000, intervals: [200] }).toContain(`${name}-later`)
    expect(Date.now()).toBeGreaterThanOrEqual(begins - 500)
    await expect.poll(() => html('/ko'), { timeout: 12_000, intervals: [200] }).not.toContain(`${name}-later`)
    const kept = async () => (await reader.get('/')).headers()['x-nextjs-cache']
    await expect.poll(kept, SOON).toMatch(/HIT|STALE/)

    await page.goto('/')
    await expect(page.getByRole('link', { name: `${name}-now` })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).options(VIOLATIONS).include('main').analyze()
    expect(violations).toEqual([])
  } finally {
    await page.goto('/admin')
    await save(page, 'home', { banners: [] })
  }
  await expect.poll(() => html('/'), SOON).not.toContain(name)
  await reader.dispose()
})

test(
  'an editor adds a page to menu and footer; when it goes, its link goes, and the dashboard names it (rule L30)',
  FULL,
  async ({ page, playwright, baseURL }) => {
    await signInToPanel(page, 'editor@maru.test')
    await page.goto('/admin/globals/menus')
    const reader = await playwright.request.newContext({ baseURL })
    const html = async (path: string) => (await reader.get(path)).text()
    const slug = `care-${Date.now()}`
    const [terms] = (await ask(page, '/api/pages?where[slug][equals]=terms&depth=0')).body.docs
    const { content } = (await ask(page, `/api/pages/${terms?.id}?locale=en&depth=0`)).body
    const made = await ask(page, '/api/pages?locale=en&depth=0', 'POST', {
      title: 'Care of oak',
      slug,
      content,
      _status: 'published',
    })
    expect(made.status).toBe(201)
    const { id } = made.body.doc
    const address = (words: string, path: string) => ({ words, kind: 'address', address: path })
    const { title } = WORDS.en.lists.products
    const main = [
      address(title, '/products'),
      ...(['latest', 'popular', 'recommended'] as const).map((list) =>
        address(WORDS.en.lists[list].title, `/${list}`),
      ),
      { words: slug, kind: 'page', page: id },
    ]
    const { sellers, links } = WORDS.en.footer
    const footer = [
      {
        heading: sellers,
        links: [
          address(links.becomeSeller, '/become-seller'),
          address(links.sellerInquiry, '/seller-inquiry'),
          { words: slug, kind: 'page', page: id },
        ],
      },
    ]
    const shown = async (path: string) => (await html(path)).split(`/info/${slug}">`).length - 1
    try {
      await save(page, 'menus', { main, footer })
      await expect.poll(() => html('/products'), SOON).toContain(`href="/info/${slug}"`)
      expect(await html('/fr')).toContain(`href="/fr/info/${slug}" lang="en"`)
      expect(await html('/')).toContain('href="/terms"')

      expect((await ask(page, `/api/pages/${id}?locale=en`, 'PATCH', { _status: 'draft' })).status).toBe(200)
      await expect.poll(() => shown('/'), SOON).toBe(0)
      await page.goto('/admin')
      const gone = page.getByRole('region', { name: /leads? nowhere/ })
      await expect(gone.getByRole('link', { name: slug }).first()).toHaveAttribute(
        'href',
        '/admin/globals/menus',
      )
    } finally {
      await save(page, 'menus', { main: [], footer: [] })
      await ask(page, `/api/pages/${id}?locale=en`, 'PATCH', { deletedAt: new Date().toISOString() })
    }
    await expect.poll(() => html('/'), SOON).toContain(`href="/shipping"`)
    await reader.dispose()
  },
)
