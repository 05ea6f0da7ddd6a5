import { boundsOf, filesFor, monthPart } from '@/domain/orders/documents/invoice-month'
import type { Locale } from '@/domain/locale'
import type { Issue } from '@/domain/result'
import { invoicesCsv } from '@/features/buying/invoices/invoices-csv'
import { invoiceFiles } from '@/features/buying/invoices/invoices-zip'
import { listInvoices, readInvoices } from '@/features/buying/invoices/list-invoices'
import { currentMember } from '@/server/auth/session/session'
import { tooOften } from '@/server/auth/throttle'
import { refused } from '@/server/http/forms/action'
import { localeOfRequest } from '@/server/http/addresses/request-locale'
import { route } from '@/server/http/route'
import { streamText } from '@/server/http/streams/stream-text'
import { streamZip } from '@/server/http/streams/stream-zip'
import { loginPath } from '@/ui/auth/auth-path'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none' } as const

const TYPES = { zip: 'application/zip', csv: 'text/csv; charset=utf-8' } as const
type Format = keyof typeof TYPES
const isFormat = (asked: string): asked is Format => Object.hasOwn(TYPES, asked)

/** A member's own invoices of a month in one file: `?month=2026-11&format=zip` or `csv`, `&part=2` where there are many (rule P34). */
export const GET = route(RULE, async (request) => {
  const { searchParams } = new URL(request.url)
  const locale = localeOfRequest(request)
  const member = await currentMember()
  if (!member)
    return new Response(null, { status: 303, headers: { location: loginPath(locale, '/invoices') } })
  const [month, format] = [searchParams.get('month') ?? '', searchParams.get('format') ?? 'zip']
  const part = monthPart(searchParams.get('part'))
  if (!boundsOf(month)) return say(422, locale, { code: 'invoices.month', path: '' })
  if (!isFormat(format)) return say(422, locale, { code: 'invoices.format', path: '' })
  const { count } = await listInvoices(member, month, 1)
  if (!part || part > filesFor(count)) return say(404, locale, { code: 'invoices.none', path: '' })
  const busy = await tooOften('invoiceFile', { account: String(member.id) })
  const [wait] = busy?.issues ?? []
  if (wait) return say(429, locale, wait)
  const invoices = readInvoices(member, month, part)
  const body =
    format === 'csv' ? streamText(invoicesCsv(invoices, locale)) : streamZip(invoiceFiles(invoices, locale))
  const name = `maru-invoices-${month}${part > 1 ? `-${part}` : ''}.${format}`
  return new Response(body, {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})

/** A sentence in place of a file. */
async function say(status: number, locale: Locale, issue: Issue) {
  const { message } = await refused(locale, '', [issue])
  return new Response(message, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}
