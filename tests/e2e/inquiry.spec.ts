import { expect, test } from '@playwright/test'
import { FULL } from './support/full'

test('the partnership form says what is missing and when to come again, keeps what was typed, and thanks', async ({
  page,
}) => {
  await page.goto('/seller-inquiry')
  await page.getByLabel('Name', { exact: true }).fill('Han Minseo')
  await page.getByLabel('Email address').fill(`no address ${Date.now()}`)
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  const alert = page.getByRole('alert').filter({ hasText: 'wasn’t sent' })
  await expect(alert.getByRole('link')).toHaveText([
    'Enter an email address where we can reach you.',
    'Write a message.',
  ])
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Han Minseo')
  const press = async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await send.click()
    return (await answered).status()
  }
  // Next's client takes an action's answer whatever its status, and shows what it says (docs/decisions/013).
  expect([await press(), await press(), await press()]).toEqual([200, 200, 429])
  await expect(page.getByRole('alert').filter({ hasText: 'Please try again in 60 minutes.' })).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Han Minseo')
  await page.getByLabel('Email address').fill(`minseo-${Date.now()}@sorae.example`)
  await page.getByLabel('Message').fill('We make faucets and would like to sell here.')
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible()
})

test('a hidden field that a browser filled in is gone once it was refused', FULL, async ({ page }) => {
  await page.goto('/seller-inquiry')
  await page.getByLabel('Name', { exact: true }).fill('Ann')
  await page.getByLabel('Email address').fill(`ann-${Date.now()}@sorae.example`)
  await page.getByLabel('Message').fill('We make faucets.')
  await page.locator('main input[name="website"]').fill('https://ann.example')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please send it again.' })).toBeVisible()
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('it works in French too', FULL, async ({ page }) => {
    await page.goto('/fr/seller-inquiry')
    await page.getByLabel('Nom', { exact: true }).fill('Maude')
    await page.getByLabel('Adresse courriel').fill(`maude-${Date.now()}@atelier.example`)
    await page.getByLabel('Votre message').fill('Bonjour, nous aimerions devenir partenaires.')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('Merci. Nous avons bien reçu votre message')).toBeVisible()
  })
})
