import { REPORT_OUTCOMES, REPORT_REASONS, REPORT_SUBJECTS } from '@/domain/talk/support/report'
import { admin, anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { optionWords } from '~/collections/labels/find-words'
import { defineCollection } from '~/collections/shared/define-collection'
import { lockRow } from '~/collections/shared/lock-row'
import { joined, title } from '~/collections/shared/title'
import { choice, link, serverOnly, text, when } from '~/collections/shared/fields'

/** What members report to staff (rule T23), once per person and thing. Written and decided by commands; admins may add a note. */
export const Reports = defineCollection({
  slug: 'reports',
  custom: { isPersonal: true },
  admin: {
    group: 'work',
    defaultColumns: ['subject', 'reason', 'note', 'status', 'createdAt'],
    listSearchableFields: ['note'],
  },
  access: { create: nobody, read: anyOf(admin, ownedBy('reporter')), update: admin, delete: nobody },
  hooks: { beforeOperation: [lockRow] },
  fields: [
    title('reports', 'subject', ({ subject, reason }, { locale }) =>
      joined(
        optionWords('reports', 'subject', subject)?.[locale],
        optionWords('reports', 'reason', reason)?.[locale],
      ),
    ),
    {
      name: 'thing',
      type: 'ui',
      admin: { components: { Field: '/src/admin/talk/screen-link#ReportLink' } },
    },
    link('reporter', 'users', { access: serverOnly }),
    choice('subject', REPORT_SUBJECTS, { required: true, access: serverOnly }),
    text('subjectId', { required: true, maxLength: 60, access: serverOnly }),
    choice('reason', REPORT_REASONS, { required: true, access: serverOnly }),
    { name: 'note', type: 'textarea', maxLength: 1000, access: serverOnly },
    choice('status', ['open', 'closed'], {
      required: true,
      defaultValue: 'open',
      index: true,
      access: serverOnly,
    }),
    choice('outcome', REPORT_OUTCOMES, { access: serverOnly }),
    // The words of staff for who reported it, beside the outcome.
    { name: 'answer', type: 'textarea', maxLength: 1000, access: serverOnly },
    link('decidedBy', 'staff', { access: { ...serverOnly, read: admin } }),
    {
      name: 'staffNote',
      type: 'textarea',
      maxLength: 4000,
      access: { read: admin, create: nobody, update: admin },
    },
    when('closedAt', { access: serverOnly }),
  ],
  indexes: [{ fields: ['reporter', 'subject', 'subjectId'], unique: true }],
})
