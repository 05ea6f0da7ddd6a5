import 'server-only'
import { database } from '@/server/db/transaction'
import { readInvitation } from './commands/join'

/** What the page of an invitation says; null for a link that does not work any more, or never did. */
export const getInvitation = async (secret: string) => readInvitation(await database(), secret)
