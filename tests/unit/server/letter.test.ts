import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/domain/locale'
import type { MailName, Mails } from '@/domain/mail'
import { writeLetter } from '@/server/mail/write-letter'

const path = '/verify?token=abc'
const MAILS: { [N in MailName]: Mails[N] } = {
  confirmSignUp: { path },
  alreadyMember: { path: '/login', secondPath: '/forgot' },
  welcome: { name: 'Maude', path: '/products' },
  welcomeSeller: { name: '민서', path: '/seller' },
  resetPassword: { path },
  passwordChanged: { path: '/forgot' },
  confirmEmail: { path },
  emailTaken: { path: '/login' },
  emailChangeAsked: { email: 'new@maru.test', path: '/forgot' },
  emailChanged: { email: 'new@maru.test' },
  sellerReceived: { company: 'Sorae' },
  sellerApproved: { company: 'Sorae', path: '/seller' },
  sellerRejected: { company: 'Sorae', reason: 'Papers are missing.' },
  sellerSuspended: { company: 'Sorae', reason: 'Late, twice.' },
  exportLink: { path },
  deleteLink: { path },
  accountDeleted: {},
}
const SENDER = {
  siteName: 'Maru',
  legalName: 'Maru Inc.',
  address: '88 Lombard Lane',
  contactEmail: 'hello@maru.test',
}
const write = (template: string, locale: 'en' | 'fr' | 'ko', params: object) =>
  writeLetter({ template, locale, params: JSON.stringify(params) }, SENDER)

describe.each(LOCALES)('in %s', (locale) => {
  test.each(Object.entries(MAILS))('%s is complete in HTML and in text', (name, params) => {
    const { subject, html, text } = write(name, locale, params)
    const whole = `${subject}\n${html}\n${text}`
    expect(whole).not.toMatch(/mails\.|\{\w+\}|undefined/)
    expect(html).toContain(`lang="${locale}"`)
    for (const part of [html, text]) {
      expect(part).toContain('88 Lombard Lane')
      expect(part).toContain('hello@maru.test')
    }
    for (const value of Object.values(params as object)) expect(text).toContain(value)
  })
})

test('links lead to the site in the reader’s language', () => {
  expect(write('confirmSignUp', 'fr', { path }).text).toContain('http://localhost:3000/fr/verify?token=abc')
  expect(write('confirmSignUp', 'en', { path }).html).toContain(
    'href="http://localhost:3000/verify?token=abc"',
  )
})

test('what people wrote stays text', () => {
  const reason = '<img src=x onerror=alert(1)> {name} & </p>'
  const { html, text } = write('sellerRejected', 'en', { company: '<b>Sorae</b>', reason })
  expect(html).not.toMatch(/<img|<b>/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; {name} &amp; &lt;/p&gt;')
  expect(text).toContain(reason)
})

test('a subject is one line and holds nothing that people wrote', () => {
  for (const [name, params] of Object.entries(MAILS)) {
    const evil = Object.fromEntries(
      Object.keys(params as object).map((key) => [key, 'Evil\r\nBcc: all@maru.test']),
    )
    expect(write(name, 'en', { ...evil, ...('path' in params && { path }) }).subject).not.toMatch(
      /[\r\n]|Evil|Bcc/,
    )
  }
})

test.each(['constructor', 'nothing', 'hello'])('a template "%s" that is none is not sent', (name) => {
  expect(() => write(name, 'en', {})).toThrow()
})
