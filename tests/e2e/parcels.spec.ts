import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { buyAndPay } from './support/buy'
import { checkPage } from './support/check-page'
import { signIn } from './support/people'
import { WIDTHS, widthsFor } from './support/widths'

const parcels = (page: Page) => page.getByRole('region', { name: 'Shipments' })

test('an order goes in two shipments, and its buyer confirms each', WIDTHS, async ({ page, browser }) => {
  test.slow()
  const { number, path } = await buyAndPay(page, 'sorae')
  const seller = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await signIn(seller, 'seller@maru.test', `/seller/orders/${number}`)
  await seller.getByRole('button', { name: /^Acknowledge order/ }).click()
  const send = seller.getByRole('button', { name: /^Register waybill/ })
  await expect(send).toBeVisible()

  // By sea it asks for other things.
  const forwarder = seller.getByLabel('Forwarder', { exact: true })
  await expect(forwarder).toBeHidden()
  await seller.getByLabel('Carrier', { exact: true }).selectOption('sea')
  await expect(forwarder).toBeVisible()
  await expect(seller.getByLabel(/^Container number/)).toBeVisible()
  await seller.getByLabel('Carrier', { exact: true }).selectOption('truck')
  await expect(seller.getByLabel(/^Container number/)).toBeHidden()

  // Too many are refused, and what was typed stays.
  await seller.getByLabel('Carrier', { exact: true }).selectOption('dhl')
  await seller.getByLabel('Tracking number').fill('4019327765')
  await seller.getByText('Ship a part').click()
  const quantity = seller.getByLabel(/^Quantity of /)
  const left = Number(await quantity.inputValue())
  await quantity.fill(String(left + 1))
  await send.click()
  await expect(seller.getByText(`Only ${left} are left to ship.`).first()).toBeVisible()
  await expect(quantity).toHaveValue(String(left + 1))
  await expect(seller.getByLabel('Tracking number')).toHaveValue('4019327765')
  await expectNoViolations(seller)
  await quantity.fill('1')
  await send.click()
  await expect(parcels(seller).getByRole('heading', { name: 'Shipment 1' })).toBeVisible()
  await expect(seller.getByText('Partly shipped').first()).toBeVisible()
  await expectNoViolations(seller)

  await page.goto(path)
  await expect(page.getByText('Partly shipped').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0)
  const paper = await parcels(page)
    .getByRole('link', { name: /^Packing list \(PDF\): shipment 1/ })
    .getAttribute('href')
  expect((await page.request.get(paper ?? '')).headers()['content-type']).toBe('application/pdf')
  await expectNoViolations(page)
  await parcels(page)
    .getByRole('button', { name: /^I received this shipment/ })
    .click()
  await expect(parcels(page).getByText(/Arrived on/)).toBeVisible()

  // The rest goes with the form as it is.
  await seller.reload()
  await seller.getByLabel('Carrier', { exact: true }).selectOption('fedex')
  await seller.getByLabel('Tracking number').fill('771204458130')
  await send.click()
  await expect(parcels(seller).getByRole('heading', { name: 'Shipment 2' })).toBeVisible()
  await page.reload()
  await parcels(page)
    .getByRole('button', { name: /^I received this shipment.*Shipment 2/ })
    .click()
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()
  await seller.context().close()
})

/** Seeded: shipped in two. */
for (const prefix of ['', '/fr', '/ko'])
  test(
    `shipments of an order can be read by everyone: ${prefix || 'en'}`,
    widthsFor(prefix),
    async ({ page }) => {
      await signIn(page, 'buyer@maru.test')
      await page.goto(`${prefix}/buyer-orders?q=M-10008`)
      await page
        .getByRole('link', { name: /M-10008/ })
        .first()
        .click()
      await expect(page.locator('#parcels')).toBeVisible()
      await checkPage(page, new URL(page.url()).pathname)
    },
  )
