import sharp from 'sharp'
import type { CollectionBeforeOperationHook } from 'payload'
import { issue } from '@/domain/result'
import { DECODING, PATIENCE } from './picture-hooks'
import { isRebuilt, refusal } from './upload'

/** An image in a message or of a return goes upright and without its metadata, which may say where it was taken (rules T20, M83). */
export const rebuildSentImage: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req
  if (!isRebuilt(args) || !file?.mimetype.startsWith('image/')) return args
  const upright = sharp(file.data, DECODING).rotate()
  const rebuilt = file.mimetype === 'image/png' ? upright.png() : upright.jpeg({ quality: 90 })
  const data = await rebuilt
    .timeout(PATIENCE)
    .toBuffer()
    .catch(() => {
      throw refusal(issue('upload.damaged', 'file'))
    })
  req.file = { ...file, data, size: data.length }
  return args
}
