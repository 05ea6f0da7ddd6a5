import { bucketSettings, type BucketSettings } from './bucket-settings'

/** A place for files by key, such as products/{seller}/{name}. */
export type Bucket = {
  put: (key: string, body: Uint8Array, type: string) => Promise<void>
  get: (key: string) => Promise<{ body: Uint8Array<ArrayBuffer>; type: string } | null>
  remove: (key: string) => Promise<void>
  /** Throws where the bucket is away, unknown, or not ours. */
  check: () => Promise<void>
}

/** An S3 bucket, or any that speaks its language. The client is loaded when it is first used: who keeps files on the disk does not pay for it. */
export function openBucket(settings: BucketSettings): Bucket {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings
  const load = async () => {
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // Other makers know nothing of the checksums Amazon added later.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
    return { sdk, client }
  }
  let loading: ReturnType<typeof load> | undefined
  const open = () => (loading ??= load())
  return {
    put: async (Key, Body, ContentType) => {
      const { sdk, client } = await open()
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentType }))
    },
    get: async (Key) => {
      const { sdk, client } = await open()
      try {
        const { Body, ContentType } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }))
        const body = new Uint8Array((await Body?.transformToByteArray()) ?? [])
        return { body, type: ContentType ?? 'application/octet-stream' }
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
    },
    remove: async (Key) => {
      const { sdk, client } = await open()
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }))
    },
    check: async () => {
      const { sdk, client } = await open()
      await client.send(new sdk.HeadBucketCommand({ Bucket }))
    },
  }
}

let ours: Bucket | null | undefined

/** The bucket this process keeps files in; null where they lie on the disk. */
export function ourBucket(): Bucket | null {
  if (ours !== undefined) return ours
  const settings = bucketSettings()
  return (ours = settings && openBucket(settings))
}

type Kept = { prefix?: string | null }

/** The key of a file: the folder of its owner, and its name (ruling C12). */
export const keyOf = ({ prefix }: Kept, filename: string) => (prefix ? `${prefix}/${filename}` : filename)
