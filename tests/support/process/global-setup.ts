import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dropDatabases, runOn, sealTemplate } from '~/tests/support/database/database'
import { give, type Given } from '~/tests/support/given'
import { SECRETS } from './secrets'
import { openServer } from '~/tests/support/http/server'

const run = promisify(execFile)

/** Migrates and fills one database; every test file then copies it in milliseconds. */
export default async function setup() {
  const server = await openServer()
  const prefix = `maru_int_${process.pid}_${randomBytes(3).toString('hex')}`
  const template = `${prefix}_world`
  const data = mkdtempSync(join(tmpdir(), 'maru-int-files-'))
  chmodSync(data, 0o755)
  const close = async () => {
    await dropDatabases(server.url, prefix)
    await server.close()
    rmSync(data, { recursive: true, force: true })
  }
  try {
    const world = await fillTemplate(server.url, template, data)
    give({ server: server.url, prefix, template, data, ...world })
  } catch (error) {
    await close()
    throw error
  }
  return close
}

/**
 * In a process of its own: under Node 20 Payload only loads reliably with the production condition, and vitest itself has
 * none. A process that ends early leaves no file, so nothing is ever tested against half a world.
 */
async function fillTemplate(server: string, template: string, data: string) {
  const database = new URL(server)
  database.pathname = `/${template}`
  await runOn(server, `create database ${template}`)
  const file = join(data, 'world.json')
  await run(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', 'tests/support/make-world.ts', file],
    {
      env: { ...process.env, ...SECRETS, DATABASE_URL: database.href, MARU_DATA: join(data, template) },
    },
  )
  await sealTemplate(server, template)
  return JSON.parse(readFileSync(file, 'utf8')) as Pick<Given, 'ids' | 'tokens' | 'users'>
}
