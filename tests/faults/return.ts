import { refundReturn } from '@/features/buying/returns/commands/refund-return'

/** One seller's refund of a return, in a process that may be killed in the middle of it. Made before, it is refused. */
const [id = '', of = '', amount = ''] = process.argv.slice(2)
const typed = { return: of, version: 3, amount: Number(amount), note: 'Tried in a fault', restocks: true }
const done = await refundReturn({ kind: 'seller', id, status: 'active' }, typed)
const isMade = done.ok || done.issues.some(({ code }) => code === 'return.changed')
process.exit(isMade ? 0 : 1)
