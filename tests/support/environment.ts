import { randomBytes } from 'node:crypto'
import { given } from './given'
import { SECRETS } from './secrets'

const { server, prefix, data } = given()

/** A database of its own for every test file; `openWorld` makes it when the file asks for one. */
const database = new URL(server)
database.pathname = `/${prefix}_${process.pid}_${randomBytes(3).toString('hex')}`

Object.assign(process.env, SECRETS, { DATABASE_URL: database.href, MARU_DATA: data })
