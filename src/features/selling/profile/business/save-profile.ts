import 'server-only'
import { confirmed, mergeWindow, type Marks } from '@/domain/forms/edit-windows'
import type { Lines } from '@/domain/forms/form-rows'
import {
  changedProfile,
  parseProfile,
  storedProfile,
  type ProfileValues,
} from '@/domain/people/sellers/seller-profile'
import { fail, ok, type Result } from '@/domain/result'
import type { Seller } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { together } from '@/server/db/data'
import { markOf } from '@/server/http/forms/marks'
import { saveLanguages } from '@/server/texts/save-languages'
import type { ChangedMeanwhile } from '@/features/selling/profile/answer-edit'
import { bandSkuOf, findBandProduct } from './band-product'
import { lockSeller } from '@/features/selling/profile/lock-seller'

type ProfileInput = { lines: Lines; warehouses: readonly Lines[]; seen: Marks }

/** Saves the business profile in one transaction, or names what another window changed meanwhile. */
export async function saveBusiness(
  member: MemberUser,
  { lines, warehouses, seen }: ProfileInput,
): Promise<Result<{ values: ProfileValues } | ChangedMeanwhile>> {
  const parsed = parseProfile(lines, warehouses)
  return parsed.ok ? storeProfile(member, parsed.value, seen) : parsed
}

/** Stores some values of a profile, of its form or of that of the own page, where they differ. */
export async function storeProfile(
  member: MemberUser,
  typed: ProfileValues,
  seen: Marks,
): Promise<Result<{ values: ProfileValues } | ChangedMeanwhile>> {
  const { id } = member
  return together(member, async (db, tx): Promise<Result<{ values: ProfileValues } | ChangedMeanwhile>> => {
    const locked = await lockSeller(tx, id)
    if (!locked.ok) return locked
    const seller = await db.findByID({ collection: 'sellers', id, locale: 'all' })
    const now = storedProfile({ ...seller, bandSku: await bandSkuOf(db, seller) })
    const { values, conflicts } = mergeWindow(typed, now, seen, markOf)
    if (conflicts.length > 0)
      return ok({ conflicts, now, overwrite: confirmed(seen, now, conflicts, markOf) })
    const { data: changed, descriptions } = changedProfile(values, now)
    const { bandSku, ...data } = changed
    if (bandSku !== undefined) {
      const band = bandSku === null ? null : await findBandProduct(db, id, String(bandSku as string))
      if (bandSku !== null && !band) return fail('seller.bandProduct', 'bandSku')
      data.bandProduct = band
    }
    if (Object.keys({ ...data, ...descriptions }).length > 0) {
      const texts = { description: descriptions }
      await saveLanguages(db, { collection: 'sellers', id, data: data as Partial<Seller>, texts })
    }
    return ok({ values })
  })
}
