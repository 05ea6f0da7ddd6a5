import { cleanFileName } from '@/domain/forms/upload'

/** What an upload puts in front of the name (rule C12). */
export const UPLOAD_PREFIX = '^\\d+_[0-9a-f]{32}_'
const PREFIX = new RegExp(UPLOAD_PREFIX)

/** A file name as one had it when uploading, without the extension: pictures are re-encoded. */
export const pictureStem = (name: string) =>
  cleanFileName(name)
    .replace(PREFIX, '')
    .replace(/\.[^.]{1,5}$/, '')

/** Whether a typed name is that of a stored picture: its whole name, or the name it was uploaded with. */
export const isNameOf = (typed: string, stored: string) =>
  typed === stored || (!PREFIX.test(typed) && pictureStem(typed) === pictureStem(stored))

/** Addresses are refused: only pictures uploaded before are used. */
export const isAddress = (name: string) => /^[a-z][a-z\d+.-]*:\/\/|^(?:www\.|\/\/)/i.test(name.trim())
