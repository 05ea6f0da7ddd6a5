import 'server-only'
import type { TypedUser } from 'payload'
import { checkBusiness, type BusinessInput } from '@/domain/people/sellers/business'
import { checkProfile, type ProfileInput } from '@/domain/people/profile'
import { failAll, issuesOf, ok, type Result } from '@/domain/result'
import { together } from '@/server/db/data'
import { getProfile } from './get-profile'

type Own = TypedUser & { collection: 'users' }

/** Profile and business are saved in one transaction. A suspended seller's business stays unchanged (rule P2). */
export async function saveOwnProfile(
  user: Own,
  input: ProfileInput & BusinessInput,
): Promise<Result<object>> {
  const { business } = await getProfile(user)
  const isSelling = business !== null && business.status !== 'suspended'
  const profile = checkProfile(business && !isSelling ? { ...input, company: business.company } : input)
  const trade = isSelling ? checkBusiness(input, business.country) : null
  const issues = [...issuesOf(profile), ...(trade ? issuesOf(trade) : [])]
  if (!profile.ok || (trade && !trade.ok)) return failAll(issues)
  await together(user, async (db) => {
    await db.update({ collection: 'users', id: user.id, data: profile.value })
    if (trade) await db.update({ collection: 'sellers', id: user.id, data: trade.value })
  })
  return ok({})
}
