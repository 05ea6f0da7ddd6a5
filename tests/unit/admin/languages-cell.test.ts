import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguagesCell } from '@/admin/pages/languages-cell'
import { PictureWordsCell } from '@/admin/pages/pictures/words-cell'

const shown = (Cell: typeof LanguagesCell | typeof PictureWordsCell, cellData: string) =>
  renderToStaticMarkup(createElement(Cell as never, { cellData, i18n: { language: 'en' } } as never))

test('what two translations lack stands in one group, with the gap of its sheet', () => {
  const group =
    /^<div class="admin-badges"><span[^>]*>French[^<]*<\/span><span[^>]*>Korean[^<]*<\/span><\/div>$/
  expect(shown(LanguagesCell, 'fr:missing ko:missing')).toMatch(group)
})

test('and so does what a picture lacks', () => {
  expect(shown(PictureWordsCell, 'en')).toMatch(
    /^<div class="admin-badges">(<span[^>]*>[^<]*<\/span>){2}<\/div>$/,
  )
})
