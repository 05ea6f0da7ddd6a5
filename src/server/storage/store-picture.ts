import 'server-only'
import { picturePath, PICTURE_WIDTHS } from '@/domain/products/picture'
import { cleanFileName } from '@/domain/forms/upload'
import { ok } from '@/domain/result'
import type { MemberUser } from '@/server/auth/session/session'
import { storeUpload } from './store-upload'

/** Stores a product picture of a seller. Its text is added with the product. */
export async function storePicture(user: MemberUser, file: File) {
  const { id, hash, width, height } = await storeUpload(user, 'media', {}, file)
  const urls = PICTURE_WIDTHS.map((each) => [each, picturePath(hash ?? '', each)] as const)
  return ok({
    id,
    url: picturePath(hash ?? '', 2000),
    urls: Object.fromEntries(urls),
    width,
    height,
    name: cleanFileName(file.name),
    alt: '',
  })
}
