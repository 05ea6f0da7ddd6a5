import { createHmac } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Sets the content hash that names the picture's URL. It is keyed, so
 * that nobody can prepare two pictures with the same name.
 */
export const hashPicture: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== 'create' || !req.file) return data
  const digest = createHmac('sha256', req.payload.secret).update(req.file.data).digest('base64url')
  return { ...data, hash: digest.slice(0, 12) }
}
