import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WaitingTiles } from '@/admin/dashboard/waiting-tiles'
import en from '@/messages/en'

const NOW = new Date('2026-11-25T12:00:00Z')
const { sellers, products, transfers } = en.staff.dashboard.queues
const htmlOf = (...queues: Parameters<typeof WaitingTiles>[0]['queues']) =>
  renderToStaticMarkup(
    createElement(WaitingTiles, { queues, i18n: { language: 'en' }, locale: 'en', now: NOW }),
  )

test('the dashboard begins with what waits, its number and age, and folds what does not', () => {
  const html = htmlOf(
    { key: 'sellers', waiting: 0, oldest: null },
    { key: 'products', waiting: 1_200, oldest: new Date('2026-11-22T12:00:00Z') },
    { key: 'transfers', waiting: 0, oldest: null },
  )
  const [open = '', folded = ''] = html.split('<details')
  expect(open).toContain(products)
  expect(open).toContain('1,200')
  expect(open).toContain('3 days')
  for (const name of [sellers, transfers]) {
    expect(open).not.toContain(name)
    expect(folded).toContain(name)
  }
})

test('the dashboard says so where nothing waits', () => {
  expect(htmlOf({ key: 'sellers', waiting: 0, oldest: null })).toContain(en.staff.dashboard.nothing)
})
