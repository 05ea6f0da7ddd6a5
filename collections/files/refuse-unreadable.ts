import type { CollectionBeforeOperationHook } from 'payload'
import { checkPixels } from '@/domain/forms/upload'
import { headerOf } from './picture-hooks'
import { orRefuse } from './upload'

/** Refuses a document with an image type that is damaged or too large; Payload alone would answer with an error 500. */
export const refuseUnreadable: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (req.file?.mimetype.startsWith('image/'))
    orRefuse(checkPixels(await headerOf(req.file.data), 'document'))
  return args
}
