import 'server-only'
import { currentValues, planDocuments } from '@/domain/products/listing/product-edit'
import { describeDocument, MAX_PRODUCT_DOCUMENTS } from '@/domain/products/product-documents'
import { fail, failAll, issue, issuesOf, ok, type Result } from '@/domain/result'
import { checkPdf } from '@/domain/forms/upload'
import { findOpenChange } from '@/features/selling/listing/edit/find-change'
import { lockOwnProduct } from '@/features/selling/listing/edit/lock-own-product'
import { writeProduct } from '@/features/selling/listing/edit/save-edit'
import { writeRequest } from '@/features/selling/listing/edit/write-request'
import type { MemberUser } from '@/server/auth/session/session'
import { tooOften } from '@/server/auth/throttle'
import { together, type Data } from '@/server/db/data'
import { must, refusalAsIssues } from '@/server/db/refusal'
import { deleteOrphanedFiles, type StoredDocument } from '@/server/storage/delete-orphaned-files'

/** A document as its form sends it. */
export type NewDocument = { product: string; kind: string; locale: string; title: string; file: File | null }

/** Stores a document of an own product and puts it on the product, or of a live one into its change request (rule C62). */
export async function storeProductDocument(member: MemberUser, sent: NewDocument): Promise<Result<object>> {
  const described = describeDocument(sent)
  const { file, product } = sent
  const data = file && Buffer.from(await file.arrayBuffer())
  const wrong = data ? issuesOf(checkPdf({ bytes: data })) : [issue('upload.missing', 'document')]
  if (!described.ok || !file || !data || wrong.length > 0) return failAll([...issuesOf(described), ...wrong])
  const refusal = await tooOften('uploadDocument', { account: member.id })
  if (refusal) return refusal
  const stored: StoredDocument[] = []
  let isKept = false
  try {
    const done = await changeDocuments(member, product, async (documents, server) => {
      if (documents.length >= MAX_PRODUCT_DOCUMENTS)
        return fail('product.tooManyDocuments', 'document', { max: MAX_PRODUCT_DOCUMENTS })
      const document = await server.create({
        collection: 'product-documents',
        data: { ...described.value, product, seller: member.id, isListed: false },
        file: { data, name: file.name, mimetype: file.type, size: data.length },
        context: { stored },
      })
      return ok([...documents, document.id])
    })
    isKept = done.ok
    return done
  } finally {
    // A retried transaction has stored the file more than once. What cannot be deleted is logged: the answer is about the document.
    await deleteOrphanedFiles(isKept ? stored.slice(0, -1) : stored, 'product-documents').catch(console.error)
  }
}

/** Takes a document off an own product; the file is deleted once nothing names it (rule C62). */
export async function deleteProductDocument(
  member: MemberUser,
  product: string,
  id: string,
): Promise<Result<object>> {
  return changeDocuments(member, product, async (documents) =>
    documents.includes(id) ? ok(documents.filter((each) => each !== id)) : fail('document.gone', ''),
  )
}

type Change = (documents: readonly string[], server: Data) => Promise<Result<string[]>>

/** All or nothing: a refusal rolls back what was stored. */
const changeDocuments = (member: MemberUser, id: string, change: Change): Promise<Result<object>> =>
  refusalAsIssues(() =>
    together(member, async (db, tx, server) => {
      must(await lockOwnProduct(tx, { seller: member.id, product: id }))
      const product = await db.findByID({ collection: 'products', id, locale: 'all' })
      const open = await findOpenChange(server, id)
      const { documents } = currentValues(product, open)
      const wanted = must(await change(documents as string[], server))
      const plan = must(planDocuments(product, open, wanted))
      await writeProduct(server, id, plan.product)
      await writeRequest(server, { product: id, seller: member.id }, open, plan.request)
      return {}
    }),
  )
