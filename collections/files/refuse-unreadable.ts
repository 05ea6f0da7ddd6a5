import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

/** Refuses a document with an image type that cannot be decoded; Payload alone would answer with an error 500. */
export const refuseUnreadable: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req
  if (!file?.mimetype.startsWith('image/')) return args
  const isRead = await sharp(file.data)
    .metadata()
    .then(
      ({ width, height }) => Boolean(width && height),
      () => false,
    )
  if (isRead) return args
  const code = 'upload.documentType'
  throw new APIError(code, 400, { errors: [{ code, path: 'document' }] }, true)
}
