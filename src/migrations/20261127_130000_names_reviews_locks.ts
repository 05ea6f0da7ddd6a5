import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

const HANGUL = sql.raw(String.raw`'[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]'`)

/**
 * Names of sellers in Hangul beside those in Latin letters (rule N22), edits of reviews (rule S25), and locks of opened
 * documents (rule A26). What was written in Hangul is kept as such; it is shown until its seller writes it in Latin letters.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table sellers add column contact_person_ko varchar, add column address_ko varchar, add column address2_ko varchar,
      add column city_ko varchar, add column province_ko varchar;
    update sellers set company_ko = company where country = 'KR' and company_ko is null and company ~ ${HANGUL};
    update sellers set contact_person_ko = contact_person where country = 'KR' and contact_person ~ ${HANGUL};
    update sellers set address_ko = address, address2_ko = address2, city_ko = city, province_ko = province
      where country = 'KR' and concat(address, city, province) ~ ${HANGUL};
    alter table comments add column edited_at timestamptz(3), add column answered_anew boolean default false;
    alter table pages add column saved_by varchar, add column saved_upon varchar;
    alter table _pages_v add column version_saved_by varchar, add column version_saved_upon varchar;
    alter table payload_locked_documents_rels add column products_id uuid
      constraint payload_locked_documents_rels_products_fk references products (id) on delete cascade;
    create index payload_locked_documents_rels_products_id_idx on payload_locked_documents_rels (products_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table payload_locked_documents_rels drop column products_id;
    alter table _pages_v drop column version_saved_by, drop column version_saved_upon;
    alter table pages drop column saved_by, drop column saved_upon;
    alter table comments drop column edited_at, drop column answered_anew;
    alter table sellers drop column contact_person_ko, drop column address_ko, drop column address2_ko,
      drop column city_ko, drop column province_ko`)
}
