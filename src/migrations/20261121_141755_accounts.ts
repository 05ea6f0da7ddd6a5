import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_account_tokens_purpose" AS ENUM('sign_up', 'reset', 'change_email', 'export', 'delete');
  CREATE TYPE "public"."enum_account_tokens_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TABLE "account_tokens" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"purpose" "enum_account_tokens_purpose" NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"user_id" uuid,
  	"email" varchar NOT NULL,
  	"data" varchar,
  	"device_hash" varchar,
  	"locale" "enum_account_tokens_locale" DEFAULT 'en' NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "throttles" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  ALTER TABLE "sellers" ALTER COLUMN "business_registration" DROP NOT NULL;
  ALTER TABLE "emails" ALTER COLUMN "subject" DROP NOT NULL;
  ALTER TABLE "users_sessions" ADD COLUMN "agent" varchar;
  ALTER TABLE "users" ADD COLUMN "has_password" boolean DEFAULT true NOT NULL;
  ALTER TABLE "emails" ADD COLUMN "params" varchar;
  ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "account_tokens_token_hash_idx" ON "account_tokens" USING btree ("token_hash");
  CREATE INDEX "account_tokens_user_idx" ON "account_tokens" USING btree ("user_id");
  CREATE INDEX "account_tokens_email_idx" ON "account_tokens" USING btree ("email");
  CREATE INDEX "account_tokens_expires_at_idx" ON "account_tokens" USING btree ("expires_at");
  CREATE INDEX "account_tokens_updated_at_idx" ON "account_tokens" USING btree ("updated_at");
  CREATE INDEX "account_tokens_created_at_idx" ON "account_tokens" USING btree ("created_at");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";
  ALTER TABLE "staff" DROP COLUMN "login_attempts";
  ALTER TABLE "staff" DROP COLUMN "lock_until";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_tokens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "throttles" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "account_tokens" CASCADE;
  DROP TABLE "throttles" CASCADE;
  ALTER TABLE "sellers" ALTER COLUMN "business_registration" SET NOT NULL;
  ALTER TABLE "emails" ALTER COLUMN "subject" SET NOT NULL;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "staff" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users_sessions" DROP COLUMN "agent";
  ALTER TABLE "users" DROP COLUMN "has_password";
  ALTER TABLE "emails" DROP COLUMN "params";
  DROP TYPE "public"."enum_account_tokens_purpose";
  DROP TYPE "public"."enum_account_tokens_locale";`)
}
