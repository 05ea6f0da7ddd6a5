import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "second_factors_recovery_codes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"hash" varchar NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"secret" varchar NOT NULL,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "second_factors_recovery_codes" ADD CONSTRAINT "second_factors_recovery_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_staff_fk" FOREIGN KEY ("id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "second_factors_recovery_codes_order_idx" ON "second_factors_recovery_codes" USING btree ("_order");
  CREATE INDEX "second_factors_recovery_codes_parent_id_idx" ON "second_factors_recovery_codes" USING btree ("_parent_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "second_factors_recovery_codes" CASCADE;
  DROP TABLE "second_factors" CASCADE;`)
}
