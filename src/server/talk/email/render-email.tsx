import { createTranslator } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { colon, type Locale } from '@/domain/locale'
import type { EmailName } from '@/domain/talk/emails/email'
import { localePath } from '@/messages/locales'
import { panelUrl } from '@/server/http/addresses/hosts'
import { MESSAGES } from '@/server/texts/translations'
import { EmailPage, type EmailContent } from './email-page'

export type Sender = {
  siteName: string
  legalName: string
  address?: string | null
  contactEmail: string
  phone?: string | null
}
type QueuedEmail = { template: string; locale: Locale; params: string | null; unsubscribe?: string }

/** Renders an email as HTML and text in the recipient's language. Parameters are escaped, never markup. */
export function renderEmail({ template, locale, params, unsubscribe }: QueuedEmail, sender: Sender) {
  const given = JSON.parse(params ?? '{}') as Record<string, string>
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: 'mails', onError: rethrow })
  const name = template as EmailName
  const hasReason = given.reason ? 'yes' : 'no'
  const hasBefore = given.before ? 'yes' : 'no'
  const values = { ...given, hasReason, hasBefore, siteName: sender.siteName, legalName: sender.legalName }
  const linkOf = (path: string | undefined, label: 'button' | 'second') =>
    path ? [{ label: t(`${name}.${label}` as never, values as never), href: absolute(locale, path) }] : []
  const subject = t(`${name}.subject`, values as never)
  const after = `${name}.after` as never
  const content: EmailContent = {
    locale,
    subject,
    paragraphs: [
      'name' in given ? t('greeting', { name: given.name ?? '' }) : t('hello'),
      // What is left out in this email leaves an empty paragraph.
      ...t(`${name}.text`, values as never)
        .split('\n\n')
        .filter(Boolean),
      ...(given.goods ? [given.goods] : []),
      ...(given.arrival ? [given.arrival] : []),
      ...(given.identity ? [given.identity] : []),
    ],
    links: [...linkOf(given.path, 'button'), ...linkOf(given.secondPath, 'second')],
    after: t.has(after) ? t(after, values as never).split('\n\n') : [],
    leaving: unsubscribe ? [{ label: t('unsubscribe'), href: absolute(locale, unsubscribe) }] : [],
    sender: [sender.legalName, sender.address ?? '', sender.contactEmail, sender.phone ?? ''].filter(Boolean),
  }
  return {
    subject: subject.replace(/\s+/g, ' '),
    html: `<!doctype html>${renderToStaticMarkup(<EmailPage {...content} />)}`,
    text: plain(content),
  }
}

/** An email with a missing text or parameter is not sent: the outbox row records the error. */
function rethrow(error: Error): never {
  throw error
}

/** The panel's addresses have no locale, and perhaps a host of their own. */
const absolute = (locale: Locale, path: string) => {
  if (path.startsWith('/admin/')) return panelUrl(path)
  const page = path.startsWith('/api/') ? path : localePath(locale, path)
  return new URL(page, process.env.SITE_URL ?? 'http://localhost:3000').href
}

function plain({ locale, paragraphs, links, after, leaving, sender }: EmailContent) {
  const address = ({ label, href }: { label: string; href: string }) =>
    `${label}${colon(locale).trimEnd()}\n${href}`
  return [
    ...paragraphs,
    ...links.map(address),
    ...after,
    ...leaving.map(address),
    `-- \n${sender.join('\n')}`,
  ].join('\n\n')
}
