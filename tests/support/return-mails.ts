import type { ReturnEmails } from '@/domain/talk/emails/return-emails'

const path = '/buyer-returns/1'
const own = { number: 'R-11001', path }
const named = { ...own, company: 'Kim Building' }
const day = 'December 13, 2026'

/** What every email about a return may say. */
export const RETURN_MAILS: ReturnEmails = {
  returnRequested: { ...named, day },
  returnAccepted: { ...named, day },
  returnDeclined: { ...named, reason: 'Cut to size.' },
  returnWithdrawn: named,
  returnSent: { ...named, day },
  returnReceived: { ...named, day },
  returnDue: { ...own, day },
  returnSendDue: { ...own, day },
  returnExpired: own,
  returnEscalated: own,
  returnDecided: { ...own, reason: 'Both boxes were wet.' },
  returnToDecide: own,
}
