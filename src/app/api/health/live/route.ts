import { live } from '@/server/http/health'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

/** 200 while this process answers (docs/deploy.md). */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, live)
