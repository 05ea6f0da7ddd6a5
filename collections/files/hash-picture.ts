import { createHmac } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Names a picture by what is stored of it. The name is keyed, so that nobody makes two pictures of one name at home, to show one
 * to staff and sell with the other.
 */
export const hashPicture: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== 'create' || !req.file) return data
  const digest = createHmac('sha256', req.payload.secret).update(req.file.data).digest('base64url')
  return { ...data, hash: digest.slice(0, 12) }
}
