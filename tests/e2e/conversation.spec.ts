import { expect, test, type Page } from '@playwright/test'
import { FULL, FULL_WIDTHS } from './support/full'
import { signIn } from './support/people'
import { WIDTHS } from './support/widths'

const FAUCET = '/product/8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69'
const words = () => `Is it lead free? ${Math.random().toString(36).slice(2)}`
const log = (page: Page) => page.getByRole('log')
const box = (page: Page) => page.getByLabel('Write a message')

/** Opens the conversation of a buyer with Sorae about the faucet, on its own page. */
async function openAsBuyer(page: Page, email: string) {
  await signIn(page, email)
  await page.goto(`${FAUCET}?chat=1`)
  const text = words()
  await box(page).fill(text)
  await box(page).press('Enter')
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible()
  await page.goto('/messages')
  await page.getByRole('link', { name: 'Sorae Fittings Co., Ltd.' }).first().click()
  await expect(page).toHaveURL(/\/messages\/[\w-]{36}$/)
  await expect(log(page).getByText(text)).toBeVisible()
  // Until script runs it can be pressed, since the form can be posted without.
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  return { text, id: page.url().split('/').at(-1) ?? '' }
}

async function openAsSeller(page: Page, id: string) {
  await signIn(page, 'seller@maru.test')
  await page.goto(`/seller/chat/${id}`)
}

test(
  'two browsers talk as if in one room: words, who is writing, what is read',
  WIDTHS,
  async ({ page, browser }) => {
    const { text, id } = await openAsBuyer(page, 'buyer2@maru.test')
    const there = await (await browser.newContext()).newPage()
    await openAsSeller(there, id)
    await expect(log(there).getByText(text)).toBeVisible()
    await expect(log(page).getByText('Read', { exact: true })).toBeVisible()

    const answer = words()
    await box(there).pressSequentially('I a')
    await expect(log(page).getByText('is typing…')).toBeVisible()
    await box(there).fill(answer)
    await there.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(log(page).getByText(answer)).toBeInViewport()
    await expect(log(page).getByText('is typing…')).toBeHidden()
    await there.context().close()
  },
)

test('what is written while offline is sent when the browser is back, once and in order', async ({
  page,
  context,
}) => {
  await openAsBuyer(page, 'hannah@maru.test')
  await context.setOffline(true)
  const both = [words(), words()]
  for (const text of both) {
    await box(page).fill(text)
    await box(page).press('Enter')
  }
  await expect(log(page).getByText('Failed to send message')).toHaveCount(2)
  await context.setOffline(false)
  await expect(log(page).getByText('Failed to send message')).toHaveCount(0)
  await expect(log(page).getByText('Sending…')).toHaveCount(0)
  await page.reload()
  const shown = await log(page).locator('.bubble-text').allInnerTexts()
  expect(shown.filter((text) => both.includes(text))).toEqual(both)
})

test(
  'an Enter that ends a syllable does not send; half-written words stay in the browser',
  FULL,
  async ({ page }) => {
    const { id } = await openAsBuyer(page, 'buyer@maru.test')
    const keys = await page.context().newCDPSession(page)
    await box(page).focus()
    await keys.send('Input.imeSetComposition', { text: '안', selectionStart: 1, selectionEnd: 1 })
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
    await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    await keys.send('Input.insertText', { text: '안' })
    await expect(box(page)).toHaveValue('안')
    await page.reload()
    await expect(page).toHaveURL(new RegExp(id))
    await expect(box(page)).toHaveValue('안')
    await box(page).press('Enter')
    await expect(box(page)).toHaveValue('')
    await expect(log(page).locator('.bubble-text').last()).toHaveText('안')
    await page.reload()
    await expect(box(page)).toHaveValue('')
  },
)

test(
  'a word without an end stays in its box, and one says how much too long it is',
  FULL_WIDTHS,
  async ({ page }) => {
    await openAsBuyer(page, 'buyer2@maru.test')
    await box(page).fill('w'.repeat(4008))
    await expect(page.getByText('Over the limit by 8')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    const inside = await box(page).evaluate((area) => area.getBoundingClientRect().right <= innerWidth)
    expect([overflow, inside]).toEqual([0, true])
    await box(page).fill('')
  },
)

test('a file is sent with or without words, and a wrong one is refused at its name', async ({ page }) => {
  await openAsBuyer(page, 'buyer2@maru.test')
  const chooser = page.locator('input[type=file]')
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\nxref\n0 1\ntrailer <<>>\n%%EOF\n')
  await chooser.setInputFiles([{ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf }])
  await expect(page.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(
    log(page)
      .getByRole('link', { name: /^plan\.pdf \(PDF, \d+ kB\)$/ })
      .last(),
  ).toBeVisible()
  await chooser.setInputFiles([
    { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') },
  ])
  const refused = 'Choose a PDF, JPEG or PNG file. Remove this file to send your message.'
  await expect(page.getByText(refused).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove page.pdf' }).click()
  await expect(page.getByRole('button', { name: 'Remove page.pdf' })).toBeHidden()
})

test('seven tabs show a new message, over one stream', FULL, async ({ page, browser, context }) => {
  const { id } = await openAsBuyer(page, 'hannah@maru.test')
  const tabs = [page]
  for (let n = 0; n < 6; n += 1) {
    const tab = await context.newPage()
    await tab.goto(`/messages/${id}`)
    tabs.push(tab)
  }
  const there = await (await browser.newContext()).newPage()
  await openAsSeller(there, id)
  const answer = words()
  await box(there).fill(answer)
  await box(there).press('Enter')
  for (const tab of tabs) await expect(log(tab).getByText(answer)).toBeAttached()
  await there.context().close()
})

test('a visitor opens no stream, a member one', FULL, async ({ page }) => {
  const streams: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') streams.push(request.url())
  })
  await page.goto(FAUCET)
  await page.waitForLoadState('networkidle')
  expect(streams).toEqual([])
  await signIn(page, 'hannah@maru.test', FAUCET)
  await expect.poll(() => streams.length).toBeGreaterThan(0)
})

test('without script one reads and writes by form and reload', async ({ browser, page }) => {
  const { id } = await openAsBuyer(page, 'buyer@maru.test')
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const bare = await plain.newPage()
  await bare.goto(`/messages/${id}`)
  const text = words()
  await box(bare).fill(text)
  await bare.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log(bare).getByText(text)).toBeVisible()
  await plain.close()
})

test('others find no conversation', async ({ page, browser }) => {
  const { id } = await openAsBuyer(page, 'buyer2@maru.test')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'buyer@maru.test')
  await other.goto(`/messages/${id}`)
  await expect(other.getByText('Chat not found or access denied.')).toBeVisible()
  await other.goto(`/seller/chat/${id}`)
  await expect(other.getByText('Access denied. Seller account required.')).toBeVisible()
  await other.context().close()
})

test(
  'a conversation with Maru says when it is answered, and a message can be reported',
  FULL_WIDTHS,
  async ({ page }) => {
    await signIn(page, 'hannah@maru.test')
    await page.goto('/support')
    await expect(page).toHaveURL(/\/messages\/[\w-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maru')
    await expect(page.getByText('We answer Monday to Friday')).toBeVisible()
    const text = words()
    await box(page).fill(text)
    await box(page).press('Enter')
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible()
    await page.goto(`/report/product/8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report this product')
    for (const nothing of ['product/8b6a90b0-f74b-5aa4-a800-1eba9c2aaf60', 'product/x', 'shop/1']) {
      const answer = await page.goto(`/fr/report/${nothing}`)
      expect(answer?.status(), nothing).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ceci ne peut pas être signalé.')
      await expect(page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible()
    }
  },
)
