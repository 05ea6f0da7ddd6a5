import { addressRule } from '@/domain/address/address-rule'
import { member, nobody, ownedBy } from '~/collections/shared/access'
import { define } from '~/collections/shared/define'
import { enforce } from '~/collections/shared/enforce'
import { addressFields, flag, link, onceBy, text } from '~/collections/shared/fields'
import { memberId } from '~/collections/shared/stamp'

/** A member's book of delivery addresses. An order copies the one it was sent to. */
export const Addresses = define({
  slug: 'addresses',
  admin: { group: 'People', hidden: true },
  access: { create: member, read: ownedBy('user'), update: ownedBy('user'), delete: ownedBy('user') },
  hooks: { beforeChange: [enforce(addressRule)] },
  fields: [
    link('user', 'users', { required: true, access: onceBy(nobody), defaultValue: memberId }),
    text('label', { maxLength: 60 }),
    text('firstName', { required: true, maxLength: 80 }),
    text('lastName', { required: true, maxLength: 80 }),
    text('company'),
    text('phone', { maxLength: 40 }),
    ...addressFields(true),
    flag('isDefault'),
  ],
})
