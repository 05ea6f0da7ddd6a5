import { leaveForGoogle } from '@/features/account/google-journey'

export const dynamic = 'force-dynamic'

/** "Continue with Google": `type` (buyer, seller), `next`, `locale`. */
export const GET = leaveForGoogle
