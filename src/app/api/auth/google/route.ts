import { redirectToGoogle } from '@/features/account/sign-in/google-flow'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

/** "Continue with Google": `type` (buyer, seller), `next`, `locale`. */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, redirectToGoogle)
