import 'server-only'
import type { Locale } from '@/domain/locale'
import { issue, type Issue } from '@/domain/result'
import { isBrokenRule, issuesIn } from '@/server/forms/form'
import { getTranslations } from '@/server/translations'

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

/** The issue an error of storing stands for; null for any other error. */
export function issueOf(error: unknown): Issue | null {
  // Only a damaged PDF breaks a rule of Payload without an issue of ours.
  if (isBrokenRule(error)) return issuesIn(error.data)[0] ?? issue('upload.damaged', 'file')
  const isFull = error instanceof Error && NOT_STORED.has(error.name)
  return isFull ? issue('upload.notStored', 'file') : null
}

/** The bucket's refusal, and Payload's of a disk. By name: bundles have classes of their own. */
const NOT_STORED = new Set(['NotStored', 'FileUploadError'])
