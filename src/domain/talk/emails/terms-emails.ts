/** Parameters of the emails about terms of payment (rules M120 to M123, A34). */
export type TermsEmails = {
  netTermsGiven: { company: string; amount: string; after: string; path: string }
  netTermsEnded: { company: string; path: string }
  netTermsRefused: { number: string; path: string }
  netTermsDue: { number: string; amount: string; day: string; path: string }
  netTermsOverdue: { number: string; amount: string; day: string; path: string }
  netTermsPaid: { number: string; amount: string; path: string }
}
