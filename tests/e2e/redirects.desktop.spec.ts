import { expect, test, type APIRequestContext } from '@playwright/test'
import { signInToPanel } from './support/people'

const answerTo = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

test('an editor writes a redirect, readers follow it in each language, and it ends when it is removed (rule L27)', async ({
  page,
  playwright,
  baseURL,
}) => {
  const reader = await playwright.request.newContext({ baseURL })
  const name = `old-shop-${Date.now()}`
  expect(await answerTo(reader, `/${name}`)).toEqual([404, undefined])

  await signInToPanel(page, 'editor@maru.test')
  await page.goto('/admin/collections/redirects/create')
  await page.locator('#field-from').fill(`/${name}`)
  await page.locator('#field-to').fill('/nothing-here')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Nothing is published at this address').first()).toBeVisible()
  await page.locator('#field-to').fill('/products?sort=newest')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/redirects\/[0-9a-f-]{36}/)

  const second = { timeout: 3_000, intervals: [100] }
  await expect.poll(() => answerTo(reader, `/${name}`), second).toEqual([301, '/products?sort=newest'])
  expect(await answerTo(reader, `/fr/${name}?to=https://evil.example`)).toEqual([
    301,
    '/fr/products?sort=newest',
  ])
  expect(await answerTo(reader, `/${name.toUpperCase()}`)).toEqual([301, '/products?sort=newest'])
  const answer = await reader.get(`/${name}`, { maxRedirects: 0 })
  expect(answer.headers()['cache-control']).toContain('no-store')

  // Below /info a page answers, so it is Next that leads on.
  const id = /redirects\/([0-9a-f-]{36})/.exec(page.url())?.[1]
  const save = (json: object) =>
    page.evaluate(
      async ([path, body]) => {
        const init = { method: 'PATCH', body, headers: { 'content-type': 'application/json' } }
        return (await fetch(path, init)).status
      },
      [`/api/redirects/${id}`, JSON.stringify(json)] as const,
    )
  expect(await save({ from: `/info/${name}`, to: 'https://example.com/', type: '302' })).toBe(200)
  await expect.poll(() => answerTo(reader, `/ko/info/${name}`), second).toEqual([302, 'https://example.com/'])
  expect(await save({ type: '301' })).toBe(200)
  await expect.poll(() => answerTo(reader, `/info/${name}`), second).toEqual([301, 'https://example.com/'])

  const removed = await page.evaluate(
    async (path) => (await fetch(path, { method: 'DELETE' })).status,
    `/api/redirects/${id}`,
  )
  expect(removed).toBe(200)
  await expect.poll(() => answerTo(reader, `/info/${name}`), second).toEqual([404, undefined])
  await reader.dispose()
})
