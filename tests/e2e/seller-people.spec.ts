import { expect, test, type Page } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { checkPage } from './support/check-page'
import { linkMailedTo } from './support/mailbox'
import { DEMO_PASSWORD, signIn } from './support/people'
import { WIDTHS, widthsFor } from './support/widths'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  'a seller invites somebody for the orders, who works there until an owner removes them',
  WIDTHS,
  async ({ page: owner, browser }) => {
    test.slow()
    await signIn(owner, 'seller2@maru.test', '/seller/people')
    const clerk = await (await browser.newContext()).newPage()
    const email = await newBuyer(clerk)
    await owner.getByText('Invite somebody', { exact: true }).click()
    await owner.getByLabel('Email address').fill(email)
    await owner.getByLabel('Your password').last().fill('not the password')
    await owner.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(owner.getByText('Incorrect password.').first()).toBeVisible()
    await expect(owner.getByLabel('Email address')).toHaveValue(email)
    await owner.getByLabel('Your password').last().fill(DEMO_PASSWORD)
    await owner.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(owner.getByText(`We’re emailing the invitation to ${email}.`).first()).toBeVisible()
    await expectNoViolations(owner)

    await clerk.goto(await linkMailedTo(clerk.request, email, /invited to work for a seller/))
    await expect(heading(clerk)).toContainText('Work for')
    await clerk.getByRole('button', { name: 'Join' }).click()
    await clerk.waitForURL(/\/seller$/)
    await expectNoViolations(clerk)
    await clerk.goto('/seller/orders')
    await expect(heading(clerk)).toHaveText('Orders')
    await clerk.goto('/seller/financials')
    await expect(clerk.getByText('Your role doesn’t include this page')).toBeVisible()
    await expectNoViolations(clerk)

    await owner.reload()
    const row = owner.getByRole('listitem').filter({ hasText: 'Maude Tremblay' })
    await row.getByText('Remove', { exact: true }).click()
    await row.getByLabel('Your password').last().fill(DEMO_PASSWORD)
    await row.getByRole('button', { name: /^Remove now/ }).click()
    await expect(row).toHaveCount(0)
    await clerk.goto('/seller/orders')
    await expect(clerk.getByText('Access denied. Seller account required.')).toBeVisible()
  },
)

for (const [lang, path] of [
  ['English', '/seller/people'],
  ['French', '/fr/seller/people'],
  ['Korean ko', '/ko/seller/people'],
] as const)
  test(`the page of the people is whole in ${lang}`, widthsFor(lang), async ({ page }) => {
    await signIn(page, 'seller@maru.test', path)
    await checkPage(page, path)
  })
