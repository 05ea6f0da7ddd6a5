import { healthy } from '@/server/http/health'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

/** 200 if the database answers, 503 if not. */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, healthy)
