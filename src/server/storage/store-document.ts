import 'server-only'
import { cleanFileName, type MemberDocument } from '@/domain/forms/upload'
import { ok } from '@/domain/result'
import type { MemberUser } from '@/server/auth/session/session'
import { storeUpload } from './store-upload'

/** Stores a document that its member and admins may read. */
export async function storeDocument(user: MemberUser, file: File, kind: MemberDocument) {
  const { id, filename } = await storeUpload(user, 'documents', { kind, owner: String(user.id) }, file)
  const url =
    kind === 'message'
      ? `/api/message-file/${id}`
      : `/api/documents/file/${encodeURIComponent(filename ?? '')}`
  return ok({ id, url, name: cleanFileName(file.name), kind })
}
