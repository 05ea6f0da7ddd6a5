import { s3Storage } from '@payloadcms/storage-s3'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Plugin,
  UploadCollectionSlug,
} from 'payload'
import { clientConfig, keyOf, ourBucket, type Bucket } from './bucket'
import { bucketSettings } from './bucket-settings'
import { serveFromDisk } from './serve-from-disk'
import { serveFile } from './serve-file'

/**
 * Uploads are kept in the bucket where there is one, and on the disk where there is none. Payload's plugin is called in both cases,
 * so that the schema is the same (docs/decisions/022).
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

/** The address a file has on the disk as well: without the folder the plugin would add to it. */
const fileUrl =
  (serverURL = ''): FileUrl =>
  ({ collection, filename }) =>
    `${serverURL}/api/${collection.slug}/file/${encodeURIComponent(filename)}`

/** What the plugin leaves open: reads of public files, a file per row, deletions that fail. */
function completed(collection: CollectionConfig, own: CollectionConfig, bucket: Bucket | null) {
  const { upload, hooks } = collection
  const options = typeof upload === 'object' ? upload : {}
  const send = (bucket && options.handlers?.at(-1)) || serveFromDisk(options)
  return {
    ...collection,
    hooks: bucket
      ? {
          ...hooks,
          afterChange: [...(hooks?.afterChange ?? []), forgetFile],
          // The plugin's own hook would log a refusal of the bucket and let the row go.
          afterDelete: [...(own.hooks?.afterDelete ?? []), remove(bucket)],
        }
      : hooks,
    upload: { ...options, requiresClientUploadReceipt: true, handlers: [serveFile(collection, send)] },
  }
}

/** The plugin remembers the file in the request's context, and would store it again for the next row of that request. */
const forgetFile: CollectionAfterChangeHook = ({ doc, req }) => {
  delete req.context._payloadCloudStorage
  return doc
}

type Sized = { filename?: string | null }
type Stored = Sized & { id: string; prefix?: string | null; sizes?: Record<string, Sized> }

/** Before the deletion is committed: a file that the bucket does not give up keeps its row. */
function remove(bucket: Bucket): CollectionAfterDeleteHook<Stored> {
  return async ({ doc }) => {
    // The file itself last: until it is gone the row can stay.
    for (const { filename } of [...Object.values(doc.sizes ?? {}), doc]) {
      if (filename) await bucket.remove(keyOf(doc, filename))
    }
  }
}
