import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import type { CollectionBeforeOperationHook } from 'payload'
import { hasActiveContent, objectStreams } from '@/domain/forms/pdf'
import { issue } from '@/domain/result'
import { refusal } from './upload'

/** Bytes that are unpacked of one stream, and of all. */
const MOST = { ofOne: 16 * 1024 * 1024, ofAll: 64 * 1024 * 1024 }

const unpack = promisify<Buffer, object, Buffer>(inflate)

/** Refuses a PDF that acts by itself, runs scripts or programs, or carries files, and one that cannot be checked (rule N5). */
export const refuseActivePdf: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (req.file?.mimetype === 'application/pdf' && (await isActive(req.file.data)))
    throw refusal(issue('upload.activePdf', 'document'))
  return args
}

async function isActive(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1')
  if (hasActiveContent(text)) return true
  let left = MOST.ofAll
  for (const { from, isSure } of objectStreams(text)) {
    const objects = await unpacked(bytes.subarray(from), Math.min(left, MOST.ofOne))
    if (!objects && isSure) return true
    if (objects && hasActiveContent(objects.toString('latin1'))) return true
    left -= objects?.length ?? 0
  }
  return false
}

/** Null if it is packed in another way, encrypted, or too large. */
async function unpacked(packed: Buffer, most: number): Promise<Buffer | null> {
  if (most <= 0) return null
  return unpack(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }).catch(() => null)
}
