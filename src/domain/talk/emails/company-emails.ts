/** Parameters of the emails about companies that buy (rule M107). */
export type CompanyEmails = {
  companyInvited: { person: string; company: string; role: string; path: string }
  companyRemoved: { company: string }
  approvalAsked: { number: string; person: string; amount: string; path: string }
  approvalGiven: { number: string; person: string; path: string }
  approvalDeclined: { number: string; person: string; reason: string; path: string }
}
