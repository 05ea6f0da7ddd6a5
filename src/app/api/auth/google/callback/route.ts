import { finishGoogleFlow } from '@/features/account/sign-in/google-flow'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

/** Google's redirect URI. */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, finishGoogleFlow)
