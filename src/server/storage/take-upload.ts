import 'server-only'
import { issue, issuesOf, type Result } from '@/domain/result'
import { isLocale } from '@/messages/locales'
import { tooOften, uncountTry } from '@/server/auth/throttle'
import type { MemberUser } from '@/server/auth/session/session'
import { field } from '@/server/http/forms/form'
import { declaredLength, parseUpload, readDeclared } from '@/server/http/read-upload'
import { localeOfRequest } from '@/server/http/addresses/request-locale'
import { Busy, queues } from './semaphore'
import { issueOf } from './upload-issue'
import { refuseUpload } from './upload-refusals'

const HEAD_ISSUES = { 411: 'upload.length', 413: 'upload.tooLarge', 415: 'upload.type' } as const

type Upload = {
  throttle: 'uploadPicture' | 'uploadDocument'
  /** Judges the other fields, then stores. */
  store: (file: File, form: FormData) => Promise<Result<object>>
}

/** Reads one file of a member and stores it: 201 with what it became, or a sentence in the caller's language. */
export async function takeUpload(request: Request, member: MemberUser, { throttle, store }: Upload) {
  const locale = localeOfRequest(request)
  const head = declaredLength(request)
  if ('status' in head) return refuseUpload(issue(HEAD_ISSUES[head.status], 'file'), locale)
  const account = String(member.id)
  const [wait] = (await tooOften(throttle, { account }))?.issues ?? []
  if (wait) return refuseUpload(wait, locale)
  return take(request, head.length, account, store).catch(async (error: unknown) => {
    if (!(error instanceof Busy)) throw error
    // It is sent again: an hour of a busy server must not use up a seller's limit.
    await uncountTry(throttle, { account })
    return refuseUpload(issue('upload.busy', 'file'), locale)
  })
}

async function take(request: Request, length: number, account: string, store: Upload['store']) {
  // Asked before the body is read, so that nobody sends 10 MB to a queue that is full.
  if (!queues.uploads.hasRoom(account)) throw new Busy('No place for an upload')
  const bytes = await queues.uploadsOfOneMember(
    () => queues.arrivingUploads(() => readDeclared(request, length)),
    account,
  )
  if (!bytes) return refuseUpload(issue('upload.incomplete', 'file'), localeOfRequest(request))
  return queues.uploads(() => queues.uploadProcessing(() => keep(bytes, request, store)), account)
}

async function keep(bytes: Buffer<ArrayBuffer>, request: Request, store: Upload['store']): Promise<Response> {
  const asked = localeOfRequest(request)
  const sent = await parseUpload(bytes, request).catch(() => null)
  if (!sent) return refuseUpload(issue('upload.incomplete', 'file'), asked)
  const named = field(sent.form, 'locale', 2)
  const locale = isLocale(named) ? named : asked
  if (!sent.file) return refuseUpload(issue('upload.missing', 'file'), locale)
  // Who has gone gets nothing stored.
  if (request.signal.aborted) return refuseUpload(issue('upload.incomplete', 'file'), locale)
  try {
    const done = await store(sent.file, sent.form)
    const [refused] = issuesOf(done)
    if (!done.ok) return refuseUpload(refused ?? issue('upload.type', 'file'), locale)
    return Response.json(done.value, { status: 201, headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    const found = issueOf(error)
    if (!found) throw error
    if (found.code === 'upload.notStored') console.error(error)
    return refuseUpload(found, locale)
  }
}
