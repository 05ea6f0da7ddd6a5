import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { StateCell } from '@/admin/lists/state-cell'

test('a list says in the reader’s language that a published page has a newer draft', () => {
  const said = (cellData: string, language: string) =>
    renderToStaticMarkup(
      createElement(StateCell, {
        cellData,
        field: {
          name: '_status',
          type: 'select',
          options: [{ value: 'published', label: { en: 'Published', fr: 'Publiée' } }],
        },
        i18n: { language },
      }),
    )
  expect(said('published', 'fr')).toContain('>Publiée<')
  expect(said('changed', 'en')).toContain('>Published + draft<')
  expect(said('changed', 'fr')).toContain('>Publiée + brouillon<')
  expect(said('changed', 'ko')).toContain('>게시됨 + 임시 저장<')
})
