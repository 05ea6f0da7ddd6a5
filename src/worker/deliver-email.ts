import type { Payload } from 'payload'
import { keepClaim } from '@/server/db/statements/claims'
import { tables } from '@/server/db/tables'
import { renderEmail, type Sender } from '@/server/talk/email/render-email'
import { errorText } from '@/server/records/log/error-text'
import { requestIn } from '@/server/records/log/cause'
import { keepsLines, logLine } from '@/server/records/log/log-line'
import { turnWith } from '@/server/db/statements/provider-turns'
import { watching } from '@/server/records/watch/watching'
import { topicOf } from '@/domain/talk/emails/email-topic'
import { wantsEmail } from '@/server/talk/email/preferences'
import { sealUnsubscription } from '@/server/talk/email/unsubscribe-link'
import { claimEmail, dropEmail, markRefused, markSent, releaseEmail, type QueuedEmail } from './email-queue'
import { MailServerAway, sendEmail } from './mail-server'

/**
 * Sends the oldest queued email that is due; true if there was one. A refused email is tried again with back-off, eight times in
 * all. While the mail server is away it counts for none. A crash before marking one as sent sends it again, as soon as
 * its claim has lapsed, with the same Message-ID.
 */
export async function deliverEmail(payload: Payload): Promise<boolean> {
  const mail = await claimEmail(payload.db.drizzle)
  if (!mail) return false
  await keepClaim(tables.emails, mail.id, () => deliver(payload, mail))
  return true
}

async function deliver(payload: Payload, mail: QueuedEmail) {
  const { drizzle } = payload.db
  const topic = topicOf(mail.template)
  const { user } = mail
  if (topic && user && !(await wantsEmail(drizzle, user, topic))) return dropEmail(drizzle, mail)
  await turnWith('smtp')
  const request = requestIn(mail.params)
  const say = saysOf(mail, request)
  const sealed = topic && user ? sealUnsubscription({ user, topic }) : undefined
  const sender: Sender = await payload.findGlobal({ slug: 'settings', depth: 0, locale: mail.locale })
  let content
  try {
    content = contentOf(mail, sender, sealed)
    await sendEmail({
      from: process.env.MAIL_FROM,
      to: mail.to,
      ...content,
      headers: { ...(sealed && unsubscribeHeaders(sealed)), ...(request && { 'X-Request-Id': request }) },
      messageId: `<${mail.id}@${new URL(process.env.SITE_URL ?? 'http://localhost').hostname}>`,
    })
  } catch (error) {
    say(error instanceof MailServerAway ? 'away' : 'refused')
    if (error instanceof MailServerAway) {
      await releaseEmail(drizzle, mail)
      throw error
    }
    return markRefused(drizzle, mail, errorText(error))
  }
  say('sent')
  await markSent(drizzle, mail, content)
}

/** Its figure and its line; whom it is for, and what it says, stay out of both (rule Q14). */
function saysOf({ id, template }: QueuedEmail, request: string | undefined) {
  const began = performance.now()
  return (outcome: 'sent' | 'refused' | 'away') => {
    const took = performance.now() - began
    watching()?.took('maru.email.duration', took / 1_000, { outcome })
    if (keepsLines())
      logLine({ program: 'worker', email: id, template, outcome, request, ms: Math.round(took) })
  }
}

/** Payload renders its own emails to staff, and one that is sent again has its words already; all others are rendered here. */
function contentOf(mail: QueuedEmail, sender: Sender, sealed?: string) {
  const { template, locale, params, subject, html, text } = mail
  if (template === 'panel' || html)
    return { subject: subject ?? '', html: html ?? undefined, text: text ?? undefined }
  return renderEmail({ template, locale, params, unsubscribe: sealed && `/unsubscribe/${sealed}` }, sender)
}

/** Mail programs show a button of their own for these (RFC 8058). */
const unsubscribeHeaders = (sealed: string) => ({
  'List-Unsubscribe': `<${new URL(`/api/unsubscribe/${sealed}`, process.env.SITE_URL ?? 'http://localhost').href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
