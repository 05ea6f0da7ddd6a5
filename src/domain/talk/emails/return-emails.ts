/** Parameters of the emails about returns (rule T34). */
export type ReturnEmails = {
  returnRequested: Named & { day: string }
  returnAccepted: Named & { day: string }
  returnDeclined: Named & { reason: string }
  returnWithdrawn: Named
  returnSent: Named & { day: string }
  returnReceived: Named & { day: string }
  returnDue: Due
  returnSendDue: Due
  returnExpired: { number: string; path: string }
  returnEscalated: { number: string; path: string }
  returnDecided: { number: string; reason: string; path: string }
  returnToDecide: { number: string; path: string }
}

type Named = { number: string; company: string; path: string }
type Due = { number: string; day: string; path: string }
