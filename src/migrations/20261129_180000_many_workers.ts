import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Any number of workers: a row for each loop and process, who leads what runs in order, and turns with providers (rules Q16, Q17). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "worker_loops" DROP CONSTRAINT "worker_loops_pkey";
    ALTER TABLE "worker_loops" ALTER COLUMN "process" SET DATA TYPE varchar(80);
    ALTER TABLE "worker_loops" ADD COLUMN "seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL;
    ALTER TABLE "worker_loops" ALTER COLUMN "name" SET NOT NULL;
    CREATE UNIQUE INDEX "worker_loops_name_process_idx" ON "worker_loops" USING btree ("name","process");

    CREATE TABLE "worker_leads" (
      "loop" varchar(80) PRIMARY KEY NOT NULL,
      "process" varchar(80) NOT NULL,
      "ends_at" timestamp(3) with time zone NOT NULL
    );

    CREATE TABLE "provider_turns" (
      "provider" varchar(20) PRIMARY KEY NOT NULL,
      "next_at" timestamp with time zone NOT NULL
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "provider_turns";
    DROP TABLE "worker_leads";
    DELETE FROM "worker_loops";
    DROP INDEX "worker_loops_name_process_idx";
    ALTER TABLE "worker_loops" DROP COLUMN "seen_at";
    ALTER TABLE "worker_loops" ALTER COLUMN "process" SET DATA TYPE varchar(20);
    ALTER TABLE "worker_loops" ADD CONSTRAINT "worker_loops_pkey" PRIMARY KEY("name");
  `)
}
