import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Several people in one seller, with invitations; messages name who wrote them (rules P39 to P44, S60). Who registered a seller needs no row. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_seller_people_role" AS ENUM('owner', 'products', 'orders', 'finance');
    CREATE TYPE "public"."enum_seller_invitations_role" AS ENUM('owner', 'products', 'orders', 'finance');
    CREATE TABLE "seller_people" (
      "id" uuid PRIMARY KEY NOT NULL,
      "seller_id" uuid NOT NULL,
      "user_id" uuid NOT NULL,
      "role" "enum_seller_people_role" DEFAULT 'orders' NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    CREATE TABLE "seller_invitations" (
      "id" uuid PRIMARY KEY NOT NULL,
      "seller_id" uuid NOT NULL,
      "email" varchar NOT NULL,
      "role" "enum_seller_invitations_role" DEFAULT 'orders' NOT NULL,
      "invited_by_id" uuid,
      "token_hash" varchar NOT NULL,
      "expires_at" timestamp(3) with time zone NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    ALTER TABLE "messages" ADD COLUMN "person_id" uuid;
    ALTER TABLE "seller_people" ADD CONSTRAINT "seller_people_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "seller_people" ADD CONSTRAINT "seller_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "seller_invitations" ADD CONSTRAINT "seller_invitations_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "seller_invitations" ADD CONSTRAINT "seller_invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "messages" ADD CONSTRAINT "messages_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "seller_people_seller_idx" ON "seller_people" USING btree ("seller_id");
    CREATE UNIQUE INDEX "seller_people_user_idx" ON "seller_people" USING btree ("user_id");
    CREATE INDEX "seller_people_updated_at_idx" ON "seller_people" USING btree ("updated_at");
    CREATE INDEX "seller_people_created_at_idx" ON "seller_people" USING btree ("created_at");
    CREATE INDEX "seller_invitations_seller_idx" ON "seller_invitations" USING btree ("seller_id");
    CREATE INDEX "seller_invitations_email_idx" ON "seller_invitations" USING btree ("email");
    CREATE INDEX "seller_invitations_invited_by_idx" ON "seller_invitations" USING btree ("invited_by_id");
    CREATE UNIQUE INDEX "seller_invitations_token_hash_idx" ON "seller_invitations" USING btree ("token_hash");
    CREATE INDEX "seller_invitations_expires_at_idx" ON "seller_invitations" USING btree ("expires_at");
    CREATE INDEX "seller_invitations_updated_at_idx" ON "seller_invitations" USING btree ("updated_at");
    CREATE INDEX "seller_invitations_created_at_idx" ON "seller_invitations" USING btree ("created_at");
    CREATE UNIQUE INDEX "seller_email_idx" ON "seller_invitations" USING btree ("seller_id","email");
    CREATE INDEX "messages_person_idx" ON "messages" USING btree ("person_id");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "messages" DROP COLUMN "person_id";
    DROP TABLE "seller_invitations";
    DROP TABLE "seller_people";
    DROP TYPE "public"."enum_seller_people_role";
    DROP TYPE "public"."enum_seller_invitations_role";
  `)
}
