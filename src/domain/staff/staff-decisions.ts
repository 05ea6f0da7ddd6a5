const report = { topic: 'reports', subject: 'reports', params: ['answer'], path: () => '/support' } as const
const member = { topic: 'account', subject: 'users', path: () => '/support' } as const

/** Kinds of notification of what staff decided about reports and members, and did for sellers (rules T27, P28, S47). */
export const STAFF_DECISIONS = {
  'report.upheld': { ...report, sides: { buyer: { sentence: 'reportUpheld', email: 'reportUpheld' } } },
  'report.dismissed': {
    ...report,
    sides: { buyer: { sentence: 'reportDismissed', email: 'reportDismissed' } },
  },
  'draft.translated': {
    topic: 'products',
    subject: 'product-drafts',
    params: [],
    path: (id: string) => `/upload?draft=${id}`,
    sides: { seller: { sentence: 'draftTranslated', email: 'draftTranslated' } },
  },
  'member.suspended': {
    ...member,
    params: ['reason'],
    sides: { buyer: { sentence: 'memberSuspended', email: 'memberSuspended' } },
  },
  'member.reopened': {
    ...member,
    params: [],
    sides: { buyer: { sentence: 'memberReopened', email: 'memberReopened' } },
  },
} as const
