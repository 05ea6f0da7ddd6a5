import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { dateFormat, LOCALES, type Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { formatMoney } from '@/domain/money'
import type { EmailName } from '@/domain/talk/emails/email'
import { rolesOf } from '@/domain/people/sellers/seller-people'
import {
  kindOf,
  notificationSide,
  type Names,
  type NotificationInput,
  type NotifiedSide,
  type OrderNotified,
} from '@/domain/talk/notifications/notification'
import { partOf } from '@/domain/talk/part-of-kind'
import { publish } from '@/server/db/bus'
import { checkedRows } from '@/server/db/checked-rows'
import { and, eq, isNotNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { disputeReason } from '@/server/payments/dispute-reason'
import { withRequest } from '@/server/records/log/cause'
import { emailGreeting } from '@/server/people/names'

const { products_locales: names, staff } = tables

const recipient = z.object({
  id: z.string(),
  email: z.string(),
  locale: z.enum(LOCALES),
  name: z.string().nullable(),
})
const reachedRow = recipient.extend({ row: z.string() })
const queuedRow = z.object({ id: z.string() })

export type Recipient = z.infer<typeof recipient>
type EmailContent = { template: EmailName; params: object }
/** Null: this side gets only the notification on the site. */
type WriteEmail = (to: Recipient) => Promise<EmailContent | null>
type NotifyInput = NotificationInput | (OrderNotified & { writeEmail: WriteEmail })

type Values = { product?: Names; amount?: number; day?: string; reason?: string } & Record<string, unknown>
type Entry = { given: NotifyInput; side: NotifiedSide; values: Values }
type NotifiedMember = { entry: Entry; to: Recipient }

/**
 * Writes notifications, their emails and the bus messages in the transaction that made them true: one of ours, or of a hook
 * `await requestDatabase(req)`. Deleted accounts get nothing, and one key gets one email.
 *
 *     await notify(db, { kind: 'product.rejected', user: seller, about: product, params: { reason } })
 *
 * Kinds about a product need its id in `about`: its names are read here, in all languages, so the caller gives none. Without
 * `event`, an order has one email of a kind and side; all others one per transaction, since staff may decide again.
 */
export async function notify(db: Database, ...all: NotifyInput[]) {
  const entries: Entry[] = []
  for (const given of all) entries.push(await entryOf(db, given))
  const isForStaff = ({ side }: Entry) => side === 'staff'
  const members = await writeRows(
    db,
    entries.filter((entry) => !isForStaff(entry)),
  )
  const staff = await readAdmins(db, entries.filter(isForStaff))
  const hasEmails = await queueEmails(db, [...members, ...staff])
  for (const { to } of members) await publish(db, { kind: 'member', id: to.id })
  if (hasEmails) await publish(db, { kind: 'wake', loop: 'emails' })
}

async function entryOf(db: Database, given: NotifyInput): Promise<Entry> {
  const side = 'side' in given ? given.side : notificationSide(given.kind)
  if (!kindOf(given.kind).params.includes('product')) return { given, side, values: given.params }
  const named = await db
    .select({ locale: names._locale, name: names.name })
    .from(names)
    .where(and(eq(names._parentID, given.about), isNotNull(names.name)))
  const product = Object.fromEntries(named.map(({ locale, name }) => [locale, name]))
  return { given, side, values: { product, ...given.params } }
}

const hrefOf = ({ kind, about, href }: NotifyInput) => href ?? kindOf(kind).path(about)

const MEMBER = {
  id: sql.raw('u.id'),
  first: sql.raw('u.first_name'),
  last: sql.raw('u.last_name'),
  locale: sql.raw('u.locale'),
}

/**
 * Writes the rows of members who are still there and returns these, in one statement. What is for a seller reaches the owners and the people
 * of that part, but for who is suspended (rules P40, P43).
 */
async function writeRows(db: Database, entries: readonly Entry[]): Promise<NotifiedMember[]> {
  if (entries.length === 0) return []
  const now = new Date()
  const rows = entries.map(({ given, side, values }) => ({
    id: randomUUID(),
    user_id: 'user' in given ? given.user : undefined,
    kind: given.kind,
    side,
    subject: kindOf(given.kind).subject,
    subject_id: given.about,
    params: JSON.stringify(values),
    href: hrefOf(given),
    created_at: now,
    updated_at: now,
  }))
  const roles = entries.map(({ given, side }, at) => ({
    id: rows[at]?.id,
    roles: side === 'seller' ? rolesOf(partOf(given.kind)) : [],
  }))
  // The lock waits for a deletion of the account that is under way.
  const reached = await checkedRows(
    db,
    reachedRow,
    sql`with given as (
        select * from jsonb_populate_recordset(null::notifications, ${JSON.stringify(rows)}::jsonb)
      ), recipients as (
        select id as entry, user_id as person from given
        union all
        select given.id, p.user_id from given
          join jsonb_to_recordset(${JSON.stringify(roles)}::jsonb) as r(id uuid, roles text[]) on r.id = given.id
          join seller_people p on p.seller_id = given.user_id and p.role::text = any(r.roles)
          join users w on w.id = p.user_id and w.suspended_at is null
      ), reached as (
        select recipients.entry, u.id, u.email, u.locale::text as locale, ${emailGreeting(MEMBER)} as name
        from recipients join users u on u.id = recipients.person where u.deleted_at is null order by u.id for key share of u
      ), written as (
        insert into notifications (id, user_id, kind, side, subject, subject_id, params, href, created_at, updated_at)
        select case when n.user_id = reached.id then n.id else gen_random_uuid() end, reached.id, n.kind, n.side, n.subject,
          n.subject_id, n.params, n.href, n.created_at, n.updated_at
        from reached join given n on n.id = reached.entry
      )
      select entry as row, id, email, locale, name from reached`,
  )
  return entries.flatMap((entry, at) =>
    reached.filter(({ row }) => row === rows[at]?.id).map((to) => ({ entry, to })),
  )
}

async function readAdmins(db: Database, entries: readonly Entry[]): Promise<NotifiedMember[]> {
  if (entries.length === 0) return []
  const admins = await db
    .select({ id: staff.id, email: staff.email })
    .from(staff)
    .where(eq(staff.role, 'admin'))
    .orderBy(staff.id)
  return entries.flatMap((entry) =>
    admins.map((to) => ({ entry, to: { ...to, name: null, locale: 'en' as const } })),
  )
}

/** Returns whether there is one. */
async function queueEmails(db: Database, reached: readonly NotifiedMember[]) {
  const rows: object[] = []
  for (const { entry, to } of reached) {
    const { given, side } = entry
    const isOrder = 'writeEmail' in given
    const content = isOrder ? await given.writeEmail(to) : emailOf(entry, to)
    if (!content) continue
    const isPerson = 'user' in given && given.user !== to.id
    const recipient = side === 'staff' ? to.id : isPerson ? `${side}:${to.id}` : side
    rows.push({
      id: randomUUID(),
      user_id: side === 'staff' ? null : to.id,
      order_id: isOrder ? given.about : null,
      to: to.email,
      template: content.template,
      locale: to.locale,
      params: JSON.stringify(withRequest(content.params)),
      dedupe_key: [given.kind, given.about, recipient, ...(given.event ? [given.event] : [])].join(':'),
      happens_again: !isOrder && !given.event,
    })
  }
  if (rows.length === 0) return false
  await checkedRows(
    db,
    queuedRow,
    sql`insert into emails (id, user_id, order_id, "to", template, locale, params, status, attempts, dedupe_key)
      select id, user_id, order_id, "to", template, locale, params, 'queued', 0,
        dedupe_key || case when happens_again then ':' || (extract(epoch from now()) * 1000000)::bigint else '' end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, user_id uuid, order_id uuid, "to" text, template text,
        locale enum_emails_locale, params text, dedupe_key text, happens_again boolean)
      on conflict (dedupe_key) do nothing returning id`,
  )
  return true
}

/** A calendar day in words, or the dash of a day that is not known. */
const dayText = (day: string, locale: Locale) =>
  day === '–' ? day : dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** The email of a kind is given its parameters, in the recipient's language. */
function emailOf({ given, side, values }: Entry, { locale, name }: Recipient): EmailContent | null {
  const { sides } = kindOf(given.kind)
  const { email: template, hasButton = true } = sides[side] ?? {}
  if (!template) return null
  const { product, amount, day, reason, ...texts } = values
  const worded = {
    ...(product ? { product: localizedText(product, locale).text } : {}),
    ...(amount === undefined ? {} : { amount: formatMoney(amount, locale) }),
    ...(day === undefined ? {} : { day: dayText(day, locale) }),
    ...(reason === undefined
      ? {}
      : { reason: given.kind === 'dispute.opened' ? disputeReason(reason, locale) : reason }),
    ...(hasButton ? { path: hrefOf(given) } : {}),
    // What two people trade about begins as the emails of orders do.
    ...(name && kindOf(given.kind).subject === 'price-requests' ? { name } : {}),
  }
  return { template, params: { ...texts, ...worded } }
}
