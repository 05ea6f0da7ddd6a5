import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { bucketSettings, type BucketSettings } from './bucket-settings'

/** Timeouts in milliseconds: connecting, first byte, silence during a response. */
const TIMEOUTS = { connectionTimeout: 3_000, requestTimeout: 10_000, socketTimeout: 30_000 }

/** S3 client settings, for Payload's storage plugin and our own calls. */
export function clientConfig(settings: BucketSettings, timeouts = TIMEOUTS): S3ClientConfig {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings
  const agent = { keepAlive: true, maxSockets: 100 }
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Other S3 implementations lack the checksums Amazon added later.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // An upload blocks a transaction: one retry at most.
    maxAttempts: 2,
    requestHandler: { ...timeouts, throwOnRequestTimeout: true, httpAgent: agent, httpsAgent: agent },
  }
}

/** Our own calls to the bucket; reads go through Payload's storage plugin. */
export type Bucket = {
  put: (key: string, body: Uint8Array, type: string) => Promise<void>
  /** Throws if there is no such object. */
  read: (key: string) => Promise<Uint8Array>
  remove: (key: string) => Promise<void>
  /** Throws if the bucket is unreachable, unknown or not ours. */
  check: () => Promise<void>
}

/** Loads the client on first use. */
export function openBucket(settings: BucketSettings, timeouts = TIMEOUTS): Bucket {
  const load = async () => {
    const sdk = await import('@aws-sdk/client-s3')
    return { sdk, client: new sdk.S3Client(clientConfig(settings, timeouts)) }
  }
  let loading: ReturnType<typeof load> | undefined
  const open = () => (loading ??= load())
  return {
    put: async (Key, Body, ContentType) => {
      const { sdk, client } = await open()
      await client.send(new sdk.PutObjectCommand({ Bucket: settings.bucket, Key, Body, ContentType }))
    },
    read: async (Key) => {
      const { sdk, client } = await open()
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: settings.bucket, Key }))
      if (!Body) throw new Error('The object is empty')
      return Body.transformToByteArray()
    },
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

/** The bucket of this process; null means files are on disk. */
export function ourBucket(): Bucket | null {
  if (ours !== undefined) return ours
  const settings = bucketSettings()
  return (ours = settings && openBucket(settings))
}

type StoredObject = { prefix?: string | null }

/** Key of a file: its owner's folder and its name (rule C12). */
export const objectKey = ({ prefix }: StoredObject, filename: string) =>
  prefix ? `${prefix}/${filename}` : filename
