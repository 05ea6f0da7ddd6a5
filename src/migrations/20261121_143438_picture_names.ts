import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Pictures kept before they had names under /img get one from their key, and the listings that show them follow. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update media set hash = translate(substr(encode(sha256(convert_to(filename, 'UTF8')), 'base64'), 1, 12), '+/', '-_')
      where hash is null and filename is not null;

    update products p set cover_card = '/img/' || m.hash || '-400', cover_page = '/img/' || m.hash || '-768'
      from products_rels r join media m on m.id = r.media_id
      where r.parent_id = p.id and r.path = 'images' and r."order" = 1 and m.hash is not null;
  `)
}

/** A name is no loss to keep. */
export async function down(_: MigrateDownArgs): Promise<void> {}
