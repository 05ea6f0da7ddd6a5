import sharp, { type Metadata } from 'sharp'
import { parse } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { issue } from '@/domain/result'
import { checkPixels, MAX_PIXELS } from '@/domain/forms/upload'
import { keyedHash } from '@/server/settings/seal'
import { runSql } from '~/collections/shared/run-sql'
import { orRefuse, refusal } from './upload'

/**
 * Sets the content hash that names the picture's URL. It is keyed, so
 * that nobody can prepare two pictures with the same name.
 */
export const hashPicture: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== 'create' || !req.file) return data
  return { ...data, hash: keyedHash('picture', req.file.data).toString('base64url').slice(0, 12) }
}

/** A product that is being saved with the picture waits, and then does not find it. */
export const lockPicture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runSql(req, sql`select 1 from media where id = ${id} for update`)
}

/** Size of the stored picture. Every other size is made from it. */
export const PICTURE_FIT = { width: 2000, height: 2500, fit: 'inside', withoutEnlargement: true } as const

/** Options of whatever decodes: a header can lie about frames, so the limit counts while decoding too. */
export const DECODING = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
export const PATIENCE = { seconds: 20 }

// One thread for each picture: more only take processors from pages (docs/decisions/037).
sharp.concurrency(1)

/** The size in the header; nothing is decoded, so that the limit is ours to judge. */
export const headerOf = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((): Partial<Metadata> => ({}))

/**
 * Decodes a picture once, upright, first frame only, at most the stored size. Payload makes its sizes from the
 * result, so that it never decodes an upload of 40 million pixels for each of them. A JPEG stays one, at a quality that
 * shows no loss: as PNG a photograph is four times as large, and everything after this copies and decodes it for each size.
 */
export const rebuildPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if (operation !== 'create' || !file) return args
  const header = await headerOf(file.data)
  orRefuse(checkPixels(header))
  const ending = header.format === 'jpeg' ? 'jpg' : 'png'
  const upright = sharp(file.data, DECODING).rotate().resize(PICTURE_FIT)
  const rebuilt =
    ending === 'jpg'
      ? upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      : upright.png({ compressionLevel: 1 })
  const data = await rebuilt
    .timeout(PATIENCE)
    .toBuffer()
    .catch(() => {
      throw refusal(issue('upload.damaged', 'images'))
    })
  const mimetype = ending === 'jpg' ? 'image/jpeg' : 'image/png'
  req.file = { ...file, data, size: data.length, mimetype, name: `${parse(file.name).name}.${ending}` }
  return args
}
