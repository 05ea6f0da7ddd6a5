import { isFixed } from '@/domain/products/facts/listed-facts'
import { saveProduct } from '@/features/selling/listing/edit/edit-actions'
import { getEdit } from '@/features/selling/listing/edit/get-edit'
import { saveEdit } from '@/features/selling/listing/edit/save-edit'
import { listCategoryChoices } from '@/features/selling/listing/form/upload/category-choices'
import type { ProductValues } from '@/domain/products/listing/product-values'
import type { MemberUser } from '@/server/auth/session/session'
import { PASSWORD } from './factories/people'
import { postedFields } from './factories/product-form'
import { formOf, openBrowser } from './http/browser'
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
  const categories = await listCategoryChoices('en')
  const form = {
    product,
    key: crypto.randomUUID(),
    seen: edit.seen,
    stockSeen: edit.product.stock,
    categories,
  }
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

/** The token of a role; one that may not sell has no session in the world, and signs in. */
export async function tokenFor(world: Decisions, role: string) {
  const known = Object.entries(world.tokens).find(([name]) => name === role)
  if (known) return known[1]
  const email = `${role.toLowerCase()}@maru.test`
  return (await world.payload.login({ collection: 'users', data: { email, password: PASSWORD } })).token
}

export type Posted = {
  typed?: Partial<ProductValues>
  more?: Record<string, string>
  appended?: [string, string][]
  role?: string
}

/** Fills in the edit form of a product as its seller opened it, changed as given. Returns what posts it. */
export async function filledEdit(
  world: Decisions,
  product: string,
  { typed = {}, more = {}, appended = [], role = 'seller' }: Posted = {},
) {
  const { form, values, product: shown } = await openForm(world, product)
  const { sku: _, origin, ...others } = { ...values, ...typed }
  const open = { ...others, ...(!isFixed(shown) && { origin }) }
  const fields = { ...postedFields(open as ProductValues), product, key: form.key }
  const seen = { seen: JSON.stringify(form.seen), stockSeen: String(form.stockSeen) }
  const browser = openBrowser(role === 'visitor' ? undefined : await tokenFor(world, role))
  const sent = formOf({ ...fields, ...seen, ...more })
  for (const [name, value] of appended) sent.append(name, value)
  return () => browser.submit((state) => saveProduct(state, sent))
}

export const postEdit = async (world: Decisions, product: string, posted: Posted = {}) =>
  (await filledEdit(world, product, posted))()
