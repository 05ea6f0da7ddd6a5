import { actionText } from '@/features/audit/action-text'
import { admin, anyOf, nobody } from '~/collections/shared/access'
import { entityWords } from '~/collections/labels/find-words'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, text } from '~/collections/shared/fields'
import { title } from '~/collections/shared/title'

/** Stored as codes and JSON; the panel says it in words. */
const inWords = {
  components: {
    Cell: '/src/admin/records/event-cell#EventCell',
    Field: '/src/admin/records/event-field#EventField',
  },
}

/** Audit log of sensitive actions. Append-only. */
export const AuditEvents = defineCollection({
  slug: 'audit-events',
  admin: {
    group: 'records',
    defaultColumns: ['action', 'details', 'actorKind', 'subject', 'createdAt'],
    listSearchableFields: ['action', 'details'],
  },
  access: { create: nobody, read: anyOf(admin), update: nobody, delete: nobody },
  fields: [
    title('audit-events', 'action', ({ action }, { locale }) =>
      actionText(action, locale, (slug) => entityWords(slug).one?.[locale] ?? slug),
    ),
    text('action', { required: true, maxLength: 80, index: true, admin: inWords }),
    choice('actorKind', ['visitor', 'system', 'buyer', 'seller', 'staff'], { required: true }),
    text('actorId', { maxLength: 60, index: true }),
    text('subject', { maxLength: 60, admin: inWords }),
    text('subjectId', { maxLength: 60, index: true }),
    text('details', { maxLength: 2000, admin: inWords }),
    // For edits by staff: a line per changed field, with the values before and after unless the field is private.
    { name: 'changes', type: 'textarea', maxLength: 20_000 },
  ],
})
