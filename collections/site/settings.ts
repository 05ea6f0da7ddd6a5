import type { GlobalBeforeChangeHook } from 'payload'
import { SHIPPING_KINDS } from '@/domain/cart/shipping/shipping'
import { MAX_COMMISSION_PPM } from '@/domain/payments/payouts/commission-rate'
import { MAX_ARRIVAL_DAYS } from '@/domain/payments/money-settings'
import { PAYOUT_MINIMUM, SELLER_ARRIVAL_DAYS } from '@/domain/payments/payouts/payout'
import { actorOfUser, isAdmin } from '@/domain/people/actor'
import { checkPlatformNumbers } from '@/domain/payments/tax/registration'
import { admin, anyone } from '~/collections/shared/access'
import { recordGlobalEdit } from '~/collections/shared/audit-edits'
import { clearPagesOnGlobal } from '~/collections/shared/clear-pages'
import { defineGlobal } from '~/collections/shared/define-global'
import { rejection } from '~/collections/shared/enforce'
import { choice, flag, money, serverOnly, text } from '~/collections/shared/fields'
import { lockGlobal } from '~/collections/shared/lock-row'
import { refuseOlderGlobalForm } from '~/collections/shared/opened-by-two'

const privately = { read: admin, update: admin }
/** Changed on the screen of money settings, not in the form of this global; its command records what was before (rule M48). */
const onScreen = { access: { ...serverOnly, read: admin }, admin: { disabled: true } }

const keepTaxNumbers: GlobalBeforeChangeHook = ({ data, req }) => {
  const numbers = checkPlatformNumbers(data)
  if (!numbers.ok) throw rejection('settings', numbers.issues, req)
  return { ...data, ...numbers.value }
}

/** The shop's name, addresses and switches; nothing else hard-codes them. */
export const Settings = defineGlobal({
  slug: 'settings',
  lockDocuments: { duration: 300 },
  admin: {
    group: 'content',
    // Editors could change nothing of it.
    hidden: ({ user }) => !isAdmin(actorOfUser(user)),
  },
  access: { read: anyone, update: admin },
  hooks: {
    beforeOperation: [lockGlobal],
    beforeChange: [refuseOlderGlobalForm, keepTaxNumbers],
    afterChange: [clearPagesOnGlobal('settings', 'pages'), recordGlobalEdit],
  },
  fields: [
    text('siteName', { required: true, defaultValue: 'Maru' }),
    text('tagline', { localized: true, maxLength: 160 }),
    text('footerText', { localized: true, maxLength: 300 }),
    text('legalName', { required: true, defaultValue: 'Maru Marketplace Inc.' }),
    { name: 'address', type: 'textarea', maxLength: 400 },
    { name: 'contactEmail', type: 'email', required: true, defaultValue: 'hello@maru.test' },
    { name: 'privacyContact', type: 'email', required: true, defaultValue: 'privacy@maru.test' },
    text('phone', { maxLength: 40 }),
    text('gstNumber', { maxLength: 20 }),
    text('qstNumber', { maxLength: 20 }),
    text('bcPstNumber', { maxLength: 20 }),
    text('skPstNumber', { maxLength: 20 }),
    text('mbRstNumber', { maxLength: 20 }),
    choice('importer', ['seller', 'buyer'], { required: true, defaultValue: 'seller', ...onScreen }),
    {
      name: 'commissionPpm',
      type: 'number',
      required: true,
      defaultValue: 80000,
      min: 0,
      max: MAX_COMMISSION_PPM,
      ...onScreen,
    },
    // A payout is asked for from this amount on (rule M42).
    money('payoutMinimum', { defaultValue: PAYOUT_MINIMUM, min: 1, ...onScreen }),
    // Days until an arrival counts that only the seller has reported (rule N29).
    {
      name: 'sellerArrivalDays',
      type: 'number',
      required: true,
      defaultValue: SELLER_ARRIVAL_DAYS,
      min: 0,
      max: MAX_ARRIVAL_DAYS,
      ...onScreen,
    },
    // What a Canadian dollar is in won, and of which day; shown beside net prices alone (rule S61).
    { name: 'wonPerDollar', type: 'number', min: 0, ...onScreen },
    text('wonPerDollarOn', { maxLength: 10, ...onScreen }),
    {
      name: 'paymentMinutes',
      type: 'number',
      required: true,
      defaultValue: 60,
      min: 30,
      max: 1440,
      access: privately,
    },
    {
      name: 'transferDays',
      type: 'number',
      required: true,
      defaultValue: 7,
      min: 1,
      max: 60,
      ...onScreen,
    },
    { name: 'transferInstructions', type: 'textarea', localized: true, maxLength: 2000, ...onScreen },
    flag('transfersAllowed', { defaultValue: true, access: serverOnly, admin: { disabled: true } }),
    // The rule a new seller begins with; none if quoted.
    choice('shippingKind', SHIPPING_KINDS, { required: true, defaultValue: 'quoted', ...onScreen }),
    money('shippingAmount', { min: 0, ...onScreen }),
    money('shippingFreeOver', { required: false, defaultValue: undefined, min: 1, ...onScreen }),
  ],
})
