import { randomBytes } from 'node:crypto'
import { startS3 } from '@maru/stand-ins/s3'

/** A bucket of this test file alone, in the environment before Payload's configuration is read, which asks for it. */
export async function openS3() {
  // The storage plugin keeps a client for each name, and its process outlives this file.
  const bucket = `maru-files-${randomBytes(4).toString('hex')}`
  const keys = { bucket, accessKeyId: 'AKIAMARU', secretAccessKey: 'of the stand-in' }
  const s3 = await startS3(keys)
  const settings = { ...keys, region: 'ca-central-1', endpoint: s3.url }
  Object.assign(process.env, {
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    S3_ENDPOINT: settings.endpoint,
  })
  return { s3, settings }
}
