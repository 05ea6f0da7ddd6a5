import type { JSONFieldServerProps, UIFieldServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ChangeComparison } from '@/admin/records/change-comparison'
import { PictureTextsRecord } from '@/admin/records/picture-texts'
import { sentName } from '@/domain/forms/upload'
import { getReviewed } from '@/admin/queues/decisions/get-reviewed'
import { listProductQueue } from '@/admin/queues/decisions/list-queue'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'
import type { Role } from '~/tests/support/roles'

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())

/** What the panel shows on a change request. */
async function shown(id: string, product: string, role: Role = 'admin') {
  const props: Partial<UIFieldServerProps> = {
    data: { id, product },
    payload: world.payload,
    user: world.users[role] ?? undefined,
    i18n: { language: 'en' } as UIFieldServerProps['i18n'],
  }
  const node = await ChangeComparison(props as UIFieldServerProps)
  return node ? renderToStaticMarkup(node) : ''
}

test('the panel shows before and after as text, in all languages, with the names of files', async () => {
  const product = await world.product({ name: 'Faucet' })
  const { house, sellers } = world.ids.media
  const change = await world.change(
    product,
    { weight: 7, box: { length: 500, width: null, height: 90 }, images: [house, sellers], hsCode: null },
    { name: { fr: '<b>Robinet</b>' }, pictureTexts: { ko: { [house]: '위에서' } } },
  )
  const page = await shown(change, product)
  expect(page).toContain('&lt;b&gt;Robinet&lt;/b&gt;')
  for (const text of [
    'Product name (Français)',
    '2.4\u00a0kg',
    '7\u00a0kg',
    '500 × – × 90\u00a0mm',
    '위에서',
  ])
    expect(page).toContain(text)
  for (const id of [house, sellers]) {
    const stored = String((await world.system.get('media', id)).filename)
    expect(page).toContain(sentName(stored))
    expect(page).not.toContain(stored)
  }
  expect(page).toMatch(/8481\.80<\/td><td[^>]*>None/)
  expect(page).not.toContain('Graphite')
  expect(await shown(change, product, 'editor')).toBe(page)
})

test('the queue too names images as they were sent, not as they are stored', async () => {
  const { house } = world.ids.media
  const product = await world.product()
  const change = await world.change(product, { images: [house] })
  const { rows } = await listProductQueue(1, 'en')
  const row = rows.find(({ id }) => id === change)
  const reviewed = (await getReviewed(row ? [row] : [])).get(change)
  const stored = String((await world.system.get('media', house)).filename)
  expect(stored).toMatch(/^\d+_[0-9a-f]{32}_/)
  expect(reviewed?.pictures.map(({ name }) => name)).toEqual([sentName(stored)])
})

test('it shows nothing to those who may not read the request, nor of one that is not stored yet', async () => {
  const product = await world.product()
  const change = await world.change(product, { weight: 7 })
  expect(await shown(change, product, 'otherSeller')).toBe('')
  expect(await shown(change, product, 'visitor')).toBe('')
  expect(await shown('', product)).toBe('')
})

test.each([
  ['en', 'Alternative texts'],
  ['fr', 'Textes de remplacement'],
  ['ko', '대체 텍스트'],
])('a product’s alternative texts are named in the language of the reader: %s', async (language, title) => {
  const { house } = world.ids.media
  const props: Partial<JSONFieldServerProps> = {
    data: { pictureTexts: { [house]: 'From above' } },
    field: world.payload.collections.products.config.flattenedFields.find(
      ({ name }) => name === 'pictureTexts',
    ) as JSONFieldServerProps['field'],
    payload: world.payload,
    user: world.users.editor ?? undefined,
    i18n: { language } as JSONFieldServerProps['i18n'],
  }
  const page = renderToStaticMarkup(await PictureTextsRecord(props as JSONFieldServerProps))
  expect(page).toContain(`>${title}<`)
  expect(page).toContain('From above')
})
