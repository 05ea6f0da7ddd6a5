import { expect, test, type Page } from '@playwright/test'
import { FULL } from './support/full'

/** At the stand-in for Google, as somebody who has an account there. */
async function chooseAtGoogle(page: Page, email: string) {
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Maude Tremblay')
  await page.getByRole('button', { name: 'Continue' }).click()
}
const FAUCET = '/product/8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69'
const newAddress = (project: string) => `maude-${project}-${Date.now()}@gmail.test`
const main = (page: Page) => page.locator('main')

test('somebody new comes by Google, says what Google does not know, and comes back as one who is known', async ({
  page,
  context,
}, { project }) => {
  const email = newAddress(project.name)
  await page.goto(`/login?next=${encodeURIComponent(`${FAUCET}?chat=1`)}`)
  await main(page).getByRole('link', { name: 'Continue with Google' }).click()
  await chooseAtGoogle(page, email)
  await page.waitForURL('**/register/complete')
  await expect(main(page)).toContainText(email)
  await expect(page.getByLabel('First name')).toHaveValue('Maude')
  await page.getByLabel('Phone').fill('+1 514 555 0142')
  await page.getByLabel('Street address', { exact: true }).fill('410 rue Sherbrooke')
  await page.getByLabel('City', { exact: true }).fill('Montréal')
  await page.getByLabel('Province or territory').selectOption('QC')
  await page.getByRole('textbox', { name: 'Postal code' }).fill('H2L 1J7')
  const open = page.getByRole('button', { name: 'Open my account' })
  await open.click()
  await expect(page.getByText('Please agree to the terms of use.').first()).toBeVisible()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Montréal')
  await expect(page.getByLabel('Province or territory')).toHaveValue('QC')
  await page.getByLabel(/I agree to the/).check()
  await page.getByLabel('I am 18 or older.').check()
  await open.click()
  await page.waitForURL(`**${FAUCET}`)
  await expect(page.getByRole('dialog', { name: /^Chat with/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'buyer')

  await context.clearCookies()
  await page.goto('/fr/login?next=%2Ffr%2Fcart')
  await main(page).getByRole('link', { name: 'Continuer avec Google' }).click()
  await chooseAtGoogle(page, email)
  await page.waitForURL('**/fr/cart')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'buyer')

  // There is no password to ask for.
  for (const path of ['/fr/delete-account', '/fr/export']) {
    await page.goto(path)
    await expect(main(page).getByRole('button', { name: 'Recevoir un lien par courriel' })).toBeVisible()
    await expect(main(page).locator('input[type=password]')).toHaveCount(0)
  }
})

test(
  'whoever cancels at Google is back where they were, and reads nothing about it',
  FULL,
  async ({ page }) => {
    await page.goto('/login?as=buyer')
    await main(page).getByRole('link', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL('**/login?as=buyer')
    await expect(main(page).getByRole('alert')).toHaveCount(0)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test(
    'a Korean reader is told in Korean when Google has not verified the address',
    FULL,
    async ({ page }) => {
      await page.goto('/ko/login')
      await main(page).getByRole('link', { name: 'Google 계정으로 계속하기' }).click()
      await page.getByRole('button', { name: /not verified/ }).click()
      await page.waitForURL('**/ko/login?**')
      await expect(page.getByRole('alert')).toContainText(
        'Google 로그인에 실패했습니다: Google에서 확인되지 않은',
      )
    },
  )
})
