import { expect, test, type Page, type Route } from '@playwright/test'
import {
  agree,
  fillCredentials,
  fillProfile,
  newBuyer,
  newEmail,
  openDialog,
  PASSWORD,
} from './support/accounts'
import { putIntoCart } from './support/cart'
import { FULL } from './support/full'
import { DEMO_PASSWORD, signInByForm } from './support/people'

const ORDER = '/order/00cb6348-5442-52aa-9d5c-3c7fc9ebbe0b'
const OFFLINE = 'No connection. Please try again.'

const cut = (route: Route) => route.abort('internetdisconnected')
const broken = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' })
const busy = (route: Route) => route.fulfill({ status: 503, headers: { 'retry-after': '5' }, body: '' })
const outdated = (route: Route) =>
  route.fulfill({ status: 404, headers: { 'x-nextjs-action-not-found': '1' }, body: '' })

/** Answers everything that is posted, until it is called off. */
async function failing(page: Page, answer: (route: Route) => Promise<void>) {
  const handle = (route: Route) => (route.request().method() === 'POST' ? answer(route) : route.continue())
  await page.route('**/*', handle)
  return () => page.unroute('**/*', handle)
}

test('the dialog says why nobody was signed in, keeps what was typed, and signs in at the next press', async ({
  page,
}) => {
  await page.goto('/latest')
  const dialog = await openDialog(page, 'Buyer login')
  await dialog.getByLabel('Email address').fill('buyer@maru.test')
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  const repaired = await failing(page, cut)
  await dialog.getByRole('button', { name: 'Login' }).click()
  const alert = dialog.getByRole('alert')
  await expect(alert).toHaveText(`Sign In Failed: ${OFFLINE}`)
  await expect(alert).toBeFocused()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(DEMO_PASSWORD)
  await repaired()
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'buyer')
})

test('a registration that the shop could not take loses nothing of its two steps', FULL, async ({ page }) => {
  await page.goto('/latest')
  const login = await openDialog(page, 'Buyer login')
  await login.getByRole('link', { name: 'Register' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buyer registration' })
  const email = newEmail()
  await fillCredentials(dialog, email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await fillProfile(dialog)
  await agree(dialog)
  const repaired = await failing(page, broken)
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Registration Failed: Unexpected error.')
  await expect(dialog.getByLabel('First name')).toHaveValue('Maude')
  await expect(dialog.getByLabel('Province or territory')).toHaveValue('QC')
  await expect(dialog.getByLabel('I am 18 or older.')).toBeChecked()
  await expect(dialog.locator('input[name=password]')).toHaveValue(PASSWORD)
  await repaired()
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(dialog.getByRole('status')).toContainText('Registration Successful!')
})

test('the profile, a password and a log-out wait for the connection', FULL, async ({ page }) => {
  await newBuyer(page)
  await page.goto('/profile?edit=profile', { waitUntil: 'networkidle' })
  await page.getByLabel('Phone', { exact: true }).fill('+1 604 555 0199')
  let repaired = await failing(page, cut)
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText(`Failed to update profile\n${OFFLINE}`)
  await expect(alert).toBeFocused()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+1 604 555 0199')
  await repaired()
  repaired = await failing(page, outdated)
  await save.click()
  await expect(alert).toContainText('This page is out of date. Please reload it, then try again.')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+1 604 555 0199')
  await repaired()
  await save.click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()

  await page.goto('/profile/security', { waitUntil: 'networkidle' })
  await page.getByText('Change password').first().click()
  await page.locator('#new-password-password').fill(DEMO_PASSWORD)
  await failing(page, cut)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(alert).toHaveText(`The password wasn’t changed.\n${OFFLINE}`)
  await expect(page.locator('#new-password-password')).toHaveValue(DEMO_PASSWORD)

  await page.getByRole('button', { name: 'My account' }).click()
  const logOut = page.locator('#account').getByRole('button', { name: 'Logout' })
  await logOut.click()
  await expect(page.locator('#account').getByRole('alert')).toHaveText(`Sign Out Failed: ${OFFLINE}`)
  await expect(page.locator('#new-password-password')).toHaveValue(DEMO_PASSWORD)
})

test('a sheet keeps its lines when they cannot be added, and logs out once the shop is back', async ({
  page,
}) => {
  await signInByForm(page, 'hannah@maru.test', `${ORDER}/again`)
  await page.waitForLoadState('networkidle')
  const quantity = page.getByRole('textbox', { name: /^Quantity/ }).first()
  const typed = String(Number(await quantity.inputValue()) + 1)
  await quantity.fill(typed)
  const repaired = await failing(page, cut)
  const again = page.getByRole('button', { name: /^Add \d+ items? to cart$/ })
  await again.click()
  await expect(page.getByRole('status').filter({ hasText: 'Failed to add items to cart' })).toContainText(
    OFFLINE,
  )
  await expect(again).toBeFocused()
  await expect(quantity).toHaveValue(typed)
  await repaired()
  await page.getByRole('button', { name: 'My account' }).click()
  await page.locator('#account').getByRole('button', { name: 'Logout' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-session', /.+/)
})

test(
  'a list of orders that lost its connection stays when a link or a filter is pressed',
  FULL,
  async ({ page, context }) => {
    await signInByForm(page, 'hannah@maru.test', '/buyer-orders')
    await page.waitForLoadState('networkidle')
    const address = page.url()
    await context.setOffline(true)
    const sentence = page.getByText('Failed to load orders. Please check your internet connection.')
    await expect(sentence).toBeVisible()
    const orders = page.getByRole('main').getByRole('link', { name: /^Order M-1\d{4}$/ })
    await orders.first().click()
    await expect(sentence).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Delivered/ })
      .click()
    await expect(sentence).toBeVisible()
    expect(page.url()).toBe(address)
    await context.setOffline(false)
    await expect(sentence).toHaveCount(0)
    await orders.first().click()
    await expect(page).toHaveURL(/\/order\//)
  },
)

test('in French and Korean the reason is told in the same language', FULL, async ({ page }) => {
  await newBuyer(page)
  await putIntoCart(page, 'sorae', 1)
  await page.goto('/fr/checkout?address=new', { waitUntil: 'networkidle' })
  await page.getByLabel('Ville').fill('Sherbrooke')
  await failing(page, busy)
  await page.getByRole('button', { name: 'Livrer à cette adresse' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'L’adresse n’a pas été enregistrée.\nLe site est momentanément indisponible. Réessayez dans une minute.',
  )
  await expect(page.getByLabel('Ville')).toHaveValue('Sherbrooke')
  await page.goto('/ko/seller-inquiry', { waitUntil: 'networkidle' })
  await page.getByLabel('문의 내용').fill('수도꼭지를 판매하고 싶습니다.')
  await page.getByRole('button', { name: '보내기', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    '문의를 보내지 못했습니다.\n사이트에 일시적으로 접속할 수 없습니다. 1분 후 다시 시도해 주십시오.',
  )
  await expect(page.getByLabel('문의 내용')).toHaveValue('수도꼭지를 판매하고 싶습니다.')
})
