import { ready } from '@/server/http/health'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

/** 200 once this process may be sent requests (docs/deploy.md). */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, ready)
