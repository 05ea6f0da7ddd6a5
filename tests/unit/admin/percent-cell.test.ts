import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { PercentCell } from '@/admin/money/settings/percent-cell'

test('a list says a rate as a percentage in the reader’s style, and nothing where there is none', () => {
  const said = (cellData: unknown, language: string) =>
    renderToStaticMarkup(
      createElement(PercentCell, {
        cellData,
        field: { name: 'ratePpm', type: 'number' },
        i18n: { language },
      }),
    )
  expect(said(80_000, 'en')).toBe('8%')
  expect(said(99_750, 'fr')).toBe('9,975\u00a0%')
  expect(said(null, 'ko')).toBe('')
})
