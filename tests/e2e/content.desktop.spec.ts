import { expect, test } from '@playwright/test'
import { newBuyer } from './support/accounts'
import { openCheckoutToToronto } from './support/buy'
import { FULL } from './support/full'
import { signIn } from './support/people'
import { sendForm } from './support/send-form'

/** Boxes of half a square metre: 4–19 at $42.00, 20–59 at $38.50, 60 and more at $35.20. */
const TILE = '/product/e65b6fe1-a2f1-5a29-9096-9705a728a381'

test('who needs 38 m² of a tile learns how many boxes that is, and takes them', async ({ page }) => {
  await page.goto(TILE)
  await expect(page.locator('.ladder thead th')).toHaveText([
    'Quantity',
    'Unit price (CAD)',
    'Per m²',
    'Per ft²',
  ])
  await expect(page.locator('.ladder tbody tr').first().locator('td')).toHaveText([
    '$42.00',
    '$84.00',
    '$7.80',
  ])
  const quantity = page.getByLabel('Quantity in boxes')
  await page.getByLabel('I need').fill('38')
  await expect(page.getByText('84 boxes = 42 m²')).toBeVisible()
  await page.getByRole('button', { name: 'Change to 84' }).click()
  await expect(quantity).toHaveValue('84')
  await expect(page.locator('.ladder tr[aria-current=true] td').nth(1)).toHaveText('$70.40')
  await page.getByRole('button', { name: '20–59' }).click()
  await expect(quantity).toHaveValue('20')
})

test('cards say what a price is for, and that of a square metre', FULL, async ({ page }) => {
  await page.goto('/category/flooring-tile')
  const card = page.locator('.card', { has: page.locator(`a[href="${TILE}"]`) })
  await expect(card).toContainText('$42.00 / box')
  await expect(card).toContainText('$84.00/m² · $7.80/ft²')
})

test('cart and order count boxes, and say how many square metres they are', async ({ page }) => {
  await newBuyer(page)
  await sendForm(page, TILE, 'product', { quantity: '84' })
  await page.goto('/cart')
  await expect(page.getByLabel('Quantity in boxes')).toHaveValue('84')
  await expect(page.locator('.cart-sum')).toContainText('$35.20 per box')
  await expect(page.locator('.cart-sum')).toContainText('84 boxes = 42 m²')
  await openCheckoutToToronto(page)
  await expect(page.locator('main')).toContainText('84 boxes at $35.20 per box')
})

test('a page says sizes in inches, and a seller types them so', FULL, async ({ page }) => {
  await page.goto(TILE)
  await expect(page.locator('#facts + dl')).toContainText(/\d\smm \(.*\d\sin\)/)
  await signIn(page, 'seller@maru.test', '/upload')
  await page.waitForLoadState('networkidle')
  const size = page.getByRole('group', { name: /^Size of the product/ })
  await size.getByLabel('Enter in').selectOption('inches')
  await size.getByLabel('Length').fill('23 5/8')
  await expect(size.getByText('= 600.08 mm')).toBeVisible()
  await expect(page.locator('[name="lengthMm"]')).toHaveValue('600.08')
  await size.getByLabel('Enter in').selectOption('feet')
  await expect(size.getByLabel('Length')).toHaveValue('1′ 11 5/8″')
  await size.getByLabel('Enter in').selectOption('millimetres')
  await expect(size.getByLabel('Length')).toHaveValue('600.08')
  await size.getByLabel('Length').fill('')
})
