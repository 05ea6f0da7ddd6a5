import 'server-only'
import type { Locale } from '@/domain/locale'
import type { Issue } from '@/domain/result'
import { getTranslations } from '@/server/texts/translations'

const STATUS: Partial<Record<Issue['code'], number>> = {
  'upload.length': 411,
  'upload.tooLarge': 413,
  'upload.type': 415,
  'upload.imageType': 415,
  'upload.documentType': 415,
  'upload.incomplete': 400,
  'upload.picturesBySellers': 403,
  'upload.busy': 503,
  'upload.notStored': 503,
  'throttle.wait': 429,
}
const RETRY_SECONDS = 5

/** Answers with the sentence of an issue. Node discards a body that was not read. */
export function refuseUpload({ code, params }: Issue, locale: Locale): Response {
  const t = getTranslations({ locale, namespace: 'issues' })
  const status = STATUS[code] ?? 422
  const minutes = Number(params?.minutes ?? 0)
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  if (status === 503 || status === 429) headers.set('retry-after', String(minutes * 60 || RETRY_SECONDS))
  // Half a body was read: the connection cannot carry another request.
  if (code === 'upload.incomplete') headers.set('connection', 'close')
  return Response.json({ message: t(code, params) }, { status, headers })
}
