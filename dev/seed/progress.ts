import pg from 'pg'
import { DEMO_MARKER as KEY, foreignSentence, listForeignTables } from '@maru/launch/demo-database'
import { idOf } from './ids'
import { STEP_NAMES, type StepName } from './step-names'

const ONE_AT_A_TIME = 20_251_121

type Noted = { moment: string; done: StepName[] }

/**
 * What has been made so far and since when, kept in the database beside the data. Known without loading Payload, so that a
 * second run is over at once; only one seed runs at a time.
 */
export async function openProgress(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME])
  const foreign = await listForeignTables(client)
  if (foreign.length > 0) throw new Error(foreignSentence(foreign))
  const noted = (await load(client)) ?? (await begin(client))
  const done = new Set(noted.done)
  return {
    client,
    moment: noted.moment,
    left: STEP_NAMES.filter((name) => !done.has(name)),
    async finish(name: StepName) {
      done.add(name)
      await save(client, { moment: noted.moment, done: [...done] })
    },
    close: () => client.end(),
  }
}

async function load(client: pg.Client) {
  const { rows } = await client.query<{ data: Noted }>('select data from payload_kv where key = $1', [KEY])
  return rows[0]?.data
}

async function begin(client: pg.Client): Promise<Noted> {
  const noted = { moment: new Date().toISOString(), done: [] }
  await client.query('insert into payload_kv (id, key, data) values ($1, $2, $3)', [idOf(KEY), KEY, noted])
  return noted
}

const save = (client: pg.Client, noted: Noted) =>
  client.query('update payload_kv set data = $2 where key = $1', [KEY, noted])
