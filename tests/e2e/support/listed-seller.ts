import { expect, type Browser, type Page } from '@playwright/test'
import { PASSWORD } from './accounts'
import { changeAsAdmin, findAsAdmin } from './panel'
import { PNG, TEXTS } from './product-form'
import { approve, newSeller } from './sellers'
import { goalOf, sendForm } from './send-form'
import { WORDS } from './words'

/** A new seller from Canada, approved and signed in on this page. */
export async function newApprovedSeller(page: Page, browser: Browser) {
  const email = await newSeller(page)
  await approve(browser, email)
  await page.context().clearCookies()
  goalOf(await sendForm(page, '/login', 'password', { email, password: PASSWORD }))
  return email
}

/** The same, with one product on sale, whose id comes back. Its words are those that no journey of the search looks for. */
export async function newListedSeller(page: Page, browser: Browser) {
  await newApprovedSeller(page, browser)
  const terms = { shippingRules0Kind: 'flat', shippingRules0Amount: '10' }
  const saved = await sendForm(page, '/seller/shipping/terms', 'shippingRules0Kind', terms)
  expect(await saved.text()).toContain(WORDS.en.shippingTerms.saved)
  const sku = `E2E-${crypto.randomUUID().slice(0, 8)}`
  goalOf(await sendForm(page, '/upload', 'sku', await fieldsOf(page, sku)))
  const product = await findAsAdmin(browser, `products?depth=0&where[sku][equals]=${sku}`)
  await changeAsAdmin(browser, `products/${product}`, { status: 'approved' })
  return product
}

const PLAIN_WORDS = {
  'name.en': 'Sample panel',
  'name.fr': '',
  'name.ko': '',
  'description.en': 'First words.',
  'description.ko': '',
}

async function fieldsOf(page: Page, sku: string) {
  const form = await (await page.request.get('/upload')).text()
  const category = (name: string) =>
    new RegExp(`<option value="([^"]+)">${name}</option>`).exec(form)?.[1] ?? ''
  return {
    ...TEXTS,
    ...PLAIN_WORDS,
    sku,
    mainCategory: category('Ceiling / Lighting'),
    subCategory: category('Ceiling Materials'),
    stock: '500',
    soldBy: 'piece',
    shippingCountry: 'CA',
    shippingFrom: 'Montréal',
    'moqPrices.0.minQty': '1',
    'moqPrices.0.maxQty': '',
    'moqPrices.0.unitPrice': '41.27',
    pictures: { name: 'front.png', mimeType: 'image/png', buffer: PNG },
  }
}
