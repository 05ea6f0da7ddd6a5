import { expect, test, type Page } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { openCheckoutToToronto } from './support/buy'
import { sendToCart } from './support/cart'
import { checkPage } from './support/check-page'
import { linkMailedTo } from './support/mailbox'
import { signIn } from './support/people'
import { WIDTHS, widthsFor } from './support/widths'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  'a company is made, a colleague invited, and an order of theirs approved in two clicks before it is paid',
  WIDTHS,
  async ({ page: owner, browser }) => {
    test.slow()
    await newBuyer(owner)
    await owner.goto('/company')
    await owner.getByLabel('Company name').fill('Han River Builders')
    await owner.getByLabel('Business number').fill('none')
    await owner.getByRole('button', { name: 'Create the company' }).click()
    await expect(owner.getByText('Enter your business registration number.').first()).toBeVisible()
    await owner.getByLabel('Business number').fill('123456782')
    await owner.getByRole('button', { name: 'Create the company' }).click()
    await expect(heading(owner)).toContainText('Han River Builders')

    const requester = await (await browser.newContext()).newPage()
    const email = await newBuyer(requester)
    await owner.getByText('Invite somebody to the company').click()
    await owner.getByLabel('Email address').fill(email)
    await owner.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(owner.getByText(`We’re emailing the invitation to ${email}.`).first()).toBeVisible()
    await expectNoViolations(owner)

    const link = await linkMailedTo(requester.request, email, /invited to join a company/)
    await requester.goto(link)
    await expect(heading(requester)).toHaveText('Join Han River Builders')
    await requester.getByRole('button', { name: 'Join the company' }).click()
    await expect(heading(requester)).toContainText('Han River Builders')
    await expect(requester.getByText('Each of your orders waits for an owner’s approval')).toBeVisible()

    await sendToCart(requester, 'sorae', 2)
    await openCheckoutToToronto(requester)
    await expect(
      requester.getByText(/^This order will wait for the approval of an owner \(Maude Tremblay\)/),
    ).toBeVisible()
    await requester.getByRole('button', { name: 'Place order' }).click()
    await requester.waitForURL(/\/thank-you\//)
    await expect(requester.getByRole('status').first()).toContainText(
      'An owner of your company has to approve',
    )
    await requester.getByRole('main').getByRole('link', { name: /M-\d+/ }).first().click()
    await expect(requester.getByRole('region', { name: 'Approval' })).toContainText(
      'waits for the approval of',
    )
    await expect(requester.getByRole('link', { name: 'Pay now' })).toHaveCount(0)
    const order = requester.url()

    // Two clicks: the link of the email, and the button.
    await owner.goto(new URL(order).pathname)
    await expectNoViolations(owner)
    await owner.getByRole('button', { name: /^Approve/ }).click()
    await expect(owner.getByRole('region', { name: 'Approval' })).toContainText('approved this order')
    await expect(owner.getByRole('link', { name: 'Pay now' })).toHaveCount(0)
    await owner.goto('/company/orders')
    await expect(owner.getByRole('main')).toContainText('Ordered by Maude Tremblay')
    await expectNoViolations(owner)

    await owner.goto('/lists')
    await owner.getByLabel('Name of the list').fill('Marquis Landing 118')
    await owner.getByRole('button', { name: 'Create list' }).click()
    await expect(heading(owner)).toHaveText('Marquis Landing 118')
    await owner.getByText('Share with the company', { exact: true }).click()
    await owner.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(owner.getByText('Everybody in your company can now read this list.').first()).toBeVisible()
    await requester.goto('/lists')
    const listed = requester.getByRole('region', { name: 'Of your company' })
    await expect(listed).toContainText('Shared by Maude Tremblay')
    await expectNoViolations(requester)
    await listed.getByRole('link', { name: 'Marquis Landing 118' }).click()
    await expect(heading(requester)).toHaveText('Marquis Landing 118')
    await expect(requester.getByRole('button', { name: 'Copy this list' })).toBeVisible()
    await expect(requester.getByText('Delete this list')).toHaveCount(0)
    await expectNoViolations(requester)

    await requester.goto(order)
    await expect(requester.getByRole('link', { name: 'Pay now' })).toBeVisible()
  },
)

for (const [lang, path] of [
  ['English', '/company'],
  ['French', '/fr/company'],
  ['Korean ko', '/ko/company'],
] as const)
  test(`the page of a company is whole in ${lang}`, widthsFor(lang), async ({ page }) => {
    await signIn(page, 'buyer2@maru.test', path)
    await checkPage(page, path)
  })
