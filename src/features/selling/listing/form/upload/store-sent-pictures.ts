import 'server-only'
import { MAX_PICTURES } from '@/domain/products/picture-texts'
import { emptyText, type PictureValues } from '@/domain/products/listing/product-values'
import { issue, type Issue } from '@/domain/result'
import { checkImage } from '@/domain/forms/upload'
import type { MemberUser } from '@/server/auth/session/session'
import { tooOften } from '@/server/auth/throttle'
import { Busy, queues } from '@/server/storage/semaphore'
import { storePicture } from '@/server/storage/store-picture'
import { issueOf } from '@/server/storage/upload-issue'

/** `file` is the name of the picture; empty if the issue is about all of them. */
type Problem = { file: string; found: Issue }
type StoreResult = { stored: PictureValues[]; problems: Problem[] }

/** Stores the pictures a form without script carries in its file field, up to the number there is room for (rule C12). */
export async function storeSentPictures(
  member: MemberUser,
  form: FormData,
  already: number,
): Promise<StoreResult> {
  const files = form.getAll('pictures').filter((each) => typeof each !== 'string' && each.size > 0) as File[]
  const room = Math.max(0, MAX_PICTURES - already)
  const sent: StoreResult = { stored: [], problems: [] }
  for (const file of files.slice(0, room)) {
    const result = await storeOne(member, file)
    if ('id' in result) sent.stored.push({ id: result.id, alt: emptyText() })
    else sent.problems.push({ file: file.name, found: result })
    // The others would be refused for the same reason.
    if ('code' in result && result.code === 'throttle.wait') break
  }
  if (files.length > room)
    sent.problems.push({
      file: '',
      found: issue('product.tooManyPictures', 'images', { max: MAX_PICTURES }),
    })
  return sent
}

async function storeOne(member: MemberUser, file: File): Promise<{ id: string } | Issue> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const checked = checkImage({ bytes: head, size: file.size })
  const [refused] = checked.ok ? [] : checked.issues
  if (refused) return refused
  const [wait] = (await tooOften('uploadPicture', { account: String(member.id) }))?.issues ?? []
  if (wait) return wait
  try {
    const { value } = await queues.formPictures(() => storePicture(member, file))
    return { id: value.id }
  } catch (error) {
    const found = error instanceof Busy ? issue('upload.busy', 'file') : issueOf(error)
    if (!found) throw error
    if (found.code === 'upload.notStored') console.error(error)
    return found
  }
}
