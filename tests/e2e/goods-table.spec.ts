import { expect, test, type Page } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { checkPage } from './support/check-page'
import { FULL } from './support/full'
import { WIDTHS, widthsFor } from './support/widths'

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
const bar = (page: Page) => page.getByRole('region', { name: 'Compare products' })
const FAUCET = '8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69'

const measuredPrices = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.flatMap((row) => /\$([\d,.]+)\/m²/.exec(row.textContent)?.[1]?.replace(',', '') ?? []).map(Number),
  )

for (const prefix of ['', '/fr', '/ko']) {
  test(
    `a table and a comparison can be read by everyone: ${prefix || 'English'}`,
    widthsFor(prefix),
    async ({ page }) => {
      await checkPage(page, `${prefix}/category/bathroom?view=table`)
      await expect(rows(page).first()).toBeVisible()
      const ids = await page
        .locator('[form=compare][name=p]')
        .evaluateAll((all) => all.map((box) => Reflect.get(box, 'value')))
      await checkPage(page, `${prefix}/compare?p=${ids[0]}&p=${ids[1]}`)
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    },
  )
}

test('three tiles by the price of a square metre are two clicks away, one is added, two are compared', async ({
  page,
}) => {
  await newBuyer(page)
  await page.goto('/category/bathroom')
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Table' }).click()
  await expect(page).toHaveURL('/category/bathroom?view=table')
  await page
    .getByRole('columnheader', { name: /m²|measure/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL('/category/bathroom?sort=price-m2&view=table')
  await expect(page.getByRole('columnheader', { name: /m²|measure/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  const prices = await measuredPrices(page)
  expect(prices.length).toBeGreaterThan(2)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))

  const first = rows(page).first()
  const name = await first.getByRole('rowheader').getByRole('link').innerText()
  await first.getByRole('textbox').fill('0')
  await first.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(page.locator('.rows-note')).toContainText('Failed to add item to cart')
  await expect(first.getByRole('textbox')).toHaveValue('0')
  await first.getByRole('textbox').fill('12')
  await first.getByRole('textbox').press('Enter')
  await expect(page.locator('.rows-note')).toHaveText(`${name}: Added to your cart.View cart`)
  await expect(page.locator('[data-fill=cart]').first()).toHaveText('1')

  await first.getByRole('checkbox').check()
  await rows(page).nth(1).getByRole('checkbox').check()
  await bar(page).getByRole('link', { name: 'Compare 2' }).click()
  await expect(page).toHaveURL(/\/compare\?p=[0-9a-f-]{36}&p=[0-9a-f-]{36}$/)
  await expect(page.getByRole('row', { name: /^Price per unit of measure/ })).toContainText('Different')
  await expect(page.getByRole('row', { name: /^SKU/ })).not.toContainText('Different')
  await expect(page.getByRole('row', { name: /^Origin/ })).not.toContainText('Different')
  const order = page.getByRole('row', { name: /^Quantity/ })
  await order.getByRole('button').nth(1).click()
  await expect(order).toContainText('Added to your cart.')
  await expect(page.locator('[data-fill=cart]').first()).toHaveText('2')
  await page.getByRole('link', { name: `Remove from comparison: ${name}` }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([
    'Choose at least one more product',
  ])
})

test(
  'what is chosen on cards is kept from list to list; a fifth and another category are refused',
  FULL,
  async ({ page }) => {
    await page.goto('/category/kitchen')
    await page.waitForLoadState('networkidle')
    const boxes = page.getByRole('checkbox', { name: /^Compare:/ })
    for (const at of [0, 1, 2, 3]) await boxes.nth(at).check()
    await expect(bar(page).getByRole('link', { name: 'Compare 4' })).toBeVisible()
    await boxes.nth(4).click()
    await expect(boxes.nth(4)).not.toBeChecked()
    await expect(bar(page)).toContainText('You can compare up to four products.')
    await boxes.nth(3).uncheck()
    await expect(bar(page)).not.toContainText('You can compare up to four products.')

    await page.goto('/category/bathroom')
    await expect(bar(page).getByRole('link', { name: 'Compare 3' })).toBeVisible()
    await boxes.nth(0).click()
    await expect(boxes.nth(0)).not.toBeChecked()
    await expect(bar(page)).toContainText('You can compare products of one category at a time.')
    await bar(page).getByRole('button', { name: 'Clear selection' }).click()
    await expect(bar(page)).toHaveCount(0)
  },
)

test(
  'the table is remembered in the browser, for the same page of a list, until cards are chosen',
  FULL,
  async ({ page }) => {
    await page.goto('/popular')
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Table' }).click()
    await expect(page).toHaveURL('/popular?view=table')
    await page.goto('/latest/2')
    await expect(page).toHaveURL('/latest?view=table&page=2')
    await expect(rows(page).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Grid' }).click()
    await expect(page).toHaveURL('/latest?page=2')
    await page.goto('/popular')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL('/popular')
  },
)

test('eleven products are in sight at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/products?view=table')
  const eleventh = await rows(page).nth(10).boundingBox()
  expect((eleventh?.y ?? 1000) + (eleventh?.height ?? 0)).toBeLessThanOrEqual(900)
  expect(eleventh?.height).toBeCloseTo(56, 0)
})

test('a visitor who adds a row is asked to sign in', FULL, async ({ page }) => {
  await page.goto('/search?q=faucet&view=table')
  await page.waitForLoadState('networkidle')
  await rows(page)
    .first()
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch, the order and the comparison are links and forms', WIDTHS, async ({ page }) => {
    await page.goto('/products')
    await page.getByRole('link', { name: 'Table' }).click()
    await expect(page).toHaveURL('/products?view=table')
    await rows(page).nth(0).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Compare products' }).click()
    await expect(page).toHaveURL(/\/compare\?p=[0-9a-f-]{36}$/)
    await expect(page.getByText('Choose at least one more product of the same category')).toBeVisible()
  })

  test('an address says what it leaves out', FULL, async ({ page }) => {
    await page.goto(`/compare?p=${FAUCET}&p=00000000-0000-7000-8000-000000000000&p=%00&p=nonsense`)
    await expect(page.getByText('1 product is no longer available and can’t be compared.')).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveCount(1)
    await page.goto('/compare')
    await expect(page.getByText('No products to compare')).toBeVisible()
  })
})
