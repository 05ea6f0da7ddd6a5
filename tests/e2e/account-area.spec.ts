import { expect, test, type Page } from '@playwright/test'
import { buyAndPay } from './support/buy'
import { checkPage } from './support/check-page'
import { newBuyer } from './support/accounts'
import { FULL } from './support/full'
import { signIn } from './support/people'
import { widthsFor } from './support/widths'
import { LANGUAGES, WORDS } from './support/words'

test.describe.configure({ mode: 'parallel' })

/** Opens what a name leads to, and counts it. */
function counted(page: Page) {
  let clicks = 0
  const click = async (role: 'button' | 'link', name: string | RegExp) => {
    clicks += 1
    await page.getByRole(role, { name }).filter({ visible: true }).first().click()
  }
  return { click, clicks: () => clicks }
}

for (const { lang, prefix } of LANGUAGES)
  test(
    `a month’s invoices are three clicks from home, in ${lang} (rule P34)`,
    widthsFor(lang),
    async ({ page }) => {
      const words = WORDS[lang]
      await signIn(page, 'buyer@maru.test', `${prefix}/`)
      await expect(page.locator('html')).toHaveAttribute('data-session', /./)
      const { click, clicks } = counted(page)
      await click('button', words.account.menu)
      await click('link', words.account.area.invoices)
      await expect(page.getByRole('heading', { level: 1, name: words.invoices.title })).toBeVisible()
      const coming = page.waitForEvent('download')
      await click('link', words.invoices.zip)
      const file = await coming
      expect(file.suggestedFilename()).toMatch(/^maru-invoices-\d{4}-\d\d\.zip$/)
      expect(clicks()).toBeLessThanOrEqual(3)
      const menu = page.getByRole('navigation', { name: words.account.menu })
      await expect(menu.getByRole('link', { name: words.account.area.invoices })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await checkPage(page, `${prefix}/invoices`)
      for (const path of ['', '/addresses', '/addresses?edit=new', '/security', '/data'])
        await checkPage(page, `${prefix}/profile${path}`)
    },
  )

test('a delivery address is added, offered first and removed in the account (rule P36)', async ({ page }) => {
  await newBuyer(page)
  await page.goto('/profile')
  const menu = page.getByRole('navigation', { name: WORDS.en.account.menu })
  await menu.getByRole('link', { name: 'Addresses' }).click()
  await expect(page.getByText('No delivery addresses yet')).toBeVisible()
  for (const street of ['12 Bathurst Street', '118 Marquis Landing']) {
    await page.getByRole('link', { name: 'Add an address' }).click()
    await page.getByLabel('First name').fill('Anne')
    await page.getByLabel('Last name').fill('Tremblay')
    await page.getByLabel('Street address').fill(street)
    await page.getByLabel('City').fill('Calgary')
    await page.getByLabel('Province or territory').selectOption('AB')
    await page.getByRole('textbox', { name: 'Postal code' }).fill('T2G 4N6')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The address is saved.')).toBeVisible()
  }
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('address') })
  await expect(cards.first()).toContainText('12 Bathurst Street')
  await page.getByRole('button', { name: /^Offer first/ }).click()
  await expect(cards.first()).toContainText('118 Marquis Landing')
  await cards.first().getByText('Remove', { exact: true }).click()
  await cards
    .first()
    .getByRole('button', { name: /^Remove this address/ })
    .click()
  await expect(cards).toHaveCount(1)
})

test('a month that is none says so, and a visitor is asked to sign in', FULL, async ({ page }) => {
  await page.goto('/invoices?month=2026-02')
  await expect(page).toHaveURL(/\/login\?next=%2Finvoices%3Fmonth%3D2026-02/)
  await signIn(page, 'buyer@maru.test', '/invoices?month=2026-13')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Choose a month, such as 2026-11.')
  await page.goto('/invoices?month=2031-01')
  await expect(page.getByText('There are no invoices in this month.')).toBeVisible()
})

test('a seller gives a new estimate, which the buyer reads on the order (rule M64)', async ({ page }) => {
  const { path } = await buyAndPay(page, 'sorae')
  const buyer = await page.context().cookies()
  await page.context().clearCookies()
  await signIn(page, 'seller@maru.test', path)
  await page.getByText('Give a new estimate').click()
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Arrives from').fill(day(2))
  await page.getByLabel('Arrives by').fill(day(3))
  await page.getByRole('button', { name: 'Send the new estimate' }).click()
  await expect(page.getByText('Choose a last day after the one that was promised.').first()).toBeVisible()
  await page.getByLabel('Arrives from').fill(day(90))
  await page.getByLabel('Arrives by').fill(day(95))
  await page.getByRole('button', { name: 'Send the new estimate' }).click()
  await expect(
    page.getByText('The new estimate is on the order, and the buyer has been notified.').first(),
  ).toBeVisible()
  await page.context().clearCookies()
  await page.context().addCookies(buyer)
  await page.goto(path)
  await expect(page.getByRole('main').getByText(/New estimate: /)).toBeVisible()
})
