import { expect, test, type Page } from '@playwright/test'
import { newBuyer, PASSWORD } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { checkPage } from './support/check-page'
import { FULL, FULL_WIDTHS } from './support/full'
import { expectFits, setTextSize } from './support/large-text'
import { signIn } from './support/people'
import { pdfFile } from './support/pdf'
import { newSeller } from './support/sellers'
import { WIDTHS, widthsFor } from './support/widths'
import { LANGUAGES, WORDS } from './support/words'

const PATH = '/seller/profile'
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save', exact: true })

/** The registration number that a profile needs and a sign-up does not. */
async function complete(page: Page) {
  await page.getByLabel('Business registration number').fill('BN 123456789')
}

test('a pending seller fills in the profile, documents and payout account', WIDTHS, async ({ page }) => {
  const email = await newSeller(page)
  await page.goto('/seller')
  await page.getByRole('link', { name: 'Open my profile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business profile')
  await expect(page.getByText('Your seller account is currently under review.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await complete(page)
  await page.getByLabel('GST/HST number').fill('12')
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update profile' })).toContainText(
    'Enter a GST/HST number such as 123456789RT0001.',
  )
  await expect(page.getByLabel('Business registration number')).toHaveValue('BN 123456789')
  await page.getByLabel('GST/HST number').fill('123456789 rt0001')
  await page.getByText('Add a warehouse', { exact: true }).click()
  await page.getByLabel('Warehouse name').fill('Dock')
  const warehouse = page.locator('details', { has: page.getByLabel('Warehouse name') })
  await warehouse.getByLabel('Street address').fill('1 Rideau Street')
  await warehouse.getByLabel('City').fill('Ottawa')
  await warehouse.getByLabel('Province or territory').selectOption('ON')
  await warehouse.getByLabel('Postal code').fill('k1n8s7')
  await save(page).click()
  await expect(page.getByText('Profile updated successfully!')).toBeFocused()
  await expect(page.getByLabel('GST/HST number')).toHaveValue('123456789RT0001')
  await expect(page.getByText('Warehouse 1: Dock')).toBeVisible()
  await expectNoViolations(page)

  await page.getByLabel('Document', { exact: true }).setInputFiles(pdfFile('registration.pdf'))
  await page.getByRole('button', { name: 'Add the document' }).click()
  await expect(page.getByRole('link', { name: 'registration.pdf' })).toBeVisible()

  await page.getByLabel('Account holder').fill('Maude Tremblay')
  await page.getByLabel('Bank', { exact: true }).fill('Saltmarsh Credit Union')
  await page.getByLabel('Account number').fill('003-12345-1234567')
  await page.getByRole('button', { name: 'Save the payout account' }).click()
  await expect(page.getByText('Enter your current password.').first()).toBeVisible()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save the payout account' }).click()
  await expect(page.getByText(`We emailed ${email} about the change.`)).toBeVisible()
  await expect(page.getByText('On file: •••• 4567')).toBeVisible()
  await expectNoViolations(page)
})

test('the second of two windows is asked before it overwrites', FULL, async ({ page, context }) => {
  await newSeller(page)
  await page.goto(PATH)
  await complete(page)
  await save(page).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  const other = await context.newPage()
  await other.goto(PATH)
  await page.getByLabel('Ships from').fill('Laval, QC')
  await save(page).click()
  await expect(page.getByText('Profile updated successfully!')).toBeFocused()
  await other.waitForLoadState('networkidle')
  await other.getByLabel('Ships from').fill('Gatineau, QC')
  await save(other).click()
  await expect(other.getByRole('region', { name: 'Changed in the meantime' })).toContainText('Laval, QC')
  await other.getByLabel('Overwrite them with what I typed').check()
  await save(other).click()
  await expect(other.getByText('Profile updated successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Ships from')).toHaveValue('Gatineau, QC')
})

test('a visitor is asked to sign in, and a buyer to become a seller', FULL_WIDTHS, async ({ page }) => {
  await checkPage(page, PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
  await expect(page.getByText('Please sign in to access your seller profile.')).toBeVisible()
  await newBuyer(page)
  await page.goto(PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied. Seller account required.')
})

for (const { lang, prefix } of LANGUAGES)
  test(`the profile can be read by everyone: ${lang}`, widthsFor(lang), async ({ page }) => {
    await signIn(page, 'seller@maru.test')
    await checkPage(page, `${prefix}${PATH}`)
    const { sellerProfile, payoutAccount } = WORDS[lang]
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sellerProfile.title)
    await expect(page.getByRole('heading', { name: payoutAccount.title, exact: true })).toBeVisible()
  })

test('with letters twice as large the profile stays on the screen', FULL_WIDTHS, async ({ page }) => {
  await signIn(page, 'seller@maru.test')
  await setTextSize(page, 32)
  await page.goto(`/fr${PATH}`)
  await expectFits(page, PATH)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the profile is corrected and saved', FULL, async ({ page }) => {
    await newSeller(page)
    await page.goto(PATH)
    await complete(page)
    await page.getByLabel('First day of the holiday').fill('2031-12-24')
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('Enter both days of the holiday, or neither.')
    await expect(page.getByLabel('First day of the holiday')).toHaveValue('2031-12-24')
    await page.getByLabel('Last day of the holiday').fill('2031-12-31')
    await save(page).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await expect(page.getByLabel('Last day of the holiday')).toHaveValue('2031-12-31')
  })
})
