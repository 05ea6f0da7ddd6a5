import { isActiveSeller } from '@/domain/people/actor'
import { MAX_DRAFT_BYTES } from '@/domain/products/listing/draft'
import { parseSave } from '@/features/selling/listing/drafts/draft-content'
import { saveDraft } from '@/features/selling/listing/drafts/save-draft'
import { currentSellerActor } from '@/server/auth/signed-in-actor'
import { unreadable } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

async function activeSeller() {
  const actor = await currentSellerActor('products')
  return actor.kind === 'seller' && isActiveSeller(actor) ? actor : null
}

/** A draft, and as much again for its id and version. */
const RULE = { who: activeSeller, from: 'own page', body: { json: MAX_DRAFT_BYTES + 1024 } } as const

const STATUS = { saved: 200, conflict: 409, gone: 410, full: 422, large: 413 } as const

/** Saves a draft while its seller types (rule C50). A route, not an action: actions wait for one another. */
export const POST = route(RULE, async (_, { caller, json }) => {
  const save = parseSave(json)
  if (!save) return unreadable()
  const answer = await saveDraft(caller.id, save)
  const status = STATUS[answer.kind]
  return Response.json(answer, { status, headers: { 'cache-control': 'private, no-store' } })
})
