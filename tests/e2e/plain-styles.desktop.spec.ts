import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { FULL } from './support/full'
import { signIn } from './support/people'
import { FAUCET } from './support/public-routes'

const ORDER = '/order/5380ffc1-fd8d-5b7b-bc81-6d18849984be'

const styleOf = (page: Page, part: string) =>
  page
    .locator(part)
    .filter({ visible: true })
    .first()
    .evaluate((node) => {
      const { borderTopStyle, borderTopWidth, backgroundColor, color } = getComputedStyle(node)
      return { hasEdge: borderTopStyle === 'solid' && borderTopWidth !== '0px', backgroundColor, color }
    })

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('cards, chips and badges keep an edge, and the current tier stands out', FULL, async ({ page }) => {
    await page.goto('/products?stock=1')
    for (const part of ['.card', '.chip', '.button']) {
      const style = await styleOf(page, part)
      expect.soft(style.hasEdge, part).toBe(true)
    }
    await page.goto(FAUCET)
    const current = await styleOf(page, '.ladder tr[aria-current] td')
    const other = await styleOf(page, '.ladder tbody tr:not([aria-current]) td')
    expect(current.backgroundColor).not.toBe(other.backgroundColor)
    expect(current.color).not.toBe(other.color)
    await signIn(page, 'buyer@maru.test', ORDER)
    expect((await styleOf(page, '.badge')).hasEdge).toBe(true)
    await expectNoViolations(page)
  })
})

test(
  'on paper the steps of an order that are done have a check, and the others say that they are to come',
  FULL,
  async ({ page }) => {
    await signIn(page, 'buyer@maru.test', '/buyer-orders?status=confirmed')
    await page.getByRole('link', { name: 'Order M-10012' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order M-10012')
    await page.emulateMedia({ media: 'print' })
    const marks = await page.locator('.timeline > li').evaluateAll((steps) =>
      steps.map((step) => ({
        isAhead: step.hasAttribute('data-ahead'),
        mark: getComputedStyle(step, '::before').content,
        words: step.textContent ?? '',
      })),
    )
    expect(marks.some(({ isAhead }) => isAhead)).toBe(true)
    expect(marks.some(({ isAhead }) => !isAhead)).toBe(true)
    for (const { isAhead, mark, words } of marks) {
      expect(mark.includes('✓')).toBe(!isAhead)
      expect(words.includes('Still to come')).toBe(isAhead)
    }
  },
)
