import Uppy from '@uppy/core'
import XHRUpload from '@uppy/xhr-upload'
import type { Locale } from '@/domain/locale'
import { failureIn, patience, uploadedIn, type UploadFailure, type UploadResult } from './upload'

/** As many as the server takes of one member at once. */
const AT_ONCE = 2

type Listener = {
  onProgress: (key: string, percent: number) => void
  onDone: (key: string, picture: UploadResult) => void
  onFailed: (key: string, failed: UploadFailure) => void
}

/** What went wrong is said at its picture. */
const SILENT = { debug: () => {}, warn: () => {}, error: () => {} }

const lastAsked = (xhr: XMLHttpRequest) => patience(xhr.status, xhr.getResponseHeader('retry-after'))

/** Sends pictures, two at a time, each on its own: a failed one stops no other. Loaded with the first picture. */
export function openUploader(locale: Locale, { onProgress, onDone, onFailed }: Listener) {
  const uppy = new Uppy<{ key: string; relativePath: string }, { text: string }>({ logger: SILENT })
  uppy.use(XHRUpload, {
    endpoint: `/api/uploads/picture?locale=${locale}`,
    limit: AT_ONCE,
    allowedMetaFields: [],
    // The server may take long to make the sizes.
    timeout: 0,
    // Once more by itself only where the server asked for a few seconds.
    shouldRetry: (xhr: XMLHttpRequest) => lastAsked(xhr) > 0,
    onAfterResponse: (xhr: XMLHttpRequest) => new Promise<void>((go) => setTimeout(go, lastAsked(xhr))),
    getResponseData: (xhr: XMLHttpRequest) => ({ text: xhr.responseText }),
  })
  const ids = new Map<string, string>()
  uppy.on('upload-progress', (file, { bytesUploaded, bytesTotal }) => {
    if (file && bytesTotal) onProgress(file.meta.key, Math.floor((100 * bytesUploaded) / bytesTotal))
  })
  uppy.on('upload-success', (file, { body }) => {
    if (!file) return
    const picture = uploadedIn(body?.text ?? '')
    uppy.removeFile(file.id)
    if (picture) onDone(file.meta.key, picture)
    else onFailed(file.meta.key, { canRetry: false })
  })
  uppy.on('upload-error', (file, error, response) => {
    if (!file) return
    const { status = 0, responseText = '' } = Object(response) as Partial<XMLHttpRequest>
    onFailed(file.meta.key, failureIn(status, responseText))
  })
  // What went wrong is said for each picture by `upload-error`.
  const quietly = (sending: Promise<unknown>) => void sending.catch(() => undefined)

  return {
    /** The key makes files of the same name and size two. */
    send: (key: string, { name, type, ...rest }: { name: string; type: string; data: File }) => {
      ids.set(key, uppy.addFile({ ...rest, name, type, meta: { key, relativePath: key } }))
      quietly(uppy.upload())
    },
    retry: (key: string) => quietly(uppy.retryUpload(ids.get(key) ?? '')),
    cancel: (key: string) => uppy.removeFile(ids.get(key) ?? ''),
    close: () => uppy.destroy(),
  }
}

export type Uploader = ReturnType<typeof openUploader>
