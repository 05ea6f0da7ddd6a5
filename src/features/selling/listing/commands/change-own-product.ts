import 'server-only'
import { fail, failAll, ok, type Result } from '@/domain/result'
import type { MemberUser } from '@/server/auth/session/session'
import { together, type Data } from '@/server/db/data'
import { isBrokenRule, issuesIn } from '@/server/http/forms/form'
import { must, Refusal } from '@/server/db/refusal'
import { brokenFields } from '@/server/texts/save-languages'
import { lockOwnProduct } from '@/features/selling/listing/edit/lock-own-product'
import { readOwnProducts, type LockedProduct } from './read-own-products'

/** Part of a transaction that has locked the product; what it may not do is thrown as a Refusal. */
export type ProductStep<T> = (product: LockedProduct, db: Data) => Promise<T>

/** Changes a product of the member's own in a transaction of its own: all of it or nothing, with the reasons. */
export async function changeOwnProduct<T>(
  member: MemberUser,
  id: string,
  step: ProductStep<T>,
): Promise<Result<T>> {
  const change = together(member, async (db, tx) => {
    must(await lockOwnProduct(tx, { seller: member.id, product: id }))
    // Read by a statement after the locks, so that it is what was committed last.
    const [product] = await readOwnProducts(tx, member.id, [id])
    return step(must(product ? ok(product) : fail('product.gone', '')), db)
  })
  return change.then(ok, refusalOf)
}

function refusalOf(error: unknown) {
  if (error instanceof Refusal) return failAll(error.issues)
  if (!isBrokenRule(error)) throw error
  const issues = issuesIn(error.data)
  if (issues.length > 0) return failAll(issues)
  // Payload refuses the document for a field that this change did not touch.
  return fail('product.broken', '', {
    fields: brokenFields(error)
      .map(({ path }) => path)
      .join(', '),
  })
}
