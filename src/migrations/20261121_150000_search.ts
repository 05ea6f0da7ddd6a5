import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { searchIndexes, searchTables } from './search/tables'
import { textFunctions } from './search/text'
import { EVENTS, triggerFunctions, triggers, WATCHED } from './search/triggers'
import { wordFunctions } from './search/words'
import { writingFunctions } from './search/writing'

/**
 * What search looks things up in (docs/decisions/012). It lives in a schema of its own and is kept true by triggers, so
 * that every way of writing reaches it: the panel, a seller, a seed, a statement by hand.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [textFunctions, searchTables, wordFunctions, writingFunctions, triggerFunctions])
    await db.execute(part)
  for (const trigger of triggers) await db.execute(trigger)
  await db.execute(sql`
    set local statement_timeout = 0;
    select search.write_shelves();
    select search.write_goods(array(select id from products));
    select search.write_synonyms(array(select id from synonyms));
  `)
  await db.execute(searchIndexes)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of Object.keys(WATCHED))
    for (const event of EVENTS) await db.execute(sql.raw(`drop trigger search_${event} on ${table}`))
  await db.execute(sql`drop schema search cascade`)
}
