import sharp, { type Sharp } from 'sharp'
import { createHmac } from 'node:crypto'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { parse } from 'node:path'

/**
 * Sets the content hash that names the picture's URL. It is keyed, so
 * that nobody can prepare two pictures with the same name.
 */
export const hashPicture: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== 'create' || !req.file) return data
  const digest = createHmac('sha256', req.payload.secret).update(req.file.data).digest('base64url')
  return { ...data, hash: digest.slice(0, 12) }
}

/** Keeps the first frame of an animation: AVIF would stack its frames into one tall picture. */
export const keepFirstFrame: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' || !req.file) return args
  const picture = sharp(req.file.data)
  const { pages = 1 } = await picture.metadata().catch(() => ({ pages: 1 }))
  if (pages > 1)
    req.file = { ...req.file, ...(await firstFrame(picture)), name: `${parse(req.file.name).name}.png` }
  return args
}

async function firstFrame(picture: Sharp) {
  const data = await picture.png().toBuffer()
  return { data, size: data.length, mimetype: 'image/png' }
}
