import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabases, runOn, sealTemplate } from './database'
import { give } from './given'
import { SECRETS } from './secrets'
import { openServer } from './server'

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

async function fillTemplate(server: string, template: string, data: string) {
  const database = new URL(server)
  database.pathname = `/${template}`
  Object.assign(process.env, SECRETS, { DATABASE_URL: database.href, MARU_DATA: data })
  await runOn(server, `create database ${template}`)
  const { bootPayload } = await import('./boot')
  const { migrations } = await import('~/src/migrations/index')
  const { makeWorld, signEveryoneIn } = await import('./world')
  const payload = await bootPayload()
  const migrate = payload.db.migrate as (given: { migrations: typeof migrations }) => Promise<void>
  await migrate.call(payload.db, { migrations })
  const ids = await makeWorld(payload)
  const tokens = await signEveryoneIn(payload)
  await sealTemplate(server, template)
  return { ids, tokens }
}
