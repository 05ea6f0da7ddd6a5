import type { ProductValues } from '@/domain/products/listing/product-values'
import { RequestFailure, reasonOfStatus } from '@/ui/forms/requests/failure'

export type PostResult =
  | { kind: 'saved'; version: number }
  | { kind: 'conflict'; version: number; values: ProductValues }
  | { kind: 'gone' | 'full' | 'large' | 'notYours' }

const TIMEOUT_MS = 20_000

/** Sends a draft to be saved. `content` is JSON already. Throws if there is no answer of ours. */
export async function postDraft(draft: {
  id: string
  version: number
  content: string
}): Promise<PostResult> {
  const { id, version, content } = draft
  const answer = await fetch('/api/seller-drafts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"id":${JSON.stringify(id)},"version":${version},"content":${content}}`,
    // Lets the last words arrive while the page is left; browsers refuse it for larger bodies.
    keepalive: content.length < 20_000,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (answer.status === 404) return { kind: 'notYours' }
  if (answer.status === 413) return { kind: 'large' }
  const posted: unknown = await answer.json().catch(() => null)
  if (isPosted(posted)) return posted
  throw new RequestFailure(reasonOfStatus(answer.status))
}

const isPosted = (value: unknown): value is PostResult =>
  typeof value === 'object' && value !== null && 'kind' in value
