'use server'

import { redirect } from 'next/navigation'
import { isId } from '@/domain/values/id'
import { readDiscount, type TypedDiscount } from '@/domain/cart/discounts/read-form'
import { actorOfUser, isActiveSeller } from '@/domain/people/actor'
import { fail, issue, type Failure } from '@/domain/result'
import { localePath } from '@/messages/locales'
import { asUser } from '@/server/db/data'
import { and, eq, inArray } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { field } from '@/server/http/forms/form'
import { sellerAction } from '@/server/http/forms/form-action'
import { refusedByRule } from '@/server/http/forms/action'

const { products } = tables

const FIELDS = [
  'way',
  'discountCode',
  'kind',
  'percent',
  'amount',
  'scope',
  'category',
  'skus',
  'from',
  'until',
  'uses',
  'usesPerBuyer',
  'minimum',
] as const satisfies readonly (keyof TypedDiscount)[]

/** A seller's code or price cut (rules M127, M128). Fields: locale, way ('code' or 'cut') and those of `TypedDiscount`. */
export const makeDiscount = sellerAction(
  'products',
  { words: 'discounts', failed: (t) => t('notSaved') },
  async ({ form, locale, member }) => {
    const kept = Object.fromEntries(
      FIELDS.map((name) => [name, field(form, name, name === 'skus' ? 20_000 : 100)]),
    ) as TypedDiscount
    if (!isActiveSeller(actorOfUser(member))) return { ...fail('discount.notActive', ''), kept }
    const read = readDiscount(kept, locale)
    if (!read.ok) return { ...read, kept }
    const { skus, category, code, kind, percent, amount, scope } = read.value
    const { from, until, uses, usesPerBuyer, minimum } = read.value
    const named = await productsBySku(member.id, skus)
    const unknown = skus.filter((sku) => !named.has(sku))
    if (unknown.length > 0)
      return {
        ...fail('discount.unknownSkus', 'skus', { skus: unknown.slice(0, 10).join(', ') }),
        kept,
      }
    const db = await asUser(member)
    const done = await db
      .create({
        collection: 'discounts',
        data: {
          code,
          paidBy: 'seller',
          kind: kind ?? 'percent',
          percent,
          amount,
          scope: scope ?? 'all',
          category: typeof category === 'string' && isId(category) ? category : null,
          products: [...named.values()],
          from: from ?? '',
          until: until ?? '',
          uses,
          usesPerBuyer,
          minimum,
          used: 0,
        },
      })
      .then(() => null, refusedByRule)
    if (done) return { ...atFields(done), kept }
    redirect(localePath(locale, '/seller/discounts?done=made'))
  },
)

/** The rule speaks of products, the form of their SKUs; a form's field named `code` is a secret, which no answer returns. */
const FIELD_OF: Readonly<Record<string, string>> = { products: 'skus', code: 'discountCode' }

const atFields = ({ issues }: Failure): Failure => ({
  ok: false,
  issues: issues.map(({ code, path, params }) => issue(code, FIELD_OF[path] ?? path, params)),
})

/** Ends a discount now. Fields: locale, discount (its id). */
export const endDiscount = sellerAction('products', { words: 'discounts' }, async ({ form, t, member }) => {
  if (!isActiveSeller(actorOfUser(member))) return fail('discount.notActive', '')
  const id = field(form, 'discount', 36)
  if (!isId(id)) return fail('discount.gone', '')
  const db = await asUser(member)
  const { docs } = await db.find({
    collection: 'discounts',
    where: { and: [{ id: { equals: id } }, { seller: { equals: member.id } }] },
    limit: 1,
    pagination: false,
  })
  if (docs.length === 0) return fail('discount.gone', '')
  await db.update({ collection: 'discounts', id, data: { endedAt: new Date().toISOString() } })
  return { ok: true, message: t('ended') }
})

async function productsBySku(seller: string, skus: readonly string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map()
  const rows = await (
    await database()
  )
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(and(eq(products.seller, seller), inArray(products.sku, [...skus])))
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}
