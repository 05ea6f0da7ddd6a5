import 'server-only'
import { database } from '@/server/db/transaction'
import { readCompanyInvitation } from './commands/invite'

/** What the page of an invitation says; null for a link that does not work any more, or never did. */
export const getCompanyInvitation = async (secret: string) =>
  secret === '' ? null : readCompanyInvitation(await database(), secret)
