type Env = Record<string, string | undefined>

/** What a bucket needs to be reached; where its maker is not Amazon, S3_ENDPOINT says where it is. */
export const BUCKET_NAMES = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export type BucketSettings = {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  endpoint?: string
}

/** The bucket for uploaded files; null where they lie on the disk. Half of the settings is no bucket, and no production either. */
export function bucketSettings(env: Env = process.env): BucketSettings | null {
  const [bucket, region, accessKeyId, secretAccessKey] = BUCKET_NAMES.map((name) => env[name])
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return null
  const endpoint = env.S3_ENDPOINT
  return { bucket, region, accessKeyId, secretAccessKey, ...(endpoint && { endpoint }) }
}

/** What keeps some settings of a bucket from being all of them. */
export function missingForBucket(env: Env): string[] {
  const isMeant = [...BUCKET_NAMES, 'S3_ENDPOINT'].some((name) => env[name])
  return isMeant ? BUCKET_NAMES.filter((name) => !env[name]) : []
}
