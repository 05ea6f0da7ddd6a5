import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RecoveryCodes } from '@/admin/sign-in/recovery-codes'
import en from '@/messages/en'

const { factor: words } = en.staff
const read = (opensPanel: boolean, areNew = false) =>
  renderToStaticMarkup(
    createElement(RecoveryCodes, { codes: ['abcd-efgh-ijkl-mnop'], opensPanel, areNew, words }),
  )

it('leads an admin, to whom the panel was closed until now, into it below the codes', () => {
  expect(read(true)).toMatch(/abcd-efgh.*href="\/admin"[^>]*>Go to the admin panel</)
  expect(read(false)).not.toContain('href')
})

it('says of codes that replace others that they are new, not that the second factor is on', () => {
  expect(read(false, true)).toContain('Here are your new recovery codes')
  expect(read(false, true)).not.toContain('Your second factor is on')
  expect(read(false)).toContain('Your second factor is on')
})
