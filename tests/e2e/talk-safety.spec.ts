import { expect, test, type Page } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { checkPage } from './support/check-page'
import { FULL_WIDTHS } from './support/full'
import { signIn } from './support/people'
import { WIDTHS, widthsFor } from './support/widths'
import { LANGUAGES } from './support/words'

const FAUCET = '/product/8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69'
const box = (page: Page) => page.getByLabel('Write a message')

for (const { lang, prefix } of LANGUAGES) {
  test(`the pages of messages are in order: ${lang}`, widthsFor(lang), async ({ page }) => {
    await signIn(page, 'buyer@maru.test')
    await page.goto(`${prefix}/support`)
    const own = new URL(page.url()).pathname
    for (const path of [own, `${prefix}/messages`, `${prefix}/profile/emails`, `${prefix}/report${FAUCET}`])
      await checkPage(page, path)
    await page.context().clearCookies()
    await signIn(page, 'seller@maru.test')
    await checkPage(page, `${prefix}/seller/messages`)
    const row = page.getByRole('main').getByRole('listitem').getByRole('link').first()
    await checkPage(page, (await row.getAttribute('href')) ?? '')
  })
}

test('a member blocks the other side, neither can write, and it is taken back', WIDTHS, async ({ page }) => {
  await openConversation(page)
  await page.locator('header summary').click()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText('You’ve blocked this member. Unblock them to write.')).toBeVisible()
  await expect(box(page)).toHaveCount(0)
  await page.reload()
  await page.locator('header summary').click()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Unblock', exact: true }).click()
  await expect(box(page)).toBeVisible()
})

test(
  'a member reports a conversation: a reason is asked for, and once is enough',
  FULL_WIDTHS,
  async ({ page }) => {
    await openConversation(page)
    const back = page.url()
    await page.locator('header summary').click()
    await page.getByRole('link', { name: 'Report this conversation' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report a conversation')
    const send = page.getByRole('button', { name: 'Send report' })
    await send.click()
    await expect(page.getByText('Choose a reason.')).toBeVisible()
    await page.getByLabel('Something else').check()
    await send.click()
    await expect(page.getByText('Tell us in a few words what’s wrong.')).toBeVisible()
    await expect(page.getByLabel('Something else')).toBeChecked()
    await page.getByLabel('In your words').fill('Asks for a deposit by gift card.')
    await send.click()
    await expect(page.getByText('Thank you. Our staff will review it.').first()).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(back)
    await page.locator('header summary').click()
    await page.getByRole('link', { name: 'Report this conversation' }).click()
    await expect(page.getByText('You’ve reported this already.').first()).toBeVisible()
  },
)

/** A conversation about a product, on its own page, of a new member: a block or a report of one test is none of another's. */
async function openConversation(page: Page) {
  await newBuyer(page)
  await page.goto(`${FAUCET}?chat=1`)
  await box(page).fill('Does it come in black?')
  await box(page).press('Enter')
  await expect(page.getByRole('log').getByText('Sent', { exact: true })).toBeVisible()
  await page.goto('/messages')
  await page.getByRole('link', { name: 'Sorae Fittings Co., Ltd.' }).first().click()
  await expect(page).toHaveURL(/\/messages\/[\w-]{36}$/)
}
