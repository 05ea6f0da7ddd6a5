import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { changedAccount } from '@/domain/payments/payouts/payout-account'
import { requestDatabase } from '@/server/db/request-database'
import { notify } from '@/server/talk/notify'

/** Compared before the number is encrypted; afterwards two numbers with the same end are masked alike. */
export const noteAccountChange: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  req.context.isAccountChanged = operation === 'update' && changedAccount(data, originalDoc).length > 0
  return data
}

/** Notifies the seller of another bank account, in the same transaction (rule P8). */
export const notifyAccountChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (req.context.isAccountChanged !== true) return doc
  const { id: user, company } = doc
  const params = { company, before: accountText(previousDoc), after: accountText(doc) }
  await notify(await requestDatabase(req), { kind: 'payout.accountChanged', user, about: user, params })
  return doc
}

type Account = {
  payout?: { accountHolder?: string | null; bankName?: string | null } | null
  bankAccount?: string | null
}

/** Holder, bank and masked number in one line; empty where there was no account. */
const accountText = ({ payout, bankAccount }: Account) =>
  [payout?.accountHolder, payout?.bankName, bankAccount].filter(Boolean).join(', ')
