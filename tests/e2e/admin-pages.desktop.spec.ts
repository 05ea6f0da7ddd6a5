import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import {
  block,
  content,
  linkTo,
  nested,
  paragraph,
  part,
  picture,
  table,
  words,
} from '~/tests/support/factories/content'
import { askPanel } from './support/ask'
import { VIOLATIONS } from './support/axe'
import { FULL } from './support/full'
import { signInToPanel } from './support/people'

type Doc = { id: string }
type Body = { doc: Doc; docs: Doc[]; errors?: { message: string }[] }

const ask = askPanel<Body>

/** How each part of a text looks that an editor writes without a drawer. */
const PARTS = ['h2', 'h3', 'strong', 'em', 'ul li li', 'ol > li', 'blockquote', 'hr', 'a', 'th', 'td', 'img']

/** The words of each part, and what sets it off, as its reader sees them. */
const look = (root: Locator) =>
  root.evaluate(
    (root, parts) =>
      parts.map((part) => {
        const found = [...root.querySelectorAll<HTMLElement>(part)].find((each) => each.offsetWidth > 0)
        if (!found) return [part, 'missing']
        const { fontWeight, fontStyle, listStyleType } = getComputedStyle(found)
        const marker = found.matches('li') && listStyleType
        return [part, found.innerText.trim(), Number(fontWeight) > 500, fontStyle, marker]
      }),
    PARTS,
  )

const item = (text: string, value: number) => part('listitem', { value }, [words(text)])

/** A draft with each part that the editor offers (rule L19). */
async function makeDraft(page: Page, slug: string) {
  const [image] = (await ask(page, '/api/media?limit=1&sort=createdAt')).body.docs
  const [product] = (await ask(page, '/api/products?where[status][equals]=approved&limit=1')).body.docs
  const [terms] = (await ask(page, '/api/pages?where[slug][equals]=terms')).body.docs
  const body = content(paragraph(words('Oil it once a year.')))
  const text = content(
    part('heading', { tag: 'h2' }, [words('Floors')]),
    part('heading', { tag: 'h3' }, [words('Of oak')]),
    paragraph(words('Bold', { format: 1 }), words(' and '), words('italic', { format: 2 })),
    nested(2),
    part('list', { listType: 'number', tag: 'ol', start: 1 }, [item('First', 1), item('Then', 2)]),
    part('quote', {}, [words('Oil is enough.')]),
    { type: 'horizontalrule', version: 1 },
    paragraph(words('We sell '), linkTo('products', product?.id, words('oak')), words(' floors.')),
    paragraph(linkTo('pages', terms?.id, words('Our terms'))),
    picture(image?.id ?? '', { alt: 'An oiled floor', caption: 'Oiled twice' }),
    table([
      ['Finish', 'Oil'],
      ['Matte', 'Yearly'],
    ]),
    block('callout', { kind: 'note', body: content(paragraph(words('Made here.'))) }),
    block('callout', { kind: 'warning', body }),
    block('question', { question: 'Which oil?', body }),
    paragraph(words('Last words.')),
  )
  const made = await ask(page, '/api/pages?draft=true&locale=en&depth=0', 'POST', {
    title: 'Care of oak floors',
    slug,
    content: text,
    _status: 'draft',
  })
  expect(made.status, made.body.errors?.[0]?.message).toBe(201)
  return { id: made.body.doc.id, product: product?.id }
}

test('an editor writes a page with all parts, publishes it, and readers see each of them', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInToPanel(page, 'editor@maru.test')
  const slug = `care-of-oak-${Date.now()}`
  const { id, product } = await makeDraft(page, slug)
  const reader = await (await browser.newContext({ baseURL })).newPage()
  expect((await reader.goto(`/info/${slug}`))?.status()).toBe(404)

  await page.goto(`/admin/collections/pages/${id}`)
  const editor = page.locator('.rich-text-lexical').first()
  await expect(editor.locator('.fixed-toolbar').first()).toBeVisible()
  await expect(editor.getByRole('table')).toBeVisible()
  const blocks = editor.locator('.ContentEditable__root').first().locator('.LexicalEditorTheme__block')
  await expect(blocks).toHaveCount(3)
  await expect(editor.locator('img').first()).toBeVisible()
  const written = await look(editor.locator('.ContentEditable__root').first())
  const form = new AxeBuilder({ page })
    .withRules(['label', 'button-name', 'aria-hidden-focus'])
    .include('main')
  await expect(async () =>
    expect((await form.analyze()).violations.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]),
  ).toPass({ timeout: 8_000 })
  await editor.getByText('Last words.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## Sanding')
  await expect(editor.getByRole('heading', { level: 2, name: 'Sanding' })).toBeVisible()
  await editor.locator('.toolbar-popup__dropdown-add').first().click()
  for (const name of ['upload', 'table'])
    await expect(page.locator(`.toolbar-popup__dropdown-item-${name}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish changes' }).click()

  await expect(async () => {
    expect((await reader.goto(`/info/${slug}`))?.status()).toBe(200)
    await expect(reader.getByRole('heading', { level: 2, name: 'Sanding' })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
  const article = reader.getByRole('article')
  expect(await look(article.locator('.prose'))).toEqual(written)
  await expect(article.getByRole('link', { name: 'oak' })).toHaveAttribute('href', `/product/${product}`)
  await expect(article.getByRole('link', { name: 'Our terms' })).toHaveAttribute('href', '/terms')
  const image = article.getByRole('img', { name: 'An oiled floor' })
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveAttribute('srcset', /-160 160w, .*-400 400w/)
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(article.getByText('Oiled twice')).toBeVisible()
  await expect(article.getByRole('columnheader', { name: 'Finish' })).toBeVisible()
  await expect(article.getByRole('note')).toHaveText([/Note\s*Made here/, /Warning\s*Oil it/])
  await article.getByText('Which oil?').click()
  await expect(article.getByText('Oil it once a year.')).toHaveCount(2)
  await expect(article.getByText('unknown node')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page: reader })
    .options(VIOLATIONS)
    .include('article')
    .analyze()
  expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([])

  await reader.setViewportSize({ width: 390, height: 800 })
  const wide = () => reader.evaluate(() => document.documentElement.scrollWidth)
  expect(await wide()).toBeLessThanOrEqual(390)
  await reader.goto(`/fr/info/${slug}`)
  await expect(reader.getByRole('link', { name: 'Our terms' })).toHaveAttribute('href', '/fr/terms')
})

test('an editor is told in words what a page may not say', FULL, async ({ page }) => {
  await signInToPanel(page, 'editor@maru.test')
  const { id } = await makeDraft(page, `refused-${Date.now()}`)
  const save = async (json: object) => {
    const { status, body } = await ask(page, `/api/pages/${id}?depth=0`, 'PATCH', json)
    return [status, body.errors?.[0]?.message]
  }
  const unfinished = content(block('callout', { kind: 'note' }))
  expect(await save({ content: unfinished, _status: 'published' })).toEqual([
    400,
    expect.stringContaining('every callout'),
  ])
  expect(await save({ content: content(paragraph(words('x'.repeat(2_000_000)))) })).toEqual([
    400,
    expect.stringContaining('too long'),
  ])
})
