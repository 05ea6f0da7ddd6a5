import { getEdit } from '@/features/listing/edit/get-edit'
import { saveEdit } from '@/features/listing/edit/save-edit'
import type { ProductValues } from '@/domain/products/product-values'
import type { MemberUser } from '@/server/auth/session'
import type { Decisions } from './open-decisions'
import type { Role } from './roles'

export const memberOf = (world: Pick<Decisions, 'users'>, role: Role) => {
  const { [role]: user } = world.users
  if (user?.collection !== 'users') throw new Error(`${role} is no member`)
  return user as MemberUser
}

/** The edit form of a product as its seller opened it, to be sent with other values. */
export async function openForm(world: Decisions, product: string, role: Role = 'seller') {
  const member = memberOf(world, role)
  const edit = await getEdit(member, product, 'en')
  if (!edit) throw new Error('There is no such product.')
  const form = { product, key: crypto.randomUUID(), seen: edit.seen, stockSeen: edit.product.stock }
  return {
    ...edit,
    form,
    send: (typed: Partial<ProductValues>, more: object = {}, who: Role = role) =>
      saveEdit(memberOf(world, who), {
        ...form,
        asksApproval: false,
        values: { ...edit.values, ...typed },
        ...more,
      }),
  }
}
