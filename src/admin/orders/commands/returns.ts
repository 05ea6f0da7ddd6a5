import * as z from 'zod'
import { isId } from '@/domain/values/id'
import {
  acceptAsStaff,
  declineAsStaff,
  refundAsStaff,
} from '@/features/buying/returns/commands/decide-return'
import { adminCommand } from '@/admin/commands/admin-command'

/** What is too long is refused by the command, which says how much fits. */
const words = z.string().max(5_000)
const decided = {
  return: z.string().refine(isId),
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  reason: words,
}

/** What staff decide of a return that they were asked about (rule A32). */
export const RETURNS = {
  'return-accept': adminCommand({
    body: z.object({ ...decided, address: words, freight: z.string().max(10) }),
    run: acceptAsStaff,
  }),
  'return-decline': adminCommand({ body: z.object(decided), run: declineAsStaff }),
  'return-refund': adminCommand({
    needsProof: true,
    body: z.object({ ...decided, amount: z.int() }),
    run: refundAsStaff,
  }),
}
