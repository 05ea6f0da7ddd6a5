import 'server-only'
import { confirmed, mergeWindow, type Marks } from '@/domain/forms/edit-windows'
import type { StoredRule } from '@/domain/cart/shipping/shipping-terms'
import { comparedRules, TERMS_ROWS } from '@/domain/cart/shipping/terms-form'
import { ok, type Result } from '@/domain/result'
import type { MemberUser } from '@/server/auth/session/session'
import { together } from '@/server/db/data'
import { markOf } from '@/server/http/forms/marks'
import type { ChangedMeanwhile } from '@/features/selling/profile/answer-edit'
import { lockSeller } from '@/features/selling/profile/lock-seller'

/** Stores all rules together, or says that another window changed them meanwhile. */
export async function saveTerms(
  member: MemberUser,
  rules: StoredRule[],
  seen: Marks,
): Promise<Result<{ rules: StoredRule[] } | ChangedMeanwhile>> {
  const { id } = member
  return together(member, async (db, tx): Promise<Result<{ rules: StoredRule[] } | ChangedMeanwhile>> => {
    const locked = await lockSeller(tx, id)
    if (!locked.ok) return locked
    const stored = await db.findByID({ collection: 'sellers', id, select: { shippingRules: true } })
    const now = { [TERMS_ROWS]: comparedRules(stored.shippingRules ?? []) }
    const { conflicts } = mergeWindow({ [TERMS_ROWS]: comparedRules(rules) }, now, seen, markOf)
    if (conflicts.length > 0)
      return ok({ conflicts, now, overwrite: confirmed(seen, now, conflicts, markOf) })
    await db.update({ collection: 'sellers', id, data: { shippingRules: rules } })
    return ok({ rules })
  })
}
