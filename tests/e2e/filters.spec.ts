import { expect, test, type Page } from '@playwright/test'
import { FULL, FULL_WIDTHS } from './support/full'
import { WIDTHS } from './support/widths'

const count = (page: Page) => page.locator('.browse-count')
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** On a phone the choices are a sheet, opened by a button that is not there where they stand beside the goods. */
async function openFilters(page: Page) {
  await expect(count(page)).toBeVisible()
  for (const button of await page.getByRole('button', { name: /^Filter/ }).all()) await button.click()
  const choices = page.getByRole('region', { name: 'Filters' })
  await expect(choices).toBeVisible()
  return choices
}

const pricesOf = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => Number(card.querySelector('dd')?.textContent?.replace(/[^\d.]/g, ''))),
  )

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is narrowed by links and taken back by chips', WIDTHS, async ({ page }) => {
    await page.goto('/products')
    const link = (await openFilters(page)).getByRole('link', { name: /^\$10 to \$50/ })
    const left = /\d+$/.exec(await link.innerText())?.[0]
    await link.click()
    await expect(page).toHaveURL('/products?price=10-50')
    await expect(count(page)).toHaveText(new RegExp(`^(?:\\d+ results · )?${left} products$`))
    await (await openFilters(page)).getByRole('link', { name: /^Within 4 weeks/ }).click()
    await expect(page).toHaveURL('/products?price=10-50&arrives=4')
    await page.getByRole('link', { name: 'Remove filter: $10 to $50' }).click()
    await expect(page).toHaveURL('/products?arrives=4')
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/products')
  })

  test('a list is sorted by a form that keeps what was chosen', FULL, async ({ page }) => {
    await page.goto('/category/kitchen?stock=1')
    await page.getByLabel('Sort by').selectOption('Price, low to high')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/category/kitchen?stock=1&sort=price-low')
    const prices = await pricesOf(page)
    expect(prices.length).toBeGreaterThan(2)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('a price is typed from and to, by a form that keeps what was chosen', FULL, async ({ page }) => {
    await page.goto('/category/kitchen?stock=1')
    const choices = await openFilters(page)
    await choices.getByRole('textbox', { name: 'From' }).first().fill('50')
    await choices.getByRole('textbox', { name: 'Under' }).fill('149,99')
    await choices.getByRole('button', { name: 'OK' }).first().click()
    await expect(page).toHaveURL('/category/kitchen?price=50-149.99&stock=1')
    const prices = await pricesOf(page)
    expect(prices.length).toBeGreaterThan(0)
    expect(prices.every((price) => price >= 50 && price < 149.99)).toBe(true)
    await (await openFilters(page)).getByRole('textbox', { name: 'From' }).first().fill('-5')
    await choices.getByRole('button', { name: 'OK' }).first().click()
    await expect(page).toHaveURL('/category/kitchen?stock=1')
  })

  test('the search box leads to its results', FULL_WIDTHS, async ({ page }) => {
    await page.goto('/')
    const box = page
      .getByRole('searchbox', { name: 'Search for products' })
      .and(page.locator(':visible'))
      .first()
    await box.fill('faucet')
    await box.press('Enter')
    await expect(page).toHaveURL('/search?q=faucet')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “faucet”')
    await expect(cards(page).first()).toBeVisible()
  })
})

test(
  'choices change the list in place, with focus and scroll kept and the count read out',
  WIDTHS,
  async ({ page }) => {
    await page.goto('/products')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    const choices = await openFilters(page)
    const korea = choices.getByRole('link', { name: /^South Korea/ })
    await korea.focus()
    const before = await page.evaluate(() => scrollY)
    await korea.press('Enter')
    await expect(page).toHaveURL('/products?origin=South+Korea')
    await expect(page.getByRole('status').filter({ hasText: /^\d+ results · \d+ products$/ })).toHaveText(
      await count(page).innerText(),
    )
    await expect(korea).toHaveAttribute('aria-current', 'true')
    await expect(korea).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await choices.getByRole('link', { name: /^Up to 10 units/ }).click()
    await expect(page).toHaveURL('/products?moq=10&origin=South+Korea')
    await expect(choices).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true)
    const french = page.locator('a[hreflang="fr"]').first()
    await expect(french).toHaveAttribute('href', '/fr/products?moq=10&origin=South+Korea')
    await page.goBack()
    await expect(french).toHaveAttribute('href', '/fr/products?origin=South+Korea')
  },
)

test(
  'a matte black faucet under $150 within four weeks is four choices away',
  FULL_WIDTHS,
  async ({ page }) => {
    await page.goto('/category/kitchen')
    await page.waitForLoadState('networkidle')
    const choices = await openFilters(page)
    await choices.getByRole('link', { name: /^Within 4 weeks/ }).click()
    await expect(page).toHaveURL('/category/kitchen?arrives=4')
    await choices.getByRole('link', { name: /^Faucets/ }).click()
    await expect(page).toHaveURL('/category/kitchen?sub=faucets&arrives=4')
    await choices.getByRole('textbox', { name: 'Under' }).fill('150')
    await choices.getByRole('button', { name: 'OK' }).first().click()
    await expect(page).toHaveURL('/category/kitchen?sub=faucets&price=-150&arrives=4')
    await choices.getByRole('link', { name: /^Black/ }).click()
    await expect(page).toHaveURL('/category/kitchen?sub=faucets&price=-150&color=black&arrives=4')
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('Matte black')
    const chips = page.getByRole('list', { name: 'Active filters' })
    await expect(chips.getByRole('listitem')).toHaveText(
      ['Faucets', 'Under $150', 'Black', 'Arrives within 4 weeks', 'Clear all'],
      { ignoreCase: false },
    )
    await expect(page.locator('a[hreflang="ko"]').first()).toHaveAttribute(
      'href',
      '/ko/category/kitchen?sub=faucets&price=-150&color=black&arrives=4',
    )
  },
)

test('tiles are ordered by the price of a square metre', FULL, async ({ page }) => {
  await page.goto('/category/bathroom')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Sort by').selectOption('Price per m², low to high')
  await expect(page).toHaveURL('/category/bathroom?sort=price-m2')
  await expect(cards(page).first()).toContainText('/m²')
})

test('the order changes in place, and going back brings the former one', FULL, async ({ page }) => {
  await page.goto('/popular')
  await page.waitForLoadState('networkidle')
  const first = await cards(page).first().innerText()
  await page.getByLabel('Sort by').selectOption('Price, high to low')
  await expect(page).toHaveURL('/popular?sort=price-high')
  await expect.poll(() => cards(page).first().innerText()).not.toBe(first)
  const prices = await pricesOf(page)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  await page.goBack()
  await expect(page).toHaveURL('/popular')
  await expect(page.getByLabel('Sort by')).toHaveValue('popular')
  await expect.poll(() => cards(page).first().innerText()).toBe(first)
})

test('with the keyboard the order waits for Enter or its button', FULL, async ({ page }) => {
  await page.goto('/popular')
  await page.waitForLoadState('networkidle')
  const sort = page.getByLabel('Sort by')
  const apply = page.getByRole('button', { name: 'Apply' })
  await expect(apply).toBeHidden()
  await sort.focus()
  await sort.press('ArrowDown')
  await expect(apply).toBeVisible()
  await sort.press('ArrowDown')
  const value = await sort.inputValue()
  expect(value).not.toBe('popular')
  await expect(page).toHaveURL('/popular')
  await sort.press('Enter')
  await expect(page).toHaveURL(`/popular?sort=${value}`)
  await expect(sort).toBeFocused()
  await sort.press('ArrowUp')
  await expect(page).toHaveURL(`/popular?sort=${value}`)
  await apply.click()
  await expect(page).not.toHaveURL(`/popular?sort=${value}`)
})

test(
  'choices are links that look like links; what is chosen has a sign and says so',
  FULL_WIDTHS,
  async ({ page }) => {
    await page.goto('/products?origin=South+Korea')
    const choices = await openFilters(page)
    const korea = choices.getByRole('link', { name: /South Korea/ })
    const other = choices.getByRole('link', { name: /^In stock/ })
    await expect(korea).toHaveAttribute('aria-current', 'true')
    for (const link of [korea, other])
      await expect(link.locator('span').first()).toHaveCSS('text-decoration-line', 'underline')
    const sign = (link: typeof korea) => link.evaluate((node) => getComputedStyle(node, '::before').content)
    expect(await sign(korea)).toContain('✓')
    expect(await sign(other)).toBe('none')
  },
)

test('pages of a filtered list are links, and keep what was chosen', FULL, async ({ page }) => {
  await page.goto('/products?stock=1')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/products?stock=1&page=2')
  await expect(cards(page)).toHaveCount(24)
  await page.goto('/products?stock=1&page=900')
  await expect(page).toHaveURL('/products?stock=1&page=3')
})

test('nothing left says so, with the way back', async ({ page }) => {
  await page.goto('/subcategory/kitchen/faucets?price=-0.01')
  await expect(page.getByText('No products available')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click()
  await expect(page).toHaveURL('/subcategory/kitchen/faucets')
  await expect(cards(page).first()).toBeVisible()
})

test('values that make no sense change nothing', async ({ page }) => {
  const answer = await page.goto(
    '/latest?price=ten&sort=cheapest&moq=-1&rating=9&page=x&origin=&main=../../x&color=noir&cert=%00&arrives=3&m2=9-1&width=wide',
  )
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('link', { name: 'Clear all' })).toHaveCount(0)
  await expect(page.getByLabel('Sort by')).toHaveValue('newest')
  await expect(cards(page)).toHaveCount(24)
})

test('a filtered address stands for its plain list, and stays out of the index', async ({
  page,
  request,
}) => {
  await page.goto('/fr/category/bathroom?stock=1')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/category\/bathroom$/)
  const plain = await request.get('/category/bathroom')
  expect(await plain.text()).not.toContain('noindex')
  const inside = await request.get('/find/products', { maxRedirects: 0 })
  expect(inside.headers().location).toBe('/products')
})

test('plain pages point to their neighbours', FULL, async ({ page }) => {
  await page.goto('/latest/2')
  await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', /\/latest$/)
  await expect(page.locator('link[rel=next]')).toHaveAttribute('href', /\/latest\/3$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/latest\/2$/)
})
