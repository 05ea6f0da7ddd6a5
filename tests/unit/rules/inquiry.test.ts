import { expect, test } from 'vitest'
import { inquiryRule } from '@/domain/talk/support/inquiry'
import { field, issuesIn, localeIn } from '@/server/http/forms/form'

const inquiry = {
  name: 'Han Minseo',
  email: 'minseo@sorae.example',
  company: '',
  message: 'We make faucets.',
}

test('an inquiry is kept without the spaces around it', () => {
  const next = { ...inquiry, name: '  Han  Minseo ', message: '\n We make faucets. ' }
  expect(inquiryRule({ next })).toMatchObject({
    ok: true,
    value: { name: 'Han Minseo', message: 'We make faucets.' },
  })
})

test.each([
  ['name', ' ', 'inquiry.name'],
  ['name', 'x'.repeat(121), 'inquiry.tooLong'],
  ['company', 'x'.repeat(121), 'inquiry.tooLong'],
  ['email', 'nobody', 'inquiry.email'],
  ['email', 'a@b', 'inquiry.email'],
  ['email', 'a b@c.example', 'inquiry.email'],
  ['email', `${'a'.repeat(250)}@c.example`, 'inquiry.email'],
  ['message', '   ', 'inquiry.message'],
  ['message', 'x'.repeat(4_001), 'inquiry.tooLong'],
])('a %s like "%.20s" is refused', (path, value, code) => {
  expect(inquiryRule({ next: { ...inquiry, [path]: value } })).toMatchObject({
    ok: false,
    issues: [{ code, path }],
  })
})

test('a form field is text of bounded length, whatever was posted', () => {
  const form = new FormData()
  form.set('name', 'x'.repeat(10_000))
  form.set('file', new Blob(['x']))
  form.set('locale', 'xx')
  expect([field(form, 'name').length, field(form, 'file'), field(form, 'missing'), localeIn(form)]).toEqual([
    4_100,
    '',
    '',
    'en',
  ])
})

test('only issues are read out of a refusal', () => {
  expect(issuesIn({ errors: [{ code: 'a', path: 'b' }, null, 'x', { message: 'y' }] })).toEqual([
    { code: 'a', path: 'b' },
  ])
  expect(issuesIn(null)).toEqual([])
})
