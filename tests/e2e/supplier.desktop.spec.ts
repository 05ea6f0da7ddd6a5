import { expect, test } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { FULL } from './support/full'
import { changeAsAdmin, findAsAdmin } from './support/panel'
import { FAUCET } from './support/public-routes'

const SORAE = '/supplier/sorae-fittings'

test('the terms of a seller for Quebec are one click from the product (rule C55)', async ({ page }) => {
  await page.goto(FAUCET)
  await page.getByRole('link', { name: 'Sorae Fittings Co., Ltd.', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${SORAE}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Sorae Fittings Co., Ltd.' })).toBeVisible()
  await expect(page.getByText('소래피팅 주식회사')).toBeVisible()
  await expect(page.getByText(/^Checked by Maru on /)).toBeVisible()
  const terms = page.getByRole('region', { name: 'Shipping by province or territory' })
  await expect(terms.getByRole('row').filter({ hasText: 'Quebec' })).toContainText('$')
  await expect(
    page
      .getByRole('region', { name: /^Products/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await expect(page.locator('article > div > .picture img')).toBeVisible()
  const certificates = page.getByRole('region', { name: 'Product certifications' })
  await expect(certificates.getByRole('link', { name: 'CSA' }).first()).toHaveAttribute(
    'href',
    '/products?supplier=sorae-fittings&cert=csa',
  )
  const review = page.getByRole('region', { name: 'Reviews of their products' }).getByRole('listitem').first()
  await expect(review.getByRole('link')).toHaveAttribute('href', /^\/product\//)
  const text = await page.locator('main').innerText()
  expect(text).not.toMatch(/@|000-2741|927-81-40384|Namdong-daero/)
})

for (const { prefix, name, about } of [
  { prefix: '/fr', name: 'Sorae Fittings Co., Ltd.', about: 'Robinetterie de laiton' },
  { prefix: '/ko', name: '소래피팅 주식회사', about: '1994년부터 인천 남동공단' },
])
  test(`a seller is described in the reader's language: ${prefix}`, async ({ page }) => {
    await page.goto(`${prefix}/suppliers`)
    await page.getByRole('link', { name }).click()
    await expect(page.getByText(about)).toBeVisible()
  })

test(
  'who is signed out is asked to sign in before writing, and an unknown address is not found',
  FULL,
  async ({ page }) => {
    await page.goto(SORAE)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Message Seller' }).click()
    await expect(page.getByRole('dialog')).toContainText('Please sign in to contact the seller.')
    expect((await page.goto('/supplier/nobody-at-all'))?.status()).toBe(404)
    await page.goto(SORAE)
    await expectNoViolations(page)
  },
)

test('a seller is one click from their goods: by the card beside a product, and by the name on a card of a list', async ({
  page,
}) => {
  await page.goto(FAUCET)
  await expect(page.getByRole('heading', { level: 2, name: 'Sorae Fittings Co., Ltd.' })).toBeVisible()
  await expect(page.getByText(/^Checked by Maru on /)).toBeVisible()
  await expect(page.getByText('SKU', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'All products of Sorae Fittings Co., Ltd.' }).click()
  await expect(page).toHaveURL('/products?supplier=sorae-fittings')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'See the supplier' }).click()
  await expect(page).toHaveURL(new RegExp(`${SORAE}$`))
  await expect(page.getByRole('link', { name: 'Filter and sort' })).toHaveAttribute(
    'href',
    '/products?supplier=sorae-fittings',
  )
  await page
    .getByRole('region', { name: /^Products/ })
    .getByRole('link', { name: 'Sorae Fittings', exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${SORAE}$`))
})

test('who types the name of a supplier is offered their page', FULL, async ({ page }) => {
  await page.goto('/ko/products')
  await page.locator('header .search input').filter({ visible: true }).fill('소래피')
  await page.getByRole('option', { name: '소래피팅 주식회사 공급업체' }).click()
  await expect(page).toHaveURL(new RegExp(`/ko${SORAE}$`))
})

test('an earlier address leads on, with the page and the language', FULL, async ({ page, browser }) => {
  const [before, later] = ['onbyeol-living', 'onbyeol-home']
  const seller = `sellers/${await findAsAdmin(browser, `sellers?depth=0&where[slug][equals]=${before}`)}`
  await changeAsAdmin(browser, seller, { slug: later })
  await page.goto(`/fr/supplier/${before}`)
  await expect(page).toHaveURL(new RegExp(`/fr/supplier/${later}$`))
  await page.goto(`/supplier/${before}/reviews`)
  await expect(page).toHaveURL(new RegExp(`/supplier/${later}/reviews$`))
  await changeAsAdmin(browser, seller, { slug: before })
  await page.goto(`/supplier/${later}`)
  await expect(page).toHaveURL(new RegExp(`/supplier/${before}$`))
})

test(
  'on a phone two lines are enough for all French names of the most viewed goods but one',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/fr/popular')
    const names = page.getByRole('main').getByRole('article').getByRole('heading')
    await expect(names).toHaveCount(24)
    const cut = await names.evaluateAll((all) =>
      all
        .filter((name) => name.scrollHeight > name.clientHeight + 1)
        .map((name) => name.textContent?.replaceAll('\u00a0', ' ')),
    )
    expect(cut).toEqual(['Meuble-lavabo suspendu de 900 mm, lavabo intégré'])
  },
)
