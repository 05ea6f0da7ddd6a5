import { expect, test } from '@playwright/test'

test('the partnership form says what is missing, keeps what was typed, and thanks', async ({ page }) => {
  await page.goto('/seller-inquiry')
  await page.getByLabel('Name', { exact: true }).fill('Han Minseo')
  await page.getByLabel('E-mail address').fill('not an address')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'was not sent' })
  await expect(alert.getByRole('link')).toHaveText([
    'Enter an e-mail address we can answer to.',
    'Write a message.',
  ])
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Han Minseo')
  await page.getByLabel('E-mail address').fill(`minseo-${Date.now()}@sorae.example`)
  await page.getByLabel('Message').fill('We make faucets and would like to sell here.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('it works in French too', async ({ page }) => {
    await page.goto('/fr/seller-inquiry')
    await page.getByLabel('Nom', { exact: true }).fill('Maude')
    await page.getByLabel('Adresse courriel').fill(`maude-${Date.now()}@atelier.example`)
    await page.getByLabel('Votre message').fill('Bonjour, nous aimerions devenir partenaires.')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('Merci. Nous avons bien reçu votre message')).toBeVisible()
  })
})
