import { issueCommissionInvoices } from '@/features/selling/payouts/commands/issue-commission-invoices'

/** The monthly run of commission invoices, in a process that may be killed amid it. */
await issueCommissionInvoices()
process.exit(0)
