import { createHash, randomUUID } from 'node:crypto'
import { jwtSign } from 'payload'
import type pg from 'pg'
import { threadKey } from '@/domain/talk/thread'

/** A member who is signed in: the header their browser would send. */
export type Member = { id: string; cookie: string }
/** A buyer and a seller with a conversation. */
export type Pair = { thread: string; buyer: Member; seller: Member }

const SIX_HOURS = 6 * 60 * 60

/** Adds pairs of members beside those of the demo, each with a session and a conversation. */
export async function addPairs(client: pg.Client, secret: string, count: number): Promise<Pair[]> {
  const pairs = await Promise.all(
    Array.from({ length: count }, async (): Promise<Pair> => {
      const [buyer, seller] = [await newMember(secret), await newMember(secret)]
      return { thread: randomUUID(), buyer, seller }
    }),
  )
  await client.query('begin')
  await copyDemo(client, pairs, 'buyer', 'users')
  await copyDemo(client, pairs, 'seller', 'users')
  await copyDemo(client, pairs, 'seller', 'sellers')
  await client.query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     select 1, id, id, now(), now() + interval '6 hours' from unnest($1::uuid[]) as id`,
    [pairs.flatMap(({ buyer, seller }) => [buyer.id, seller.id])],
  )
  await client.query(
    `insert into threads (id, key, buyer_id, seller_id)
     select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[])`,
    [
      pairs.map(({ thread }) => thread),
      pairs.map(({ buyer, seller }) => threadKey(buyer.id, seller.id)),
      pairs.map(({ buyer }) => buyer.id),
      pairs.map(({ seller }) => seller.id),
    ],
  )
  await client.query('commit')
  return pairs
}

/** Rows like that of a demo member, each with an id of its own and without what only one may have. */
async function copyDemo(
  client: pg.Client,
  pairs: Pair[],
  side: 'buyer' | 'seller',
  table: 'users' | 'sellers',
) {
  const own =
    table === 'users'
      ? `'email', made::text || '@bench.test', 'google_sub', null`
      : `'code', null, 'slug', made::text, 'status', 'active'`
  await client.query(
    `insert into ${table} select (jsonb_populate_record(model, jsonb_build_object('id', made, ${own}))).*
     from ${table} model cross join unnest($1::uuid[]) as made
     where model.id = (select id from users where email = $2)`,
    [pairs.map((pair) => pair[side].id), `${side}@maru.test`],
  )
}

/** The session of a member has the same id. */
async function newMember(secret: string): Promise<Member> {
  const id = randomUUID()
  const { token } = await jwtSign({
    fieldsToSign: { id, collection: 'users', email: `${id}@bench.test`, sid: id },
    // As Payload makes a key of it.
    secret: createHash('sha256').update(secret).digest('hex').slice(0, 32),
    tokenExpiration: SIX_HOURS,
  })
  return { id, cookie: `maru-member=${token}` }
}
