import { isMember, type Actor } from '@/domain/people/actor'
import { fail, ok, type Result } from '@/domain/result'

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif'
export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png'

/** 10 MB, for pictures and documents (rule C12). */
export const MAX_UPLOAD = 10 * 1024 * 1024

/** Magic bytes at an offset, in Latin-1. */
const SIGNATURES: Record<ImageType | 'application/pdf', readonly [at: number, bytes: string][]> = {
  'image/jpeg': [[0, '\xff\xd8\xff']],
  'image/png': [[0, '\x89PNG\r\n\x1a\n']],
  'image/webp': [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  'image/gif': [[0, 'GIF8']],
  'application/pdf': [[0, '%PDF-']],
}

const IMAGE_TYPES: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
const DOCUMENT_TYPES: readonly DocumentType[] = ['application/pdf', 'image/jpeg', 'image/png']

function matches(bytes: Uint8Array, type: keyof typeof SIGNATURES): boolean {
  return SIGNATURES[type].every(([at, text]) =>
    [...text].every((char, i) => bytes[at + i] === char.charCodeAt(0)),
  )
}

/** The type by magic bytes, ignoring the name and the browser's claim (rule C12). */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  return IMAGE_TYPES.find((type) => matches(bytes, type))
}

/** The ending of a document's name. */
export const documentEnding = (type: string) =>
  type === 'application/pdf' ? 'pdf' : type === 'image/png' ? 'png' : 'jpg'

export function documentType(bytes: Uint8Array): DocumentType | undefined {
  return DOCUMENT_TYPES.find((type) => matches(bytes, type))
}

export type Upload = { bytes: Uint8Array; size?: number }

/** A JPEG, PNG, WebP or GIF of at most 10 MB (rule C12). */
export function checkImage({ bytes, size = bytes.length }: Upload, path = 'images'): Result<ImageType> {
  if (size > MAX_UPLOAD) return fail('upload.tooLarge', path)
  const type = imageType(bytes)
  return type ? ok(type) : fail('upload.imageType', path)
}

/** Shipping documents: pdf, jpg, png (rule M32). */
export function checkDocument({ bytes, size = bytes.length }: Upload, path = 'file'): Result<DocumentType> {
  if (size > MAX_UPLOAD) return fail('upload.tooLarge', path)
  const type = documentType(bytes)
  return type ? ok(type) : fail('upload.documentType', path)
}

/** The bytes at the end of a PDF among which its last mark stands. */
const PDF_END = 1024

/** A whole PDF of at most 10 MB (rule C62). */
export function checkPdf(
  { bytes, size = bytes.length }: Upload,
  path = 'document',
): Result<'application/pdf'> {
  if (size > MAX_UPLOAD) return fail('upload.tooLarge', path)
  if (!matches(bytes, 'application/pdf')) return fail('upload.pdfType', path)
  const end = String.fromCharCode(...bytes.slice(-PDF_END))
  return end.includes('%%EOF') ? ok('application/pdf') : fail('upload.damaged', path)
}

/** Pixels of all frames together (rule C12). */
export const MAX_PIXELS = 40_000_000
/** The longest side that WebP can store. */
export const MAX_SIDE = 16_383

/** What the header of a picture says. `height` is that of one frame. */
export type PictureHeader = { width?: number; height?: number; pages?: number }

/** Judges the size of a picture by its header, before it is decoded (rule C12). */
export function checkPixels(header: PictureHeader, path = 'images'): Result<PictureHeader> {
  const { width = 0, height = 0, pages = 1 } = header
  if (!(width > 0 && height > 0)) return fail('upload.damaged', path)
  const isTooLarge = Math.max(width, height) > MAX_SIDE || width * height * pages > MAX_PIXELS
  return isTooLarge ? fail('upload.pixels', path, { pixels: MAX_PIXELS, side: MAX_SIDE }) : ok(header)
}

/** Documents a member uploads; the server adds those of orders and payouts. */
export const MEMBER_DOCUMENTS = ['business', 'exemption', 'message'] as const
export type MemberDocument = (typeof MEMBER_DOCUMENTS)[number]

export const isMemberDocument = (kind: unknown): kind is MemberDocument =>
  MEMBER_DOCUMENTS.some((each) => each === kind)

/** A member creates documents of these kinds only. */
export function checkDocumentKind({ next, before, actor }: UploadWrite): Result<object> {
  const isRefused = !before && isMember(actor) && !isMemberDocument(next.kind)
  return isRefused ? fail('document.kind', 'kind') : ok({})
}

type UploadWrite = { next: { kind?: unknown }; before: object | undefined; actor: Actor }

const MAX_NAME = 120
/** A name on disk has 255 bytes: 47 for time and random bytes, some for the size and type of a picture. */
const MAX_NAME_BYTES = 180

/**
 * The name without folders and invisible characters, underscores for
 * spaces. Long names keep their end and extension.
 */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(/\s/g, '_').replace(/[\p{C}"*:<>?|#%]/gu, '')
  const short = endOf([...clean].slice(-MAX_NAME)).replace(/^\.+/, '')
  return short === '' ? 'file' : short
}

function endOf(signs: string[]): string {
  let left = MAX_NAME_BYTES
  const first = signs.findLastIndex((sign) => (left -= new TextEncoder().encode(sign).length) < 0)
  return signs.slice(first + 1).join('')
}

export type UploadName = { timestamp: number; random: Uint8Array; fileName: string }
export type ImageKey = UploadName & { sellerId: string }

/** {timestamp}_{16 random bytes hex}_{name} (rule C12). */
export function uploadName({ timestamp, random, fileName }: UploadName): string {
  if (random.length !== 16) throw new RangeError('An upload is named with 16 random bytes')
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${timestamp}_${hex}_${cleanFileName(fileName)}`
}

/** The name a file was sent with, from the one it was stored under. */
export const sentName = (stored: string) => stored.replace(/^\d+_[0-9a-f]{32}_/, '')

/** The name a file of a message is shown and saved under: its sender's, with the ending of what it really is (rule T20). */
export function messageFileName(stored: string, type: string): string {
  const name = cleanFileName(sentName(stored))
  return `${name.replace(/\.[^.]*$/, '') || 'file'}.${documentEnding(type)}`
}

/** products/{sellerUid}/{timestamp}_{16 random bytes hex}_{name} (rule C12). */
export function imageKey({ sellerId, ...name }: ImageKey): string {
  if (!/^[\w-]+$/.test(sellerId)) throw new RangeError('An image key takes the id of a seller')
  return `products/${sellerId}/${uploadName(name)}`
}
