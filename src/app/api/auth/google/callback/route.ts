import { returnFromGoogle } from '@/features/account/google-journey'

export const dynamic = 'force-dynamic'

/** Where Google sends the browser back to. */
export const GET = returnFromGoogle
