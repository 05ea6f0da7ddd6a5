import * as z from 'zod'
import { CHOICES, SUBJECT_KINDS, type SubjectKind } from '@/domain/staff/decision'
import type { Locale } from '@/domain/locale'
import type { Issue } from '@/domain/result'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { productName } from '@/server/people/names'

const endedRow = z.object({
  id: z.string(),
  kind: z.enum(SUBJECT_KINDS),
  subject: z.string(),
  choice: z.enum(CHOICES),
  who: z.string(),
  at: z.string(),
  title: z.string(),
  problem: z.string(),
})

export type EndedDecision = Omit<z.infer<typeof endedRow>, 'problem'> & {
  problem: Pick<Issue, 'code' | 'params'>
}

/** Decisions of the last day that were not carried out, and why, the newest first (rule A20). */
export async function listEndedDecisions(
  kinds: readonly SubjectKind[],
  locale: Locale,
): Promise<EndedDecision[]> {
  const rows = await checkedRows(
    await database(),
    endedRow,
    sql`select d.id, d.kind, d.subject_id as subject, d.choice, coalesce(nullif(a.name, ''), a.email, '–') as who,
        d.ended_at::text as at, d.problem,
        coalesce(${productName(locale, sql`coalesce((select c.product_id from product_changes c where c.id = d.subject_id), d.subject_id)`)},
          s.company, '–') as title
      from decisions d left join staff a on a.id = d.decided_by left join sellers s on s.id = d.seller_id
      where d.outcome = 'failed' and d.ended_at > now() - interval '1 day' and d.kind in ${[...kinds]}
      order by d.ended_at desc limit 20`,
  )
  return rows.map(({ problem, at, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    problem: JSON.parse(problem) as EndedDecision['problem'],
  }))
}
