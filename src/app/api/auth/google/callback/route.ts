import { returnFromGoogle } from '@/features/google/google-journey'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

/** Where Google sends the browser back to. */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, returnFromGoogle)
