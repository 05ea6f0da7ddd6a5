import { expect, test, type Page } from '@playwright/test'
import { FULL } from './support/full'
import { signIn } from './support/people'
import { widthsFor } from './support/widths'

const BUYER = 'buyer2@maru.test'
const SELLER = 'seller2@maru.test'

const TITLES = {
  '': {
    saving: 'Leave without saving?',
    submitting: 'Leave without submitting?',
    sending: 'Leave without sending?',
  },
  '/fr': {
    saving: 'Quitter sans enregistrer?',
    submitting: 'Quitter sans soumettre?',
    sending: 'Quitter sans envoyer?',
  },
  '/ko': {
    saving: '저장하지 않고 나가시겠습니까?',
    submitting: '등록하지 않고 나가시겠습니까?',
    sending: '보내지 않고 나가시겠습니까?',
  },
}

const TERMS = '/seller/shipping/terms'

/** Forms that ask, and a field of each. */
const FORMS = [
  { member: BUYER, path: '/profile?edit=profile', field: '[name=firstName]', asks: 'saving' },
  { member: SELLER, path: '/profile?edit=profile', field: '[name=firstName]', asks: 'saving' },
  { member: SELLER, path: '/seller/profile', field: '[name=contactPerson]', asks: 'saving' },
  { member: SELLER, path: '/seller/profile', field: '[name=bankName]', asks: 'saving' },
  { member: SELLER, path: TERMS, field: '[name$=Position]', asks: 'saving' },
  { member: SELLER, path: '/seller/discounts', field: '[name=discountCode]', asks: 'sending' },
  { member: SELLER, path: '/upload', field: '[name=sku]', asks: 'submitting' },
  { member: SELLER, path: 'edit', field: '[name^="name."]', asks: 'submitting' },
] as const

const dialogs = (page: Page) => page.locator('dialog:modal')
const leave = (page: Page) => page.getByRole('banner').getByRole('link').first().click()

async function pathOf(page: Page, path: string) {
  if (path !== 'edit') return path
  await page.goto('/seller/products?filter=active&sort=name')
  return (await page.locator('a[href*="/seller/edit-product/"]').first().getAttribute('href')) ?? ''
}

/** A rule of shipping is a sentence, with its fields folded below it. */
async function openRules(page: Page, path: string) {
  if (path === TERMS) await page.locator('main form details > summary').first().click()
}

for (const [prefix, titles] of Object.entries(TITLES))
  test(
    `a form asks before it is left only where something was changed (rule S39): ${prefix || '/en'}`,
    widthsFor(prefix),
    async ({ page }) => {
      test.slow()
      const asked: string[] = []
      page.on('dialog', (dialog) => {
        asked.push(dialog.type())
        void dialog.accept()
      })
      for (const { member, path, field, asks } of FORMS) {
        await page.context().clearCookies()
        await signIn(page, member)
        const address = prefix + (await pathOf(page, path))
        await page.goto(address, { waitUntil: 'networkidle' })
        await openRules(page, path)
        const input = page.locator(field).and(page.locator(':visible')).first()
        await input.focus()
        await input.blur()
        await leave(page)
        await page.waitForURL((url) => !url.pathname.endsWith(address.split('?')[0] ?? ''))
        await page.goto(address, { waitUntil: 'networkidle' })
        await openRules(page, path)
        await input.fill(`${await input.inputValue()}x`)
        await leave(page)
        await expect(dialogs(page), `${address} ${field}`).toHaveCount(1)
        await expect(dialogs(page)).toHaveAccessibleName(titles[asks])
        await dialogs(page).getByRole('button').first().click()
        await expect(dialogs(page)).toHaveCount(0)
        await leave(page)
        await dialogs(page).getByRole('button').last().click()
        await page.waitForURL((url) => !url.pathname.endsWith(address.split('?')[0] ?? ''))
      }
      expect(asked).toEqual([])
    },
  )

test(
  'a form that was saved is left without a question, and so is a trial of shipping terms',
  FULL,
  async ({ page }) => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await signIn(page, SELLER, '/seller/profile')
    const phone = page.locator('[name=contactPhone]')
    const before = await phone.inputValue()
    const other = before.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
    for (const value of [other, before]) {
      await page.goto('/seller/profile', { waitUntil: 'networkidle' })
      await phone.fill(value)
      await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Profile updated successfully!')).toBeFocused()
      await leave(page)
      await page.waitForURL((url) => !url.pathname.startsWith('/seller/profile'))
    }
    await page.goto(TERMS, { waitUntil: 'networkidle' })
    await page.locator('[name=trialBoxes]').fill('9')
    await leave(page)
    await page.waitForURL((url) => !url.pathname.startsWith('/seller/shipping'))
    expect(asked).toEqual([])
  },
)
