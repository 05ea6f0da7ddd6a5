import config from '@payload-config'
import { getPayload } from 'payload'

/** Payload on the database of this process. A test server ends connections when it likes; that is no news. */
export async function bootPayload() {
  const payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = process.env.TEST_LOG ?? 'silent'
  payload.db.pool.on('error', () => {})
  return payload
}
