import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { StateTabs } from '@/admin/lists/state-tabs'

vi.mock('@payloadcms/ui', () => ({ Link: 'a' }))

const collectionConfig = {
  slug: 'orders',
  fields: [{ name: 'status', type: 'select', options: [{ value: 'preparing', label: 'Preparing' }] }],
}
const marked = (searchParams: object) =>
  /aria-current="page"[^>]*>([^<]*)</.exec(
    renderToStaticMarkup(
      createElement(StateTabs, { collectionConfig, searchParams, i18n: { language: 'en' } } as never),
    ),
  )?.[1]

test('a list marks the state that it shows, and none under a filter that was kept', () => {
  expect(marked({})).toBe('All')
  expect(marked({ 'where[or][0][and][0][status][equals]': 'preparing' })).toBe('Preparing')
  expect(marked({ late: 'week' })).toBe('Orders late by more than a week')
  expect(marked({ preset: '0198c0de-0000-7000-8000-000000000001' })).toBeUndefined()
})
