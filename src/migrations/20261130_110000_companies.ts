import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Companies that buy, with members and invitations; orders, payments, addresses and verifications name theirs (rules M95 to M107). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_company_members_role" AS ENUM('owner', 'buyer', 'requester', 'accountant');
    CREATE TYPE "public"."enum_company_invitations_role" AS ENUM('owner', 'buyer', 'requester', 'accountant');
    CREATE TYPE "public"."enum_checkouts_approval" AS ENUM('waiting', 'approved', 'declined', 'withdrawn');
    CREATE TABLE "companies" (
      "id" uuid PRIMARY KEY NOT NULL,
      "name" varchar NOT NULL,
      "business_number" varchar NOT NULL,
      "founder_id" uuid,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    CREATE TABLE "company_members" (
      "id" uuid PRIMARY KEY NOT NULL,
      "company_id" uuid NOT NULL,
      "user_id" uuid NOT NULL,
      "role" "enum_company_members_role" DEFAULT 'requester' NOT NULL,
      "order_limit" numeric,
      "month_limit" numeric,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      CONSTRAINT "company_members_limits_of_buyers" CHECK ((order_limit is null or (role = 'buyer' and order_limit = trunc(order_limit) and order_limit between 0 and 9999999999)) and (month_limit is null or (role = 'buyer' and month_limit = trunc(month_limit) and month_limit between 0 and 9999999999)))
    );
    CREATE TABLE "company_invitations" (
      "id" uuid PRIMARY KEY NOT NULL,
      "company_id" uuid NOT NULL,
      "email" varchar NOT NULL,
      "role" "enum_company_invitations_role" DEFAULT 'requester' NOT NULL,
      "order_limit" numeric,
      "month_limit" numeric,
      "invited_by_id" uuid,
      "token_hash" varchar NOT NULL,
      "expires_at" timestamp(3) with time zone NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      CONSTRAINT "company_invitations_limits_of_buyers" CHECK ((order_limit is null or (role = 'buyer' and order_limit = trunc(order_limit) and order_limit between 0 and 9999999999)) and (month_limit is null or (role = 'buyer' and month_limit = trunc(month_limit) and month_limit between 0 and 9999999999)))
    );
    ALTER TABLE "orders" ADD COLUMN "company_id" uuid;
    ALTER TABLE "checkouts" ADD COLUMN "company_id" uuid;
    ALTER TABLE "checkouts" ADD COLUMN "approval" "enum_checkouts_approval";
    ALTER TABLE "checkouts" ADD COLUMN "decided_by_id" uuid;
    ALTER TABLE "checkouts" ADD COLUMN "decided_at" timestamp(3) with time zone;
    ALTER TABLE "checkouts" ADD COLUMN "decline_reason" varchar;
    ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_company_decides" CHECK (approval is null or company_id is not null);
    ALTER TABLE "addresses" ADD COLUMN "shared_with_id" uuid;
    ALTER TABLE "verifications" ADD COLUMN "company_id" uuid;
    ALTER TABLE "companies" ADD CONSTRAINT "companies_founder_id_users_id_fk" FOREIGN KEY ("founder_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "addresses" ADD CONSTRAINT "addresses_shared_with_id_companies_id_fk" FOREIGN KEY ("shared_with_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "verifications" ADD CONSTRAINT "verifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "companies_business_number_idx" ON "companies" USING btree ("business_number");
    CREATE INDEX "companies_founder_idx" ON "companies" USING btree ("founder_id");
    CREATE INDEX "companies_updated_at_idx" ON "companies" USING btree ("updated_at");
    CREATE INDEX "companies_created_at_idx" ON "companies" USING btree ("created_at");
    CREATE INDEX "company_members_company_idx" ON "company_members" USING btree ("company_id");
    CREATE UNIQUE INDEX "company_members_user_idx" ON "company_members" USING btree ("user_id");
    CREATE INDEX "company_members_updated_at_idx" ON "company_members" USING btree ("updated_at");
    CREATE INDEX "company_members_created_at_idx" ON "company_members" USING btree ("created_at");
    CREATE INDEX "company_invitations_company_idx" ON "company_invitations" USING btree ("company_id");
    CREATE INDEX "company_invitations_email_idx" ON "company_invitations" USING btree ("email");
    CREATE INDEX "company_invitations_invited_by_idx" ON "company_invitations" USING btree ("invited_by_id");
    CREATE UNIQUE INDEX "company_invitations_token_hash_idx" ON "company_invitations" USING btree ("token_hash");
    CREATE INDEX "company_invitations_expires_at_idx" ON "company_invitations" USING btree ("expires_at");
    CREATE INDEX "company_invitations_updated_at_idx" ON "company_invitations" USING btree ("updated_at");
    CREATE INDEX "company_invitations_created_at_idx" ON "company_invitations" USING btree ("created_at");
    CREATE UNIQUE INDEX "company_email_idx" ON "company_invitations" USING btree ("company_id","email");
    CREATE INDEX "orders_company_idx" ON "orders" USING btree ("company_id");
    CREATE INDEX "checkouts_company_idx" ON "checkouts" USING btree ("company_id");
    CREATE INDEX "checkouts_decided_by_idx" ON "checkouts" USING btree ("decided_by_id");
    CREATE INDEX "company_approval_idx" ON "checkouts" USING btree ("company_id","approval");
    CREATE INDEX "addresses_shared_with_idx" ON "addresses" USING btree ("shared_with_id");
    CREATE INDEX "verifications_company_idx" ON "verifications" USING btree ("company_id");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "verifications" DROP COLUMN "company_id";
    ALTER TABLE "addresses" DROP COLUMN "shared_with_id";
    ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_company_decides";
    ALTER TABLE "checkouts" DROP COLUMN "company_id", DROP COLUMN "approval", DROP COLUMN "decided_by_id", DROP COLUMN "decided_at", DROP COLUMN "decline_reason";
    ALTER TABLE "orders" DROP COLUMN "company_id";
    DROP TABLE "company_invitations";
    DROP TABLE "company_members";
    DROP TABLE "companies";
    DROP TYPE "public"."enum_checkouts_approval";
    DROP TYPE "public"."enum_company_members_role";
    DROP TYPE "public"."enum_company_invitations_role";
  `)
}
