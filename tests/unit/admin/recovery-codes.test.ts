import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RecoveryCodes } from '@/features/staff/recovery-codes'
import en from '@/messages/en.json'

const { factor: words } = en.staff
const read = (opensPanel: boolean) =>
  renderToStaticMarkup(createElement(RecoveryCodes, { codes: ['abcd-efgh-ijkl-mnop'], opensPanel, words }))

it('leads an admin, to whom the panel was closed until now, into it below the codes', () => {
  expect(read(true)).toMatch(/abcd-efgh.*href="\/admin"[^>]*>Go to the admin panel</)
  expect(read(false)).not.toContain('href')
})
