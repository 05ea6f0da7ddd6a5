import 'server-only'
import { database } from '@/server/db/transaction'
import { readSellerInvitation } from './commands/join'

/** What the page of an invitation says; null for a link that does not work any more, or never did. */
export const getSellerInvitation = async (secret: string) => readSellerInvitation(await database(), secret)
