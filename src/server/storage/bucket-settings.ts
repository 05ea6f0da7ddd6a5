type Env = Record<string, string | undefined>

/** Variables required for a bucket; S3_ENDPOINT as well if it is not at Amazon. */
export const BUCKET_NAMES = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export type BucketSettings = {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  endpoint?: string
}

/** Settings of the bucket for uploads; null means files are on disk. Incomplete settings count as none, and block production. */
export function bucketSettings(env: Env = process.env): BucketSettings | null {
  const [bucket, region, accessKeyId, secretAccessKey] = BUCKET_NAMES.map((name) => env[name])
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return null
  const endpoint = env.S3_ENDPOINT
  return { bucket, region, accessKeyId, secretAccessKey, ...(endpoint && { endpoint }) }
}

/** Missing variables if a bucket is configured in part. */
export function missingForBucket(env: Env): string[] {
  const isMeant = [...BUCKET_NAMES, 'S3_ENDPOINT'].some((name) => env[name])
  return isMeant ? BUCKET_NAMES.filter((name) => !env[name]) : []
}
