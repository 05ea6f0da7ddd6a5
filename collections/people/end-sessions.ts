import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { emailRow, type Email } from '@/domain/talk/email'
import type { Locale } from '@/domain/locale'
import { runSql } from '~/collections/shared/run-sql'

type Account = { email: string; locale: Locale; deletedAt?: string | null }

/** Emails a seller who is approved, rejected or suspended, with the reason, in the same transaction (rule P2). */
export const notifySeller: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.status === previousDoc?.status) return doc
  const user = await req.payload.db.findOne<Account & { id: string }>({
    collection: 'users',
    req,
    where: { id: { equals: doc.id } },
  })
  const mail = user && !user.deletedAt ? emailFor(doc, user) : null
  if (mail) await req.payload.db.create({ collection: 'emails', data: emailRow(mail), req })
  return doc
}

type Standing = { id: string; company: string; status: string; statusReason?: string | null }

function emailFor({ id, company, status, statusReason }: Standing, { email, locale }: Account): Email | null {
  const to = { to: email, user: id, locale }
  const reason = statusReason ?? ''
  if (status === 'active') return { template: 'sellerApproved', params: { company, path: '/seller' }, ...to }
  if (status === 'rejected') return { template: 'sellerRejected', params: { company, reason }, ...to }
  if (status === 'suspended') return { template: 'sellerSuspended', params: { company, reason }, ...to }
  return null
}

/**
 * A suspension ends all sessions. Sign-in locks the same row, so
 * a concurrent one is either ended or sees the suspension.
 */
export const endSessionsOf: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.status === 'suspended' && previousDoc?.status !== 'suspended') {
    await runSql(req, sql`select 1 from users where id = ${doc.id} for update`)
    await runSql(req, sql`delete from users_sessions where _parent_id = ${doc.id}`)
  }
  return doc
}
