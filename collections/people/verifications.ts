import { admin, allow, anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { enforce } from '~/collections/shared/enforce'
import { adminOnly, choice, link, setOnceBy, serverOnly, text, when } from '~/collections/shared/fields'
import { gatherVerification } from './gather-verification'
import { optionWords } from '~/collections/labels/find-words'
import { lockRow } from '~/collections/shared/lock-row'
import { joined, memberEmail, title } from '~/collections/shared/title'
import { memberId } from '~/collections/shared/actor'
import { ofOwnCompany, ownedCompany } from './company-access'
import { notifyBuyer, stampDecision } from './notify-member'
import { mayAsk, VERIFICATION_MOVES, verificationRule } from '@/domain/people/verification'
import { statesOf } from '@/domain/values/moves'

/** Requests to become a Verified Buyer (rule P9) or exempt from provincial tax, decided by staff. */
export const Verifications = defineCollection({
  slug: 'verifications',
  custom: { isPersonal: true },
  admin: {
    group: 'work',
    defaultColumns: ['user', 'kind', 'number', 'status', 'createdAt'],
    listSearchableFields: ['number'],
  },
  access: {
    create: allow(mayAsk),
    read: anyOf(admin, ownedBy('user'), ofOwnCompany('company')),
    update: admin,
    delete: nobody,
  },
  hooks: {
    beforeOperation: [lockRow],
    beforeChange: [enforce(verificationRule, gatherVerification), stampDecision],
    afterChange: [notifyBuyer],
  },
  fields: [
    title('verifications', 'kind', async ({ user, kind }, { req, locale }) =>
      joined(await memberEmail(req, user), optionWords('verifications', 'kind', kind)?.[locale]),
    ),
    link('user', 'users', { required: true, access: setOnceBy(nobody), defaultValue: memberId }),
    // Whose badge and exemption it is, in place of the member's own (rule M105).
    link('company', 'companies', { access: setOnceBy(nobody), defaultValue: ownedCompany }),
    choice('kind', ['gst', 'document', 'pst_exemption'], { required: true, access: { update: nobody } }),
    text('number', { maxLength: 40, access: { update: nobody } }),
    text('province', { maxLength: 2, access: { update: nobody } }),
    link('document', 'documents', { access: { update: nobody } }),
    choice('status', statesOf(VERIFICATION_MOVES), {
      required: true,
      defaultValue: 'pending',
      index: true,
      access: adminOnly,
    }),
    text('reason', { maxLength: 1000, access: adminOnly }),
    when('decidedAt', { access: serverOnly }),
  ],
})
