import * as z from 'zod'
import { readChainNote } from '@/domain/staff/audit/chain-note'
import { isId } from '@/domain/values/id'
import { WORK_KINDS } from '@/domain/staff/work'
import { fail, ok } from '@/domain/result'
import { verifyChain } from '@/admin/records/audit/events/verify-chain'
import { tryAgain } from '@/admin/jobs/retry'
import { adminCommand } from '@/admin/commands/admin-command'

const id = z.string().refine(isId)

/** One step of verifying the audit chain (rule A15), from where the last one ended. */
const auditVerify = adminCommand({
  body: z.object({
    cursor: z.discriminatedUnion('part', [
      z.object({ part: z.literal('chain'), after: z.int().nonnegative() }),
      z.object({ part: z.literal('events'), after: id }),
    ]),
    note: z.string().max(200),
  }),
  run: async (_, { cursor, note }) => {
    const noted = readChainNote(note)
    if (note.trim() && !noted) return fail('audit.note', 'note')
    return ok(await verifyChain(cursor, noted))
  },
})

/** What failed is tried again (rule A16). */
const retry = adminCommand({ body: z.object({ kind: z.enum(WORK_KINDS), id }), run: tryAgain })

export const RECORDS = { 'audit-verify': auditVerify, 'try-again': retry }
