/** What a member's history shows of the audit log; the words are in the messages under `staff.people.actions`, dots as lines. */
export const HISTORY_ACTIONS = [
  'member.suspended',
  'member.reopened',
  'seller.approved',
  'seller.declined',
  'seller.document_asked',
  'seller.suspended',
  'seller.reopened',
  'sessions.ended',
  'verification.decided',
  'exemption.granted',
  'balance.adjusted',
  'bankAccount.read',
  'users.updated',
  'sellers.updated',
  'verifications.updated',
] as const
