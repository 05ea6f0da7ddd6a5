import { sql } from '@/server/db/sql'
import { boot } from '@/server/db/transaction'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

/** Health check: 200 if the database answers, 503 if not. */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, async () => {
  try {
    const payload = await boot()
    await payload.db.drizzle.execute(sql`select 1`)
    return Response.json({ ok: true })
  } catch {
    return Response.json({ ok: false }, { status: 503 })
  }
})
