import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Pictures of buyers in their reviews (rule C63). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_review_pictures_status" AS ENUM('pending', 'approved', 'declined');
    CREATE TABLE "review_pictures" (
      "id" uuid PRIMARY KEY NOT NULL,
      "status" "enum_review_pictures_status" DEFAULT 'pending' NOT NULL,
      "review_id" uuid,
      "owner_id" uuid,
      "prefix" varchar DEFAULT '',
      "_objectkey" varchar,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "url" varchar,
      "thumbnail_u_r_l" varchar,
      "filename" varchar,
      "mime_type" varchar,
      "filesize" numeric,
      "width" numeric,
      "height" numeric,
      "focal_x" numeric,
      "focal_y" numeric,
      "sizes_card_url" varchar,
      "sizes_card_width" numeric,
      "sizes_card_height" numeric,
      "sizes_card_mime_type" varchar,
      "sizes_card_filesize" numeric,
      "sizes_card_filename" varchar,
      "sizes_page_url" varchar,
      "sizes_page_width" numeric,
      "sizes_page_height" numeric,
      "sizes_page_mime_type" varchar,
      "sizes_page_filesize" numeric,
      "sizes_page_filename" varchar
    );
    ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_comments_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "review_pictures_status_idx" ON "review_pictures" USING btree ("status");
    CREATE INDEX "review_pictures_review_idx" ON "review_pictures" USING btree ("review_id");
    CREATE INDEX "review_pictures_owner_idx" ON "review_pictures" USING btree ("owner_id");
    CREATE INDEX "review_pictures_updated_at_idx" ON "review_pictures" USING btree ("updated_at");
    CREATE INDEX "review_pictures_created_at_idx" ON "review_pictures" USING btree ("created_at");
    CREATE UNIQUE INDEX "review_pictures_filename_idx" ON "review_pictures" USING btree ("filename");
    CREATE INDEX "review_pictures_sizes_card_sizes_card_filename_idx" ON "review_pictures" USING btree ("sizes_card_filename");
    CREATE INDEX "review_pictures_sizes_page_sizes_page_filename_idx" ON "review_pictures" USING btree ("sizes_page_filename");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "review_pictures";
    DROP TYPE "public"."enum_review_pictures_status";
  `)
}
