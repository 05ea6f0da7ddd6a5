import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

const LATIN = `'company', 'company_ko', 'contact_person', 'contact_email', 'contact_phone', 'business_registration',
  'gst_number', 'qst_number', 'pst_number', 'country', 'address', 'address2', 'city', 'province', 'postal_code'`
const HANGUL = `'contact_person_ko', 'address_ko', 'address2_ko', 'city_ko', 'province_ko'`

const reviewedFacts = (names: string) =>
  sql.raw(`create or replace function reviewed_facts(seller sellers) returns jsonb language sql immutable as $$
    select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(seller)) where key in (${names})
  $$`)

/** Staff compare contact and address in Hangul too (rule A23). Of who waits already, what stands there now counts as seen. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(reviewedFacts(`${LATIN}, ${HANGUL}`))
  await db.execute(
    sql`update seller_requests r set facts = reviewed_facts(s) || r.facts from sellers s where s.id = r.seller_id`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(reviewedFacts(LATIN))
  await db.execute(sql.raw(`update seller_requests set facts = facts - array[${HANGUL}]`))
}
