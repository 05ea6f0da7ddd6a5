import config from '@payload-config'
import { getPayload } from 'payload'

/** Payload on the database of this process, quiet unless TEST_LOG says otherwise. */
export async function bootPayload() {
  const payload = await getPayload({ config })
  payload.logger.level = process.env.TEST_LOG ?? 'silent'
  return payload
}
