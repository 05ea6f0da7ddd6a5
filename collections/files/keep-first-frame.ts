import { parse } from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import sharp, { type Sharp } from 'sharp'

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
