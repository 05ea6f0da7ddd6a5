import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { AgeCell } from '@/admin/lists/age-cell'

const i18n = { language: 'en' } as never

test('the age of a row is a time with its moment', () => {
  const createdAt = new Date(Date.now() - 3 * 86_400_000).toISOString()
  expect(renderToStaticMarkup(createElement(AgeCell, { rowData: { createdAt }, i18n }))).toContain(
    `dateTime="${createdAt}"`,
  )
})

test('without a row, as Payload renders it on the page of a document, there is nothing', () => {
  expect(renderToStaticMarkup(createElement(AgeCell, { i18n }))).toBe('')
})
