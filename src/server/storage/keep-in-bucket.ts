import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  Plugin,
} from 'payload'
import { keyOf, ourBucket, type Bucket } from './bucket'

type Sized = { filename?: string | null; mimeType?: string | null }
type Stored = Sized & { id: string; prefix?: string | null; sizes?: Record<string, Sized> }

/** Keeps uploads in the bucket where there is one, and leaves them on the disk where there is none (docs/decisions/022). */
export const keepInBucket: Plugin = (config) => {
  const bucket = ourBucket()
  if (!bucket) return config
  return {
    ...config,
    collections: config.collections?.map((each) => (each.upload ? kept(each, bucket) : each)),
  }
}

function kept(collection: CollectionConfig, bucket: Bucket): CollectionConfig {
  const { hooks, upload } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), store(bucket)],
      afterDelete: [...(hooks?.afterDelete ?? []), remove(bucket)],
    },
    upload: {
      ...(typeof upload === 'object' && upload),
      disableLocalStorage: true,
      handlers: [serve(collection, bucket)],
    },
  }
}

/** Before the row is committed: a file that cannot be kept is an upload that failed, and leaves no row without a file. */
function store(bucket: Bucket): CollectionAfterChangeHook<Stored> {
  return async ({ doc, operation, req }) => {
    const { file, payloadUploadSizes = {} } = req
    if (operation !== 'create' || !file) return doc
    const sizes = Object.entries(doc.sizes ?? {}).map(
      ([name, size]) => [size, payloadUploadSizes[name]] as const,
    )
    for (const [{ filename, mimeType }, body] of [[doc, file.data] as const, ...sizes]) {
      if (filename && body) await bucket.put(keyOf(doc, filename), body, mimeType ?? file.mimetype)
    }
    return doc
  }
}

function remove(bucket: Bucket): CollectionAfterDeleteHook<Stored> {
  return async ({ doc }) => {
    for (const { filename } of [doc, ...Object.values(doc.sizes ?? {})]) {
      if (filename) await bucket.remove(keyOf(doc, filename))
    }
  }
}

type Handler = NonNullable<Exclude<CollectionConfig['upload'], boolean | undefined>['handlers']>[number]

/** Sends a file to who may read it, which Payload has judged before it asks here. */
function serve({ slug, upload }: CollectionConfig, bucket: Bucket): Handler {
  const { imageSizes = [], modifyResponseHeaders } = typeof upload === 'object' ? upload : {}
  const fields = ['filename', ...imageSizes.map(({ name }) => `sizes.${name}.filename`)]
  return async (req, { params: { filename } }) => {
    const where = { or: fields.map((field) => ({ [field]: { equals: filename } })) }
    const doc = await req.payload.db.findOne<Stored>({ collection: slug as CollectionSlug, req, where })
    const file = doc && (await bucket.get(keyOf(doc, filename)))
    if (!file) return new Response('Not found.', { status: 404 })
    const headers = new Headers({ 'content-type': file.type, 'content-length': String(file.body.length) })
    return new Response(file.body, { headers: modifyResponseHeaders?.({ headers }) ?? headers })
  }
}
