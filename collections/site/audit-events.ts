import { admin, anyOf, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, text } from '~/collections/shared/fields'

/** Audit log of sensitive actions. Append-only. */
export const AuditEvents = defineCollection({
  slug: 'audit-events',
  admin: {
    group: 'records',
    useAsTitle: 'action',
    defaultColumns: ['action', 'details', 'actorKind', 'subjectId', 'createdAt'],
  },
  access: { create: nobody, read: anyOf(admin), update: nobody, delete: nobody },
  fields: [
    text('action', { required: true, maxLength: 80, index: true }),
    choice('actorKind', ['visitor', 'system', 'buyer', 'seller', 'staff'], { required: true }),
    text('actorId', { maxLength: 60, index: true }),
    text('subject', { maxLength: 60 }),
    text('subjectId', { maxLength: 60, index: true }),
    text('details', { maxLength: 2000 }),
    // For edits by staff: a line per changed field, with the values before and after unless the field is private.
    { name: 'changes', type: 'textarea', maxLength: 20_000 },
  ],
})
