import { randomBytes } from 'node:crypto'
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload'
import { issue, type Issue, type Result } from '@/domain/result'
import { checkDocument, checkImage, checkPdf, uploadName } from '@/domain/forms/upload'

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
    throw refusal(issue('upload.missing', 'file'))
  if ('data' in args && args.data) for (const fact of FACTS) Reflect.deleteProperty(args.data, fact)
  return args
}

/** A reviewed picture must not change: replacing the file is refused, a new one is uploaded instead (rule C5). */
export const refuseReplacement: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' && req.file) throw refusal(issue('upload.exchange', 'file'))
  return args
}

export const namePicture = nameFile(checkImage)
export const nameDocument = nameFile(checkDocument)
export const namePdf = nameFile(checkPdf)

/** Checks type by magic bytes and size (10 MB), and sets an unguessable file name (rule C12). */
function nameFile(
  check: typeof checkImage | typeof checkDocument | typeof checkPdf,
): CollectionBeforeOperationHook {
  return ({ args, operation, req }) => {
    if ((operation !== 'create' && operation !== 'update') || !req.file) return args
    req.file.mimetype = orRefuse<string>(check({ bytes: req.file.data, size: req.file.size }))
    req.file.name = uploadName({
      timestamp: Date.now(),
      random: randomBytes(16),
      fileName: req.file.name,
    })
    return args
  }
}

/** Kinds whose images are made anew, without their metadata. */
const REBUILT: readonly unknown[] = ['message', 'return']

export const isRebuilt = (args: object) =>
  'data' in args && REBUILT.includes((args.data as { kind?: unknown } | undefined)?.kind)

/**
 * Sets the object key's folder: products/{sellerUid} for pictures, documents/{uid} for documents, and so for those of products and pictures of reviews. A list `stored` in
 * the context receives the names of the files, for its caller to delete if the row is rolled back.
 */
export const storeUnder =
  (folder: string): CollectionBeforeChangeHook =>
  ({ data, operation, req: { context } }) => {
    if (operation !== 'create') return data
    const stored = { ...data, prefix: `${folder}/${data.owner ?? data.seller ?? 'maru'}` }
    if (Array.isArray(context.stored)) context.stored.push(stored)
    return stored
  }

/** An error that names a broken rule: the admin panel shows the code, our routes and actions translate it. */
export function refusal({ code, path, params }: Issue) {
  return new APIError(code, 400, { errors: [{ code, path, params, message: code }] }, true)
}

/** Throws the first issue of a failed check. */
export function orRefuse<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw refusal(result.issues[0] ?? issue('upload.type', 'file'))
}
