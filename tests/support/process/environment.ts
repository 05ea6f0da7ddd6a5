import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { given } from '~/tests/support/given'
import { SECRETS } from './secrets'
import { closePayloads } from './shared-process'

const { server, prefix, data } = given()

/** A database and a folder of its own for every test file; `openWorld` makes them when the file asks for a world. */
const name = `${prefix}_${process.pid}_${randomBytes(3).toString('hex')}`
const database = new URL(server)
database.pathname = `/${name}`

Object.assign(process.env, SECRETS, { DATABASE_URL: database.href, MARU_DATA: join(data, name) })

afterAll(() => closePayloads(server, name))
