import { gzipSync } from 'node:zlib'
import { expect, test, type BrowserContext } from '@playwright/test'
import { signIn } from './support/people'

const LIMIT = 90_000
/** Texts that only these libraries have in their script: React Aria, react-hook-form, Uppy. */
const TOOLS = /react-aria|data-rac|shouldUseNativeValidation|uppy/i
const SHOP = [
  '/',
  '/products',
  '/category/kitchen',
  '/search?q=sink',
  '/cart',
  '/login',
  '/become-seller',
  '/fr',
  '/ko',
]

/**
 * The scripts a page has loaded once it is still, by address. In a tab of its own: a script that the page before
 * was still loading has no body any more.
 */
async function scriptsOf(context: BrowserContext, path: string) {
  const scripts = new Map<string, string>()
  const keep = async (address: string, text: Promise<string>) => void scripts.set(address, await text)
  const kept: Promise<void>[] = []
  const page = await context.newPage()
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.endsWith('.js')) kept.push(keep(pathname, answer.text()))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await Promise.all(kept)
  await page.close()
  return scripts
}

test('no page of the shop loads what the seller area is made with', async ({ context, page }) => {
  await page.goto('/products')
  const product = await page
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .getAttribute('href')
  for (const path of [...SHOP, product ?? '']) {
    const scripts = await scriptsOf(context, path)
    expect(scripts.size, path).toBeGreaterThan(0)
    const found = [...scripts].filter(([, text]) => TOOLS.test(text)).map(([address]) => address)
    expect(found, path).toEqual([])
  }
})

test('the table of products loads its tools, in three languages only, within the limit', async ({
  context,
  page,
}) => {
  const home = await scriptsOf(context, '/')
  await signIn(page, 'seller@maru.test')
  const table = await scriptsOf(context, '/seller/products')
  const own = [...table].filter(([address]) => !home.has(address)).map(([, text]) => text)
  expect(own.some((text) => TOOLS.test(text))).toBe(true)
  expect(own.some((text) => text.includes('모두 선택'))).toBe(true)
  expect(own.some((text) => /すべて選択|Alles auswählen|Seleccionar todos/.test(text))).toBe(false)
  const bytes = own.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
  expect(bytes).toBeLessThan(LIMIT)
})
