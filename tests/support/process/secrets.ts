/** The environment of an integration test, apart from where its database and files are. */
export const SECRETS = {
  PAYLOAD_SECRET: 'a-secret-that-only-tests-know-0123456789',
  FIELD_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  INTERNAL_KEY: 'an-internal-key-that-only-tests-know',
  SITE_URL: 'http://localhost:4380',
  MARU_DEMO: '1',
  PAYLOAD_TELEMETRY_DISABLED: '1',
  PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
}
