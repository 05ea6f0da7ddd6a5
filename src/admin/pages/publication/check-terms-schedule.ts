import 'server-only'
import * as z from 'zod'
import { dayOfNoon, planVersion, TERMS_SLUG, termsDay } from '@/domain/pages/terms'
import { issuesOf, type Issue } from '@/domain/result'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { readTermsFacts, savedWords, termsFacts } from '@/server/people/terms-facts'

const saved = z.object({ validFrom: isoTime.nullable(), isCorrection: z.boolean().nullable() })

/** What publishing the terms will be refused for at a time to come, as they are saved now (rule L32). */
export async function termsIssuesAt(page: string, moment: Date): Promise<Issue[]> {
  const db = await database()
  const [asked] = await checkedRows(
    db,
    saved,
    sql`select version_valid_from as "validFrom", version_is_correction as "isCorrection"
      from _pages_v where latest and parent_id = ${page} and version_slug = ${TERMS_SLUG}`,
  )
  const [facts] = asked ? await checkedRows(db, termsFacts, readTermsFacts(savedWords(page))) : []
  if (!asked || !facts) return []
  const { versions, ...compared } = facts
  const [newest, before] = versions
  const validFrom = asked.validFrom ? dayOfNoon(asked.validFrom) : null
  return issuesOf(
    planVersion(
      { ...compared, validFrom, isCorrection: asked.isCorrection === true },
      { today: termsDay(moment), newest, before, isSystem: false },
    ),
  )
}
