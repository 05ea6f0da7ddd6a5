import { isId } from '@/domain/values/id'
import { asSeller } from '@/server/auth/selling'
import { currentMember } from '@/server/auth/session/session'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'
import { deleteUnsentFile, readMessageFile, readSellersFile } from '@/server/storage/message-file'

export const dynamic = 'force-dynamic'

const READ = { who: currentMember, from: 'anywhere', body: 'none', params: ['id'] } as const

/** A file of a message, for its two members; `?small=1` for an image of at most 400 pixels. */
export const GET = route(READ, async (request, { params: { id }, caller: user }) => {
  const isSmall = new URL(request.url).searchParams.get('small') === '1'
  if (!isId(id)) return notFound()
  const asked = { isSmall, request }
  const seller = user.work && asSeller(user, 'orders')
  return (
    (await readMessageFile(String(user.id), id, asked)) ??
    (seller ? await readSellersFile(String(seller.id), id, asked) : null) ??
    notFound()
  )
})

const DROP = { ...READ, from: 'own page' } as const

/** Removes an own file that was not sent yet. */
export const DELETE = route(DROP, async (_, { params: { id }, caller: user }) => {
  const isGone = isId(id) && (await deleteUnsentFile(String(user.id), id))
  return isGone ? new Response(null, { status: 204 }) : notFound()
})
