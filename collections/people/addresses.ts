import { addressRule } from '@/domain/people/address/address'
import { anyOf, member, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { enforce } from '~/collections/shared/enforce'
import { addressFields, flag, link, serverOnly, setOnceBy, text } from '~/collections/shared/fields'
import { memberId } from '~/collections/shared/actor'
import { ofOwnCompany } from './company-access'

/** A member's saved delivery addresses, some of them for all of a company. Orders copy the address they use. */
export const Addresses = defineCollection({
  slug: 'addresses',
  admin: { hidden: true },
  access: {
    create: member,
    read: anyOf(ownedBy('user'), ofOwnCompany('sharedWith')),
    update: ownedBy('user'),
    delete: ownedBy('user'),
  },
  hooks: { beforeChange: [enforce(addressRule)] },
  fields: [
    link('user', 'users', { required: true, access: setOnceBy(nobody), defaultValue: memberId }),
    // Whose members may deliver to it (rule M104).
    link('sharedWith', 'companies', { access: serverOnly }),
    text('label', { maxLength: 60 }),
    text('firstName', { required: true, maxLength: 80 }),
    text('lastName', { required: true, maxLength: 80 }),
    text('company'),
    text('phone', { maxLength: 40 }),
    ...addressFields(true),
    flag('isDefault'),
  ],
})
