import { expect, test, type Page } from '@playwright/test'
import { checkPage } from './support/check-page'
import { FAUCET, ROUTES, SPOKEN } from './support/public-routes'
import { LANGUAGES, WORDS } from './support/words'
import { WIDTHS, widthsFor } from './support/widths'

/** A text that is to be seen, wherever else it stands in menus that are closed. */
const visible = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first()

/** What the head of a page says to machines. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const one = (selector: string, name: string) =>
      document.head.querySelector(selector)?.getAttribute(name) ?? ''
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
    const path = (url: string) => url && new URL(url).pathname
    return {
      description: one('meta[name="description"]', 'content'),
      canonical: path(one('link[rel="canonical"]', 'href')),
      shared: path(one('meta[property="og:url"]', 'content')),
      named: one('meta[property="og:title"]', 'content'),
      card: one('meta[name="twitter:card"]', 'content'),
      image: one('meta[property="og:image"]', 'content'),
      languages: Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, path(href)])),
      robots: one('meta[name="robots"]', 'content'),
    }
  })

type Head = Awaited<ReturnType<typeof headOf>>

/** Its one address, the other languages, and how it looks when it is shared. */
function checkHead({ description, image, named, ...head }: Head, path: string, prefix: string) {
  const own = `${prefix}${path}` || '/'
  expect.soft(description.length, `${own} has a description`).toBeGreaterThan(20)
  expect.soft(named, `${own} has a title to be shared`).not.toBe('')
  expect.soft(image, `${own} has a picture to be shared`).toMatch(/^http.+\/share\//)
  expect.soft(head, own).toEqual({
    canonical: own,
    shared: own,
    card: 'summary_large_image',
    languages: {
      'en-CA': path || '/',
      'fr-CA': `/fr${path}`,
      ko: `/ko${path}`,
      'x-default': path || '/',
    },
    robots: '',
  })
}

for (const { lang, prefix } of LANGUAGES) {
  for (const [area, routes] of Object.entries(ROUTES)) {
    test(
      `${area} in ${lang} say what they are, to people by day and night and to machines`,
      widthsFor(lang),
      async ({ page }) => {
        test.setTimeout(90_000)
        const listed: { path: string; head: Head }[] = []
        for (const { path, heading, title = heading, says = () => [], isListed, ...route } of routes) {
          const address = `${prefix}${path}` || '/'
          await checkPage(page, address, route.status, route.isLaidOutLikeAnother)
          await expect.soft(page.locator('html'), address).toHaveAttribute('lang', lang)
          await expect.soft(page.getByRole('heading', { level: 1 }), address).toContainText(heading(lang))
          expect.soft(await page.title(), address).toContain(title(lang))
          for (const text of says(lang))
            await expect.soft(visible(page, text), `${address}: ${text}`).toBeVisible()
          listed.push(...(isListed ? [{ path, head: await headOf(page) }] : []))
        }
        for (const { path, head } of listed) checkHead(head, path, prefix)
      },
    )
  }

  test(`a product in ${lang} says what it is to people and machines`, widthsFor(lang), async ({ page }) => {
    const address = prefix + FAUCET
    await checkPage(page, address)
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    expect(await page.title()).toBe(`${name} · Maru`)
    checkHead(await headOf(page), FAUCET, prefix)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const said = texts.map((text) => JSON.parse(text) as Record<string, unknown>)
    expect(said.find((each) => each['@type'] === 'Product')).toMatchObject({
      name,
      offers: { '@type': 'AggregateOffer', priceCurrency: 'CAD' },
    })
    expect(said.find((each) => each['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
    })
    await checkPage(page, `${address}/reviews`)
    checkHead(await headOf(page), `${FAUCET}/reviews`, prefix)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      WORDS[lang].product.reviews.of.replace('{name}', name),
    )
  })
}

test('what the rules quote in English is said letter for letter', WIDTHS, async ({ page }) => {
  for (const [path, texts] of Object.entries(SPOKEN)) {
    await page.goto(path)
    for (const text of texts) await expect.soft(visible(page, text), `${path}: ${text}`).toBeVisible()
  }
})
