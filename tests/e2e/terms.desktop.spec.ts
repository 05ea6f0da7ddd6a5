import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { content, paragraph, words } from '~/tests/support/factories/content'
import { askPanel } from './support/ask'
import { VIOLATIONS } from './support/axe'
import { signInToPanel } from './support/people'
import { WORDS } from './support/words'

type Body = {
  docs: { id: string; version: string; content: object }[]
  errors?: { data?: { errors?: { message: string }[] } }[]
}
const ask = askPanel<Body>

const DAY = 86_400_000
const noonIn = (days: number) =>
  `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T12:00:00.000Z`

test('an editor announces new terms; readers see those that apply, and find the next (rule L32)', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInToPanel(page, 'editor@maru.test')
  const [terms] = (await ask(page, '/api/pages?where[slug][equals]=terms&locale=en&depth=0')).body.docs
  const publish = (text: object, validFrom: string) =>
    ask(page, `/api/pages/${terms?.id}?locale=en&depth=0`, 'PATCH', {
      content: text,
      validFrom,
      isCorrection: false,
      _status: 'published',
    })
  const sentence = `Oak is returned within ${Date.now()} days.`
  const next = content(paragraph(words(sentence)))
  const early = await publish(next, noonIn(10))
  expect([early.status, JSON.stringify(early.body)]).toEqual([
    400,
    expect.stringContaining('A change is announced 30 days ahead.'),
  ])
  const french = { content: content(paragraph(words(`Le chêne est repris sous ${Date.now()} jours.`))) }
  const draft = `/api/pages/${terms?.id}?locale=fr&draft=true&depth=0`
  expect((await ask(page, draft, 'PATCH', { ...french, _status: 'draft' })).status).toBe(200)
  expect((await publish(next, noonIn(75))).status).toBe(200)

  const reader = await (await browser.newContext({ baseURL })).newPage()
  const [begin = '', link = ''] = WORDS.en.terms.next.split('{day}')
  const note = reader.getByRole('note').filter({ hasText: begin.trim() })
  await expect(async () => {
    await reader.goto('/terms')
    await expect(note).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await expect(reader.getByText(sentence)).toHaveCount(0)
  expect(link).toContain('read it here')
  await note.getByRole('link', { name: 'read it here' }).click()
  await expect(reader).toHaveURL(/\/terms\/[\d-]+$/)
  await expect(reader.getByText(sentence)).toBeVisible()
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(reader.getByRole('note')).toContainText('This version does not apply yet')
  const { violations } = await new AxeBuilder({ page: reader }).options(VIOLATIONS).include('main').analyze()
  expect(violations).toEqual([])
  await reader.goto('/fr/terms')
  await expect(reader.getByRole('note').filter({ hasText: 'nouvelle version' })).toBeVisible()
  expect((await reader.goto('/terms/1999-01'))?.status()).toBe(404)
  // Nobody who is signed out, or has agreed already, is asked to agree.
  await reader.goto('/terms/agree')
  await expect(reader).toHaveURL(/\/login/)
  await reader.context().close()
  await publish(terms?.content ?? next, noonIn(75))
})
