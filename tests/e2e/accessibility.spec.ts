import { test } from '@playwright/test'
import { expectNoViolations } from './axe'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of [
    '/',
    '/fr',
    '/ko',
    '/products',
    '/category/bathroom',
    '/products?price=10-50&stock=1',
    '/search?q=faucet',
    '/search',
    '/login',
    '/terms',
    '/nothing-here',
  ]) {
    test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await expectNoViolations(page)
    })
  }
}
