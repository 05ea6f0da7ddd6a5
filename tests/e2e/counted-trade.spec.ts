import { expect, test } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { checkoutToToronto, keepToronto } from './support/buy'
import { GOODS, sendToCart } from './support/cart'
import { countClicks } from './support/clicks'
import { FULL_WIDTHS } from './support/full'
import { linkMailedTo } from './support/mailbox'
import { signIn } from './support/people'
import { goalOf, sendForm } from './support/send-form'
import { WIDTHS } from './support/widths'

test(
  'a price is asked for on the product’s page, offered from the overview and accepted from the bell: at most four clicks each',
  WIDTHS,
  async ({ page, browser }) => {
    test.slow()
    await newBuyer(page)
    await keepToronto(page)
    const clicks = await countClicks(page, `/product/${GOODS.onbyeol.id}`)
    await page.getByRole('link', { name: /Ask for a price$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for a price')
    // The delivery address is known: only the quantity is typed.
    await expect(page.getByLabel('Postal code of the delivery')).toHaveValue('M5H 1A1')
    await page.getByLabel('Quantity').fill('20')
    await page.getByRole('button', { name: 'Send the request' }).click()
    await expect(page.getByRole('main').getByText('Your request is sent.')).toBeVisible()
    const [number = ''] = /Q-\d+/.exec(await page.getByRole('heading', { level: 1 }).innerText()) ?? []
    const asked = await clicks()
    expect(asked).toBeLessThanOrEqual(4)

    const seller = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await signIn(seller, 'seller3@maru.test')
    const offering = await countClicks(seller, '/seller')
    await seller.getByRole('link', { name: /^Offer a price/ }).click()
    await seller.waitForURL(/\/seller\/price-requests(\/|$)/)
    // Where several wait, the list of them comes first.
    if (seller.url().endsWith('/price-requests'))
      await seller.getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
    await expect(seller.getByRole('heading', { level: 1 })).toContainText(number)
    await seller.getByLabel(/^Unit price of/).fill('12.34')
    await seller.getByLabel('Shipping cost (CAD)').fill('56.78')
    await seller.getByLabel('Earliest arrival, in days').fill('20')
    await seller.getByLabel('Latest arrival, in days').fill('30')
    await seller.getByRole('button', { name: 'Send the offer' }).click()
    await expect(seller.getByRole('main').getByText('Your offer is sent.')).toBeVisible()
    expect(await offering()).toBeLessThanOrEqual(4)
    await seller.context().close()

    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.getByRole('banner').locator('button[popovertarget=bell-feed]').click()
    await page
      .locator('#bell-feed')
      .getByRole('link', { name: new RegExp(`offer for price request ${number}\\.`) })
      .click()
    await page.getByRole('button', { name: 'Accept and check out' }).click()
    await page.waitForURL(/\/checkout\?offer=/)
    expect((await clicks()) - asked).toBeLessThanOrEqual(4)
  },
)

test(
  'two boxes go back, from the order in one’s list to the seller’s desk: at most four clicks',
  FULL_WIDTHS,
  async ({ page }) => {
    await signIn(page, 'buyer2@maru.test')
    const clicks = await countClicks(page, '/buyer-orders?q=M-10004')
    await page.getByRole('link', { name: 'Order M-10004' }).click()
    await page.getByRole('link', { name: /^Return ?: Celadon wall tile/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return items')
    await page
      .getByLabel(/^How many go back/)
      .first()
      .fill('2')
    await page.getByLabel('It arrived damaged').check()
    await page.getByRole('button', { name: 'Ask for the return' }).click()
    await expect(page.getByRole('main').getByText('Your return is requested.')).toBeVisible()
    expect(await clicks()).toBeLessThanOrEqual(4)
  },
)

test(
  'a colleague’s order is approved: the link of the email, and the button',
  FULL_WIDTHS,
  async ({ page: owner, browser }) => {
    test.slow()
    const email = await newBuyer(owner)
    const company = { name: 'Two Clicks Building Ltd.', businessNumber: '123456782' }
    goalOf(await sendForm(owner, '/company', 'businessNumber', company))
    const colleague = await (await browser.newContext()).newPage()
    const invited = { email: await newBuyer(colleague), role: 'requester' }
    await sendForm(owner, '/company', 'email', invited)
    const invitation = await linkMailedTo(colleague.request, invited.email, /invited to join a company/)
    goalOf(await sendForm(colleague, invitation, 'token'))
    await sendToCart(colleague, 'sorae', 2)
    await sendForm(colleague, await checkoutToToronto(colleague), 'digest', { provider: 'stripe' })
    await colleague.context().close()

    const link = await linkMailedTo(owner.request, email, /waits for your approval/, /\/order\//)
    const clicks = await countClicks(owner, link)
    await owner.getByRole('button', { name: /^Approve/ }).click()
    await expect(owner.getByRole('region', { name: 'Approval' })).toContainText('approved this order')
    // One more: the link.
    expect(1 + (await clicks())).toBeLessThanOrEqual(2)
  },
)
