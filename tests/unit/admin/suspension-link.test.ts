import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SuspensionLink } from '@/admin/people/suspension-link'

const ID = '0198c0de-0000-7000-8000-000000000001'
const shown = (data: object, role = 'admin') =>
  renderToStaticMarkup(
    createElement(SuspensionLink, {
      data,
      user: { collection: 'staff', role },
      i18n: { language: 'en' },
    } as never),
  )

test('the form of a seller leads an admin to where members are suspended', () => {
  expect(shown({ id: ID, status: 'active' })).toContain(
    `<a href="/admin/people?id=${ID}">Suspend on the member’s page</a>`,
  )
  expect(shown({ id: ID, status: 'suspended' })).toContain('End the suspension on the member’s page')
  expect(shown({ id: ID, status: 'active' }, 'editor')).toBe('')
  expect(shown({})).toBe('')
})
