import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { bucketSettings, type BucketSettings } from './bucket-settings'

/** Milliseconds to connect, to the first byte of an answer, and of silence inside one. */
const TIMEOUTS = { connectionTimeout: 3_000, requestTimeout: 10_000, socketTimeout: 30_000 }

/** How the bucket is reached, by Payload's storage plugin and by us. */
export function clientConfig(settings: BucketSettings, timeouts = TIMEOUTS): S3ClientConfig {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings
  const agent = { keepAlive: true, maxSockets: 100 }
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Other makers know nothing of the checksums Amazon added later.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // An upload waits inside a transaction: a second try, and no third.
    maxAttempts: 2,
    requestHandler: { ...timeouts, throwOnRequestTimeout: true, httpAgent: agent, httpsAgent: agent },
  }
}

/** What we ask of the bucket ourselves; uploads and reads go through Payload's storage plugin. */
export type Bucket = {
  remove: (key: string) => Promise<void>
  /** Throws where the bucket is away, unknown, or not ours. */
  check: () => Promise<void>
}

/** The client is loaded when it is first used. */
export function openBucket(settings: BucketSettings, timeouts = TIMEOUTS): Bucket {
  const load = async () => {
    const sdk = await import('@aws-sdk/client-s3')
    return { sdk, client: new sdk.S3Client(clientConfig(settings, timeouts)) }
  }
  let loading: ReturnType<typeof load> | undefined
  const open = () => (loading ??= load())
  return {
    remove: async (Key) => {
      const { sdk, client } = await open()
      await client.send(new sdk.DeleteObjectCommand({ Bucket: settings.bucket, Key }))
    },
    check: async () => {
      const { sdk, client } = await open()
      await client.send(new sdk.HeadBucketCommand({ Bucket: settings.bucket }))
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

/** The key of a file: the folder of its owner, and its name (rule C12). */
export const keyOf = ({ prefix }: Kept, filename: string) => (prefix ? `${prefix}/${filename}` : filename)
