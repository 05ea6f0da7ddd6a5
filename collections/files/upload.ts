import { randomBytes } from 'node:crypto'
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload'
import type { IssueCode } from '@/domain/result'
import { checkDocument, checkImage, uploadName } from '@/domain/upload'

/** File fields only the server sets; values from clients are dropped. */
const FACTS = [
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'sizes',
  'hash',
]

/** A create with a URL instead of a file would make the server fetch it. */
export const refuseWithoutFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && !req.file && !('filePath' in args && args.filePath))
    throw refusal('upload.missing')
  if ('data' in args && args.data) for (const fact of FACTS) Reflect.deleteProperty(args.data, fact)
  return args
}

/** A reviewed picture must not change: replacing the file is refused, a new one is uploaded instead (rule C5). */
export const refuseReplacement: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' && req.file) throw refusal('upload.exchange')
  return args
}

export const namePicture = nameFile(checkImage)
export const nameDocument = nameFile(checkDocument)

/** Checks type by magic bytes and size (10 MB), and sets an unguessable file name (rule C12). */
function nameFile(check: typeof checkImage | typeof checkDocument): CollectionBeforeOperationHook {
  return ({ args, operation, req }) => {
    if ((operation !== 'create' && operation !== 'update') || !req.file) return args
    const type = check({ bytes: req.file.data, size: req.file.size })
    if (!type.ok) throw refusal(type.issues[0]?.code ?? 'upload.type')
    req.file.mimetype = type.value
    req.file.name = uploadName({ timestamp: Date.now(), random: randomBytes(16), fileName: req.file.name })
    return args
  }
}

/** Sets the object key's folder: products/{sellerUid} for pictures, documents/{uid} for documents. */
export const storeUnder =
  (folder: string): CollectionBeforeChangeHook =>
  ({ data, operation }) =>
    operation === 'create' ? { ...data, prefix: `${folder}/${data.owner ?? 'maru'}` } : data

function refusal(code: IssueCode) {
  return new APIError(code, 400, { code }, true)
}
