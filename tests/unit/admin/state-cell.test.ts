import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { StateCell } from '@/admin/lists/state-cell'

test('a list says in the reader’s language that a published page has a newer draft, and that one in the trash is not shown', () => {
  const said = (cellData: string, language: string, rowData = {}) =>
    renderToStaticMarkup(
      createElement(StateCell, {
        cellData,
        field: {
          name: '_status',
          type: 'select',
          options: [{ value: 'published', label: { en: 'Published', fr: 'Publiée' } }],
        },
        i18n: { language },
        rowData,
      }),
    )
  expect(said('published', 'fr')).toContain('>Publiée<')
  expect(said('changed', 'en')).toContain('>Published + draft<')
  expect(said('changed', 'fr')).toContain('>Publiée + brouillon<')
  expect(said('changed', 'ko')).toContain('>게시됨 + 임시 저장<')
  const gone = { deletedAt: '2026-11-27T12:00:00.000Z' }
  expect(said('changed', 'en', gone)).toContain('>In the trash, not shown to readers<')
})
