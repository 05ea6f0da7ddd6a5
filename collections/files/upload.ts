import { randomBytes } from 'node:crypto'
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload'
import type { IssueCode } from '@/domain/result'
import { checkDocument, checkImage, uploadName } from '@/domain/upload'

/** What a file is and where it lies, the server finds out; a client's word for it is dropped. */
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

/** A create that names a URL instead of bringing bytes would make the server fetch it. */
export const refuseWithoutFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && !req.file && !('filePath' in args && args.filePath))
    throw refusal('upload.missing')
  if ('data' in args && args.data) for (const fact of FACTS) Reflect.deleteProperty(args.data, fact)
  return args
}

/** What staff looked at stays what buyers see: a picture is not exchanged, another one is uploaded (rule C5). */
export const refuseReplacement: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' && req.file) throw refusal('upload.exchange')
  return args
}

export const namePicture = nameFile(checkImage)
export const nameDocument = nameFile(checkDocument)

/** Trusts bytes, not names: type by magic bytes, 10 MB, and an unguessable key (rule C12). */
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

/** The folder of the object key: products/{sellerUid} for pictures, documents/{uid} for papers. */
export const storeUnder =
  (folder: string): CollectionBeforeChangeHook =>
  ({ data, operation }) =>
    operation === 'create' ? { ...data, prefix: `${folder}/${data.owner ?? 'maru'}` } : data

function refusal(code: IssueCode) {
  return new APIError(code, 400, { code }, true)
}
