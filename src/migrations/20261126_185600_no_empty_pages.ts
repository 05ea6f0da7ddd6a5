import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Every visit of "Create new page" once stored a draft without a title or a slug. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    with empty as (
      select id from pages p where slug is null and _status = 'draft' and not exists (
        select 1 from pages_locales l where l._parent_id = p.id
          and (l.title is not null or l.description is not null or l.content is not null)
      ) and not exists (
        select 1 from _pages_v v left join _pages_v_locales l on l._parent_id = v.id where v.parent_id = p.id
          and (v.version_slug is not null or l.version_title is not null or l.version_description is not null
            or l.version_content is not null)
      )
    ), versions as (
      delete from _pages_v where parent_id in (select id from empty)
    )
    delete from pages where id in (select id from empty)`)
}

export async function down(_: MigrateDownArgs): Promise<void> {}
