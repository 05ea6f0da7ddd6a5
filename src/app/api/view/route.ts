import { dayIn } from '@/domain/calendar'
import { isId } from '@/domain/id'
import { isBrowser } from '@/domain/visitor'
import { recordView } from '@/features/views/record-view'
import { clientAddress } from '@/server/client-address'
import { isOwnPage } from '@/server/own-page'

export const dynamic = 'force-dynamic'

const ID_LENGTH = 36

/** A product page says that somebody looks at it. The answer is the same whatever came of it. */
export async function POST(request: Request) {
  if (!isOwnPage(request.headers)) return Response.json({ message: 'Not found.' }, { status: 404 })
  const product = await bodyOf(request)
  const userAgent = request.headers.get('user-agent') ?? ''
  if (isId(product) && isBrowser(userAgent)) {
    const address = clientAddress(request.headers)
    await recordView({ product, day: dayIn('America/Toronto', new Date()), address, userAgent })
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

/** An id and nothing else is read. */
async function bodyOf(request: Request) {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  return length === ID_LENGTH ? request.text() : ''
}
