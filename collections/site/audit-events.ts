import type { Locale } from '@/domain/locale'
import { admin, anyOf, nobody } from '~/collections/shared/access'
import { entityWords } from '~/collections/labels/find-words'
import { wordsAt } from '~/collections/labels/words'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, text } from '~/collections/shared/fields'
import { title } from '~/collections/shared/title'

/** Stored as codes and JSON; the panel says it in words. */
const inWords = { components: { Cell: '/src/admin/records/audit/event-cell#EventCell' } }

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
    title('audit-events', 'action', ({ action }, { locale }) => actionTitle(action, locale)),
    text('action', { required: true, maxLength: 80, index: true, admin: inWords }),
    choice('actorKind', ['visitor', 'system', 'buyer', 'seller', 'staff'], { required: true }),
    text('actorId', { maxLength: 60, index: true }),
    text('subject', { maxLength: 60, admin: inWords }),
    text('subjectId', { maxLength: 60, index: true }),
    text('details', { maxLength: 2000, admin: inWords }),
    // For edits by staff: a line per changed field, with the values before and after unless the field is private.
    { name: 'changes', type: 'textarea', maxLength: 20_000, admin: inWords },
  ],
})

/** What was recorded: an action with words of its own, or an edit of some collection. */
function actionTitle(action: string, locale: Locale): string {
  const [subject = '', edit = ''] = action.split('.')
  const named = wordsAt('staff', 'audit', 'actions', subject, edit)
  const edited = wordsAt('staff', 'audit', 'edits', edit)
  const what = entityWords(subject).one?.[locale] ?? subject
  return named?.[locale] ?? edited?.[locale].replace('{what}', what) ?? action
}
