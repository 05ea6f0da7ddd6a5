import { requestCancel } from '@/features/buying/orders/commands/cancel-order'

/** One buyer's cancellation, in a process that may be killed in the middle of it. */
const [id = '', order = ''] = process.argv.slice(2)
await requestCancel({ kind: 'buyer', id }, { order, reason: 'Tried in a fault' })
process.exit(0)
