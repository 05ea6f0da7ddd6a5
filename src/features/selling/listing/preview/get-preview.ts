import 'server-only'
import { isId } from '@/domain/values/id'
import { actorOfUser } from '@/domain/people/actor'
import { isSellingReader } from '@/domain/people/sellers/seller-area'
import type { StoredChange } from '@/domain/products/listing/applied-change'
import { getDraft } from '@/features/selling/listing/drafts/get-draft'
import { getOwnProduct } from '@/features/selling/listing/get-own-product'
import { ownPlace } from '@/features/selling/listing/own-place'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { changedProduct } from './changed-product'
import { draftFacts } from './draft-facts'

/** The facts to preview, and where they are edited; null if they are not there or not the caller's. */
export async function getPreview(member: MemberUser | null, kind: string, id: string) {
  if (!member || !isId(id) || !isSellingReader(actorOfUser(member))) return null
  if (kind === 'draft') return previewDraft(member, id)
  if (kind === 'product') return previewProduct(member, id)
  return kind === 'change' ? previewChange(member, id) : null
}

async function previewDraft(member: MemberUser, id: string) {
  const draft = await getDraft(member, id)
  if (!draft) return null
  const db = await asUser(member)
  const seller = await db.findByID({ collection: 'sellers', id: member.id, select: { company: true } })
  const facts = draftFacts(draft.values, {
    id,
    seller: member.id,
    sellerName: seller.company,
    own: await ownPlace(member),
  })
  return { facts, edit: `/upload?draft=${id}` }
}

async function previewProduct(member: MemberUser, id: string) {
  const facts = await getOwnProduct(member, id)
  return facts && { facts, edit: editPath(id) }
}

async function previewChange(member: MemberUser, id: string) {
  const db = await asUser(member)
  const { docs } = await db.find({
    collection: 'product-changes',
    where: { and: [{ id: { equals: id } }, { seller: { equals: member.id } }] },
    locale: 'all',
    limit: 1,
    pagination: false,
  })
  const [change] = docs
  const product = change && (await getOwnProduct(member, String(change.product)))
  if (!product) return null
  // Read with all locales, a text is an object of its languages.
  const stored = change as object as StoredChange
  return { facts: changedProduct(product, stored), edit: editPath(product.id) }
}

const editPath = (id: string) => `/seller/edit-product/${id}`
