import { s3Storage } from '@payloadcms/storage-s3'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Plugin,
  UploadCollectionSlug,
} from 'payload'
import { clientConfig, objectKey, ourBucket, type Bucket } from './bucket'
import { bucketSettings } from './bucket-settings'
import { serveFromDisk } from './serve-from-disk'
import { serveFile } from './serve-file'

/**
 * Stores uploads in the bucket if there is one, else on disk. The plugin is registered in both cases, so that the
 * schema is the same (docs/decisions/022).
 */
export const storeUploads: Plugin = async (config) => {
  const settings = bucketSettings()
  const uploads = (config.collections ?? []).filter(({ upload }) => upload)
  const options = { prefix: '', generateFileURL: fileUrl(config.serverURL) }
  const plugin = s3Storage({
    enabled: settings !== null,
    alwaysInsertFields: true,
    bucket: settings?.bucket ?? '',
    config: settings ? clientConfig(settings) : {},
    collections: Object.fromEntries(uploads.map(({ slug }) => [slug as UploadCollectionSlug, options])),
    clientUploads: false,
    signedDownloads: false,
  })
  const before = new Map(uploads.map((each) => [each.slug, each]))
  const stored = await plugin(config)
  return {
    ...stored,
    collections: stored.collections?.map((each) => {
      const own = before.get(each.slug)
      return own ? completed(each, own, ourBucket()) : each
    }),
  }
}

type FileUrl = (file: { collection: { slug: string }; filename: string }) => string

/** URL of a file, the same as on disk: without the folder the plugin would add. */
const fileUrl =
  (serverURL = ''): FileUrl =>
  ({ collection, filename }) =>
    `${serverURL}/api/${collection.slug}/file/${encodeURIComponent(filename)}`

/** Adds what the plugin lacks: reads of public files, files stored all or none, deletions that fail loudly. */
function completed(collection: CollectionConfig, own: CollectionConfig, bucket: Bucket | null) {
  const { upload, hooks } = collection
  const options = typeof upload === 'object' ? upload : {}
  const send = (bucket && options.handlers?.at(-1)) || serveFromDisk(options)
  return {
    ...collection,
    hooks: bucket
      ? {
          ...hooks,
          // The plugin's own hook would leave behind what it sent beside a refused file, and save the row again.
          afterChange: [...(own.hooks?.afterChange ?? []), store(bucket), forgetFile],
          // The plugin's own hook would log a bucket error and delete the row anyway.
          afterDelete: [...(own.hooks?.afterDelete ?? []), remove(bucket)],
        }
      : hooks,
    upload: { ...options, requiresClientUploadReceipt: true, handlers: [serveFile(collection, send)] },
  }
}

/** The plugin caches the file in the request context and would store it again for the next row of that request. */
const forgetFile: CollectionAfterChangeHook = ({ doc, req }) => {
  delete req.context._payloadCloudStorage
  return doc
}

type SizeFile = { filename?: string | null; mimeType?: string | null }
type UploadDoc = SizeFile & { id: string; prefix?: string | null; sizes?: Record<string, SizeFile> }

/** The bucket took a file not at all; recognised by name, as bundles have classes of their own. */
export class NotStored extends Error {
  override name = 'NotStored'
}

/** Runs before the commit: if the bucket refuses one file, the others are removed and the row is rolled back. */
function store(bucket: Bucket): CollectionAfterChangeHook<UploadDoc> {
  return async ({ doc, operation, req }) => {
    if (operation !== 'create' || !req.file) return doc
    const bytes = { ...req.payloadUploadSizes }
    const sizes = Object.entries(doc.sizes ?? {}).map(([name, size]) => ({ ...size, data: bytes[name] }))
    const files = [{ ...doc, data: req.file.data }, ...sizes].flatMap(({ filename, mimeType, data }) =>
      filename && mimeType && data ? [{ key: objectKey(doc, filename), data, mimeType }] : [],
    )
    const answers = await Promise.allSettled(
      files.map(({ key, data, mimeType }) => bucket.put(key, data, mimeType)),
    )
    const refused = answers.find(({ status }) => status === 'rejected')
    if (!refused) return doc
    await Promise.allSettled(files.map(({ key }) => bucket.remove(key)))
    throw new NotStored('The bucket refused a file', { cause: 'reason' in refused && refused.reason })
  }
}

/** Runs before the commit: if the bucket refuses, the row stays. */
function remove(bucket: Bucket): CollectionAfterDeleteHook<UploadDoc> {
  return async ({ doc }) => {
    // The original last: until it is gone the row can stay.
    for (const { filename } of [...Object.values(doc.sizes ?? {}), doc]) {
      if (filename) await bucket.remove(objectKey(doc, filename))
    }
  }
}
