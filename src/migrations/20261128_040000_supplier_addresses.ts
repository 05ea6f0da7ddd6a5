import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The addresses of sellers' pages, by the companies' names, the oldest first; closed accounts get none (rule P31). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "sellers" ADD COLUMN "slug" varchar;
    ALTER TABLE "sellers" ADD COLUMN "earlier_slugs" varchar;
    CREATE UNIQUE INDEX "sellers_slug_idx" ON "sellers" USING btree ("slug");
    DO $$
    DECLARE
      seller record;
      base text;
      free text;
      number int;
    BEGIN
      FOR seller IN SELECT id, company FROM sellers WHERE status_reason IS DISTINCT FROM 'account.deleted' ORDER BY created_at, id LOOP
        base := replace(replace(replace(lower(seller.company), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss');
        base := regexp_replace(normalize(translate(base, 'øłđ', 'old'), NFD), '[\\u0300-\\u036f]', '', 'g');
        base := regexp_replace(regexp_replace(base, '[^a-z0-9]+', '-', 'g'),
          '(-(co|company|corp|corporation|gmbh|inc|incorporated|limited|llc|ltd|ltee))+-?$', '');
        base := trim(both '-' from left(trim(both '-' from base), 60));
        base := coalesce(nullif(base, ''), 'supplier');
        free := base;
        number := 1;
        WHILE EXISTS (SELECT 1 FROM sellers WHERE slug = free) LOOP
          number := number + 1;
          free := rtrim(left(base, 59 - length(number::text)), '-') || '-' || number;
        END LOOP;
        UPDATE sellers SET slug = free WHERE id = seller.id;
      END LOOP;
    END $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "sellers_slug_idx";
    ALTER TABLE "sellers" DROP COLUMN "slug";
    ALTER TABLE "sellers" DROP COLUMN "earlier_slugs";
  `)
}
