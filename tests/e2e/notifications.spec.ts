import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { FULL } from './support/full'
import { signIn } from './support/people'
import { widthsFor } from './support/widths'
import { LANGUAGES, WORDS } from './support/words'

/** Each project has an account of its own. */
const BUYER: Record<string, string> = { phone: 'buyer2@maru.test', desktop: 'buyer@maru.test' }
const own = () => BUYER[test.info().project.name] ?? ''

const bell = (page: Page, name = 'Notifications') =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(name) })
const box = (page: Page) => page.locator('#bell-feed')

for (const { lang, prefix } of LANGUAGES) {
  test(`the bell shows what is new and leads on: ${lang}`, widthsFor(lang), async ({ page }) => {
    await signIn(page, own(), prefix || '/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.waitForLoadState('networkidle')
    expect(asked).not.toContain('/api/notifications')
    await bell(page, WORDS[lang].account.notifications).click()
    await expect(box(page).getByRole('listitem').first()).toBeVisible()
    await expectNoViolations(page)
    const all = box(page).getByRole('link', { name: WORDS[lang].account.allNotifications })
    await all.click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/notifications$`))
  })
}

test('the bell closes on Escape, and opens again after a failed request', FULL, async ({ page }) => {
  await signIn(page, own(), '/products')
  await page.waitForLoadState('networkidle')
  await page.route('**/api/notifications?*', (route) => route.abort())
  await bell(page).click()
  await expect(box(page).getByRole('alert')).toBeVisible()
  await page.unroute('**/api/notifications?*')
  await box(page).getByRole('alert').getByRole('button').click()
  await expect(box(page).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
})

test('without script the bell leads to the page of all notifications', FULL, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Notifications' })).toBeHidden()
  await context.close()
})
