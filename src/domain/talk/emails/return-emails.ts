/** Parameters of the emails about returns (rule T34). */
export type ReturnEmails = {
  returnRequested: ReturnLink & { day: string }
  returnAccepted: ReturnLink & { day: string }
  returnDeclined: ReturnLink & { reason: string }
  returnWithdrawn: ReturnLink
  returnSent: ReturnLink & { day: string }
  returnReceived: ReturnLink & { day: string }
  returnDue: DueReturn
  returnSendDue: DueReturn
  returnExpired: { number: string; path: string }
  returnEscalated: { number: string; path: string }
  returnDecided: { number: string; reason: string; path: string }
  returnToDecide: { number: string; path: string }
}

type ReturnLink = { number: string; company: string; path: string }
type DueReturn = { number: string; day: string; path: string }
