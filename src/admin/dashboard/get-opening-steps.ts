import 'server-only'
import { openingSteps, unpublishedPages, type OpeningStep } from '@/domain/staff/opening'
import { database } from '@/server/db/transaction'
import { isProduction } from '@/server/settings/env'
import { readOpeningFacts } from './opening-facts'

export type ToDo = { steps: OpeningStep[]; pages: string[] }

/** What is left to do before this shop can open (rule Q11); null where it is no production. */
export async function getOpeningSteps(env: NodeJS.ProcessEnv = process.env): Promise<ToDo | null> {
  if (!isProduction(env)) return null
  const facts = await readOpeningFacts(await database(), env)
  return { steps: openingSteps(facts), pages: unpublishedPages(facts) }
}
