import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** As `npm run migrate`, in a process of its own: Payload loads migrations as files, which a test's modules are not. */
export async function migrateTo(url: string) {
  const program = ['--conditions=production', '--import', 'tsx', 'src/worker/migrate.ts']
  await promisify(execFile)(process.execPath, program, { env: { ...process.env, DATABASE_URL: url } })
}
