import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_products_sold_by" AS ENUM('piece', 'set', 'box', 'slab');
  CREATE TYPE "public"."enum_products_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_product_changes_status" AS ENUM('pending', 'approved', 'declined', 'changes_requested');
  CREATE TYPE "public"."enum_product_changes_sold_by" AS ENUM('piece', 'set', 'box', 'slab');
  CREATE TYPE "public"."enum_orders_taxes_kind" AS ENUM('gst', 'hst', 'pst', 'rst', 'qst');
  CREATE TYPE "public"."enum_orders_taxes_collector" AS ENUM('seller', 'platform', 'importer');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('pending_payment', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_orders_currency" AS ENUM('CAD');
  CREATE TYPE "public"."enum_orders_shipping_address_country" AS ENUM('CA', 'KR');
  CREATE TYPE "public"."enum_orders_carrier" AS ENUM('dhl', 'fedex', 'cj');
  CREATE TYPE "public"."enum_orders_cancel_request_answer" AS ENUM('approved', 'refused');
  CREATE TYPE "public"."enum_orders_quote" AS ENUM('none', 'waiting', 'given');
  CREATE TYPE "public"."enum_order_events_from" AS ENUM('pending_payment', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_order_events_to" AS ENUM('pending_payment', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_order_events_actor_kind" AS ENUM('system', 'buyer', 'seller', 'admin');
  CREATE TYPE "public"."enum_checkouts_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_checkouts_status" AS ENUM('pending_payment', 'paid', 'expired', 'cancelled', 'refunded');
  CREATE TYPE "public"."enum_checkouts_currency" AS ENUM('CAD');
  CREATE TYPE "public"."enum_checkouts_provider" AS ENUM('stripe', 'transfer');
  CREATE TYPE "public"."enum_checkouts_shipping_address_country" AS ENUM('CA', 'KR');
  CREATE TYPE "public"."enum_reservations_status" AS ENUM('open', 'taken', 'released');
  CREATE TYPE "public"."enum_stock_movements_reason" AS ENUM('opening', 'edit', 'sale', 'return');
  CREATE TYPE "public"."enum_invoices_kind" AS ENUM('invoice', 'credit_note');
  CREATE TYPE "public"."enum_refunds_status" AS ENUM('queued', 'sent', 'succeeded', 'failed');
  CREATE TYPE "public"."enum_payment_events_provider" AS ENUM('stripe', 'transfer');
  CREATE TYPE "public"."enum_documents_kind" AS ENUM('business', 'invoice', 'packing_list', 'waybill', 'statement', 'exemption');
  CREATE TYPE "public"."enum_ledger_entries_kind" AS ENUM('sale', 'commission', 'tax', 'shipping', 'refund', 'adjustment', 'payout');
  CREATE TYPE "public"."enum_ledger_entries_account" AS ENUM('cash', 'seller', 'platform', 'tax');
  CREATE TYPE "public"."enum_ledger_entries_currency" AS ENUM('CAD');
  CREATE TYPE "public"."enum_payouts_currency" AS ENUM('CAD', 'USD', 'EUR', 'KRW');
  CREATE TYPE "public"."enum_payouts_status" AS ENUM('requested', 'sent', 'paid', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_payouts_provider" AS ENUM('transfer');
  CREATE TYPE "public"."enum_users_user_type" AS ENUM('buyer', 'seller');
  CREATE TYPE "public"."enum_users_country" AS ENUM('CA', 'KR');
  CREATE TYPE "public"."enum_users_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_sellers_warehouses_country" AS ENUM('CA', 'KR');
  CREATE TYPE "public"."enum_sellers_shipping_rules_provinces" AS ENUM('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT');
  CREATE TYPE "public"."enum_sellers_shipping_rules_kind" AS ENUM('flat', 'per_box', 'free_over', 'quoted');
  CREATE TYPE "public"."enum_sellers_status" AS ENUM('pending', 'active', 'rejected', 'suspended');
  CREATE TYPE "public"."enum_sellers_country" AS ENUM('CA', 'KR');
  CREATE TYPE "public"."enum_sellers_payout_currency" AS ENUM('CAD', 'USD', 'EUR', 'KRW');
  CREATE TYPE "public"."enum_sellers_payout_settlement" AS ENUM('monthly', 'on_completion');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor');
  CREATE TYPE "public"."enum_addresses_country" AS ENUM('CA', 'KR');
  CREATE TYPE "public"."enum_verifications_kind" AS ENUM('gst', 'document', 'pst_exemption');
  CREATE TYPE "public"."enum_verifications_status" AS ENUM('pending', 'verified', 'declined');
  CREATE TYPE "public"."enum_consents_kind" AS ENUM('terms', 'age', 'marketing');
  CREATE TYPE "public"."enum_consents_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_audit_events_actor_kind" AS ENUM('visitor', 'system', 'buyer', 'seller', 'staff');
  CREATE TYPE "public"."enum_comments_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_threads_last_sender" AS ENUM('buyer', 'seller');
  CREATE TYPE "public"."enum_emails_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_emails_status" AS ENUM('queued', 'sent', 'failed');
  CREATE TYPE "public"."enum_inquiries_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_inquiries_status" AS ENUM('new', 'answered', 'closed');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'clear-pages', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'clear-pages', 'schedulePublish');
  CREATE TYPE "public"."enum_settings_importer" AS ENUM('seller', 'buyer');
  CREATE TABLE "products_moq_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"min_qty" numeric NOT NULL,
  	"max_qty" numeric NOT NULL,
  	"unit_price" numeric NOT NULL,
  	CONSTRAINT "products_moq_prices_whole_quantities" CHECK (min_qty >= 1 and min_qty = trunc(min_qty) and max_qty >= min_qty and max_qty = trunc(max_qty) and max_qty <= 999999),
  	CONSTRAINT "products_moq_prices_whole_price" CHECK (unit_price > 0 and unit_price = trunc(unit_price))
  );
  
  CREATE TABLE "products" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"dimensions" varchar NOT NULL,
  	"length_mm" numeric,
  	"width_mm" numeric,
  	"height_mm" numeric,
  	"weight" numeric NOT NULL,
  	"sold_by" "enum_products_sold_by" DEFAULT 'piece' NOT NULL,
  	"packaging_unit" numeric NOT NULL,
  	"box_length" numeric,
  	"box_width" numeric,
  	"box_height" numeric,
  	"hs_code" varchar,
  	"sku" varchar NOT NULL,
  	"listed_in_id" uuid NOT NULL,
  	"category" varchar,
  	"main_category" varchar,
  	"sub_category" varchar,
  	"origin" varchar NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"seller_name" varchar,
  	"status" "enum_products_status" DEFAULT 'pending' NOT NULL,
  	"status_reason" varchar,
  	"is_live" boolean DEFAULT false NOT NULL,
  	"needs_review" boolean DEFAULT true NOT NULL,
  	"approved_at" timestamp(3) with time zone,
  	"moq" numeric,
  	"price_from" numeric DEFAULT 0,
  	"price_best" numeric DEFAULT 0,
  	"stock" numeric DEFAULT 100 NOT NULL,
  	"reserved" numeric DEFAULT 0 NOT NULL,
  	"stock_shown" numeric,
  	"made_to_order" boolean DEFAULT false NOT NULL,
  	"shipping_from" varchar DEFAULT 'Seoul, South Korea' NOT NULL,
  	"lead_time_days" numeric,
  	"view_count" numeric DEFAULT 0 NOT NULL,
  	"order_count" numeric DEFAULT 0 NOT NULL,
  	"rating_count" numeric DEFAULT 0 NOT NULL,
  	"rating_sum" numeric DEFAULT 0 NOT NULL,
  	"is_recommended" boolean DEFAULT false NOT NULL,
  	"cover_card" varchar,
  	"cover_page" varchar,
  	"cover_width" numeric,
  	"cover_height" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "products_whole_stock" CHECK (stock >= 0 and stock = trunc(stock)),
  	CONSTRAINT "products_reserved_within_stock" CHECK (reserved >= 0 and reserved = trunc(reserved) and reserved <= stock),
  	CONSTRAINT "products_whole_prices" CHECK (price_from = trunc(price_from) and price_best = trunc(price_best) and price_best > 0),
  	CONSTRAINT "products_counts" CHECK (view_count >= 0 and order_count >= 0 and rating_count >= 0 and rating_sum between rating_count and 5 * rating_count),
  	CONSTRAINT "products_live_is_approved" CHECK (not is_live or status = 'approved')
  );
  
  CREATE TABLE "products_locales" (
  	"name" varchar,
  	"description" varchar,
  	"material" varchar,
  	"color" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "products_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "product_changes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"product_id" uuid NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"status" "enum_product_changes_status" DEFAULT 'pending' NOT NULL,
  	"reason" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"dimensions" varchar,
  	"length_mm" numeric,
  	"width_mm" numeric,
  	"height_mm" numeric,
  	"weight" numeric,
  	"sold_by" "enum_product_changes_sold_by",
  	"packaging_unit" numeric,
  	"box_length" numeric,
  	"box_width" numeric,
  	"box_height" numeric,
  	"hs_code" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_changes_locales" (
  	"name" varchar,
  	"description" varchar,
  	"material" varchar,
  	"color" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "product_changes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "categories" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"slug" varchar NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"owner_id" uuid,
  	"prefix" varchar,
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
  	"sizes_thumb_url" varchar,
  	"sizes_thumb_width" numeric,
  	"sizes_thumb_height" numeric,
  	"sizes_thumb_mime_type" varchar,
  	"sizes_thumb_filesize" numeric,
  	"sizes_thumb_filename" varchar,
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
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "synonyms" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "synonyms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "orders_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" uuid NOT NULL,
  	"product_name" varchar NOT NULL,
  	"sku" varchar,
  	"picture" varchar,
  	"quantity" numeric NOT NULL,
  	"unit_price" numeric DEFAULT 0 NOT NULL,
  	"total_price" numeric DEFAULT 0 NOT NULL,
  	CONSTRAINT "orders_items_line_adds_up" CHECK (total_price = unit_price * quantity and unit_price > 0 and unit_price = trunc(unit_price)),
  	CONSTRAINT "orders_items_whole_quantity" CHECK (quantity >= 1 and quantity = trunc(quantity))
  );
  
  CREATE TABLE "orders_taxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_orders_taxes_kind" NOT NULL,
  	"rate_ppm" numeric NOT NULL,
  	"base" numeric DEFAULT 0 NOT NULL,
  	"amount" numeric DEFAULT 0 NOT NULL,
  	"province" varchar,
  	"rule" varchar,
  	"registration" varchar,
  	"collector" "enum_orders_taxes_collector",
  	"valid_from" timestamp(3) with time zone,
  	CONSTRAINT "orders_taxes_whole_amount" CHECK (amount >= 0 and amount = trunc(amount) and rate_ppm between 0 and 1000000)
  );
  
  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"checkout_id" uuid NOT NULL,
  	"buyer_id" uuid NOT NULL,
  	"buyer_email" varchar NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"seller_name" varchar NOT NULL,
  	"status" "enum_orders_status" DEFAULT 'pending_payment' NOT NULL,
  	"subtotal" numeric DEFAULT 0 NOT NULL,
  	"shipping" numeric DEFAULT 0 NOT NULL,
  	"shipping_rule" varchar,
  	"total_amount" numeric DEFAULT 0 NOT NULL,
  	"refunded" numeric DEFAULT 0 NOT NULL,
  	"currency" "enum_orders_currency" DEFAULT 'CAD' NOT NULL,
  	"commission_ppm" numeric DEFAULT 0 NOT NULL,
  	"shipping_address_first_name" varchar,
  	"shipping_address_last_name" varchar,
  	"shipping_address_company" varchar,
  	"shipping_address_phone" varchar,
  	"shipping_address_country" "enum_orders_shipping_address_country" DEFAULT 'CA' NOT NULL,
  	"shipping_address_address" varchar,
  	"shipping_address_address2" varchar,
  	"shipping_address_city" varchar,
  	"shipping_address_province" varchar,
  	"shipping_address_postal_code" varchar,
  	"po_number" varchar,
  	"note" varchar,
  	"staff_note" varchar,
  	"carrier" "enum_orders_carrier",
  	"tracking_number" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"shipped_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"cancelled_at" timestamp(3) with time zone,
  	"cancel_request_requested_at" timestamp(3) with time zone,
  	"cancel_request_reason" varchar,
  	"cancel_request_answer" "enum_orders_cancel_request_answer",
  	"cancel_request_answer_reason" varchar,
  	"cancel_request_answered_at" timestamp(3) with time zone,
  	"quote" "enum_orders_quote" DEFAULT 'none' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "orders_whole_totals" CHECK (subtotal = trunc(subtotal) and shipping = trunc(shipping) and total_amount = trunc(total_amount)),
  	CONSTRAINT "orders_totals" CHECK (subtotal >= 0 and shipping >= 0 and total_amount >= subtotal + shipping and refunded between 0 and total_amount)
  );
  
  CREATE TABLE "order_events" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"order_id" uuid NOT NULL,
  	"buyer_id" uuid NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"from" "enum_order_events_from",
  	"to" "enum_order_events_to" NOT NULL,
  	"actor_kind" "enum_order_events_actor_kind" NOT NULL,
  	"actor_id" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "checkouts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"buyer_id" uuid NOT NULL,
  	"buyer_email" varchar NOT NULL,
  	"locale" "enum_checkouts_locale" DEFAULT 'en' NOT NULL,
  	"status" "enum_checkouts_status" DEFAULT 'pending_payment' NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"seen_totals" varchar,
  	"currency" "enum_checkouts_currency" DEFAULT 'CAD' NOT NULL,
  	"subtotal" numeric DEFAULT 0 NOT NULL,
  	"shipping" numeric DEFAULT 0 NOT NULL,
  	"tax" numeric DEFAULT 0 NOT NULL,
  	"total" numeric DEFAULT 0 NOT NULL,
  	"provider" "enum_checkouts_provider" DEFAULT 'stripe' NOT NULL,
  	"provider_session" varchar,
  	"provider_payment" varchar,
  	"transfer_reference" varchar,
  	"captured" numeric DEFAULT 0 NOT NULL,
  	"refunded" numeric DEFAULT 0 NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"paid_at" timestamp(3) with time zone,
  	"shipping_address_first_name" varchar,
  	"shipping_address_last_name" varchar,
  	"shipping_address_company" varchar,
  	"shipping_address_phone" varchar,
  	"shipping_address_country" "enum_checkouts_shipping_address_country" DEFAULT 'CA' NOT NULL,
  	"shipping_address_address" varchar,
  	"shipping_address_address2" varchar,
  	"shipping_address_city" varchar,
  	"shipping_address_province" varchar,
  	"shipping_address_postal_code" varchar,
  	"po_number" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "checkouts_whole_totals" CHECK (subtotal = trunc(subtotal) and shipping = trunc(shipping) and tax = trunc(tax)),
  	CONSTRAINT "checkouts_total_adds_up" CHECK (total = subtotal + shipping + tax and subtotal >= 0 and shipping >= 0 and tax >= 0),
  	CONSTRAINT "checkouts_refunded_within_captured" CHECK (captured >= 0 and refunded >= 0 and refunded <= captured and captured = trunc(captured))
  );
  
  CREATE TABLE "reservations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"product_id" uuid NOT NULL,
  	"checkout_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"quantity" numeric NOT NULL,
  	"status" "enum_reservations_status" DEFAULT 'open' NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "reservations_whole_quantity" CHECK (quantity >= 1 and quantity = trunc(quantity))
  );
  
  CREATE TABLE "stock_movements" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"product_id" uuid NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"order_id" uuid,
  	"reason" "enum_stock_movements_reason" NOT NULL,
  	"change" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "stock_movements_whole_change" CHECK (change = trunc(change) and change <> 0)
  );
  
  CREATE TABLE "invoices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"issuer" varchar NOT NULL,
  	"sequence" numeric NOT NULL,
  	"number" varchar NOT NULL,
  	"kind" "enum_invoices_kind" DEFAULT 'invoice' NOT NULL,
  	"order_id" uuid NOT NULL,
  	"buyer_id" uuid NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"document_id" uuid,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "invoices_whole_sequence" CHECK (sequence >= 1 and sequence = trunc(sequence))
  );
  
  CREATE TABLE "refunds" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"order_id" uuid NOT NULL,
  	"checkout_id" uuid NOT NULL,
  	"buyer_id" uuid NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"amount" numeric DEFAULT 0 NOT NULL,
  	"reason" varchar,
  	"status" "enum_refunds_status" DEFAULT 'queued' NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"provider_refund" varchar,
  	"error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "refunds_whole_amount" CHECK (amount > 0 and amount = trunc(amount))
  );
  
  CREATE TABLE "payment_events" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"provider" "enum_payment_events_provider" NOT NULL,
  	"event_id" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"processed_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum_documents_kind" NOT NULL,
  	"owner_id" uuid,
  	"order_id" uuid,
  	"shared_with_id" uuid,
  	"prefix" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "cart_items" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"product_id" uuid NOT NULL,
  	"quantity" numeric NOT NULL,
  	"saved_for_later" boolean DEFAULT false NOT NULL,
  	"seen_unit_price" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "cart_items_whole_quantity" CHECK (quantity >= 1 and quantity = trunc(quantity) and quantity <= 999999)
  );
  
  CREATE TABLE "ledger_entries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"entry_set" varchar NOT NULL,
  	"kind" "enum_ledger_entries_kind" NOT NULL,
  	"account" "enum_ledger_entries_account" NOT NULL,
  	"seller_id" uuid,
  	"order_id" uuid,
  	"payout_id" uuid,
  	"amount" numeric DEFAULT 0 NOT NULL,
  	"currency" "enum_ledger_entries_currency" DEFAULT 'CAD' NOT NULL,
  	"rate_ppm" numeric,
  	"memo" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "ledger_entries_whole_amount" CHECK (amount <> 0 and amount = trunc(amount))
  );
  
  CREATE TABLE "payouts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"amount" numeric DEFAULT 0 NOT NULL,
  	"currency" "enum_payouts_currency" DEFAULT 'CAD' NOT NULL,
  	"status" "enum_payouts_status" DEFAULT 'requested' NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"provider" "enum_payouts_provider" DEFAULT 'transfer' NOT NULL,
  	"reference" varchar,
  	"period_start" timestamp(3) with time zone,
  	"period_end" timestamp(3) with time zone,
  	"paid_at" timestamp(3) with time zone,
  	"statement_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "payouts_whole_amount" CHECK (amount > 0 and amount = trunc(amount))
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"password" varchar,
  	"user_type" "enum_users_user_type" DEFAULT 'buyer' NOT NULL,
  	"display_name" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"phone" varchar,
  	"company" varchar,
  	"country" "enum_users_country" DEFAULT 'CA' NOT NULL,
  	"address" varchar,
  	"address2" varchar,
  	"city" varchar,
  	"province" varchar,
  	"postal_code" varchar,
  	"locale" "enum_users_locale" DEFAULT 'en' NOT NULL,
  	"google_sub" varchar,
  	"email_verified_at" timestamp(3) with time zone,
  	"marketing_consent" boolean DEFAULT false NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "sellers_warehouses" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"country" "enum_sellers_warehouses_country" DEFAULT 'CA' NOT NULL,
  	"address" varchar,
  	"address2" varchar,
  	"city" varchar,
  	"province" varchar,
  	"postal_code" varchar,
  	"phone" varchar,
  	"hours" varchar
  );
  
  CREATE TABLE "sellers_shipping_rules_provinces" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_sellers_shipping_rules_provinces",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sellers_shipping_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_sellers_shipping_rules_kind" NOT NULL,
  	"amount" numeric DEFAULT 0 NOT NULL,
  	"free_over" numeric
  );
  
  CREATE TABLE "sellers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"company" varchar NOT NULL,
  	"company_ko" varchar,
  	"status" "enum_sellers_status" DEFAULT 'pending' NOT NULL,
  	"status_reason" varchar,
  	"approved_at" timestamp(3) with time zone,
  	"business_registration" varchar NOT NULL,
  	"gst_number" varchar,
  	"qst_number" varchar,
  	"pst_number" varchar,
  	"contact_person" varchar NOT NULL,
  	"contact_email" varchar NOT NULL,
  	"contact_phone" varchar NOT NULL,
  	"country" "enum_sellers_country" DEFAULT 'CA' NOT NULL,
  	"address" varchar,
  	"address2" varchar,
  	"city" varchar,
  	"province" varchar,
  	"postal_code" varchar,
  	"shipping_from" varchar DEFAULT 'Seoul, South Korea' NOT NULL,
  	"payout_currency" "enum_sellers_payout_currency" DEFAULT 'CAD' NOT NULL,
  	"payout_account_holder" varchar,
  	"payout_bank_name" varchar,
  	"payout_settlement" "enum_sellers_payout_settlement" DEFAULT 'monthly',
  	"bank_account" varchar,
  	"commission_ppm" numeric,
  	"on_holiday" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "sellers_reason_given" CHECK (status not in ('rejected', 'suspended') or status_reason is not null)
  );
  
  CREATE TABLE "sellers_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_staff_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "addresses" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"label" varchar,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"company" varchar,
  	"phone" varchar,
  	"country" "enum_addresses_country" DEFAULT 'CA' NOT NULL,
  	"address" varchar NOT NULL,
  	"address2" varchar,
  	"city" varchar NOT NULL,
  	"province" varchar NOT NULL,
  	"postal_code" varchar NOT NULL,
  	"is_default" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "verifications" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"kind" "enum_verifications_kind" NOT NULL,
  	"number" varchar,
  	"province" varchar,
  	"document_id" uuid,
  	"status" "enum_verifications_status" DEFAULT 'pending' NOT NULL,
  	"reason" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"kind" "enum_consents_kind" NOT NULL,
  	"version" varchar NOT NULL,
  	"given" boolean DEFAULT false NOT NULL,
  	"locale" "enum_consents_locale" DEFAULT 'en' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_events" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"action" varchar NOT NULL,
  	"actor_kind" "enum_audit_events_actor_kind" NOT NULL,
  	"actor_id" varchar,
  	"subject" varchar,
  	"subject_id" varchar,
  	"details" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"product_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"seller_id" uuid,
  	"user_id" uuid NOT NULL,
  	"user_name" varchar,
  	"rating" numeric NOT NULL,
  	"comment" varchar NOT NULL,
  	"locale" "enum_comments_locale" DEFAULT 'en' NOT NULL,
  	"answer" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"hidden" boolean DEFAULT false NOT NULL,
  	"hidden_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "comments_stars" CHECK (rating between 1 and 5 and rating = trunc(rating))
  );
  
  CREATE TABLE "threads" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"buyer_id" uuid NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"product_id" uuid,
  	"order_id" uuid,
  	"last_message" varchar,
  	"last_sender" "enum_threads_last_sender",
  	"last_message_at" timestamp(3) with time zone,
  	"buyer_unread" numeric DEFAULT 0 NOT NULL,
  	"seller_unread" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "threads_unread" CHECK (buyer_unread >= 0 and seller_unread >= 0),
  	CONSTRAINT "threads_two_people" CHECK (buyer_id <> seller_id)
  );
  
  CREATE TABLE "messages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"thread_id" uuid NOT NULL,
  	"buyer_id" uuid NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"sender_id" uuid NOT NULL,
  	"text" varchar NOT NULL,
  	"product_id" uuid,
  	"order_id" uuid,
  	"client_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notifications" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"kind" varchar NOT NULL,
  	"params" varchar,
  	"href" varchar,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "emails" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid,
  	"to" varchar NOT NULL,
  	"template" varchar NOT NULL,
  	"locale" "enum_emails_locale" DEFAULT 'en' NOT NULL,
  	"subject" varchar NOT NULL,
  	"html" varchar,
  	"text" varchar,
  	"status" "enum_emails_status" DEFAULT 'queued' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"dedupe_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inquiries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"company" varchar,
  	"message" varchar NOT NULL,
  	"locale" "enum_inquiries_locale" DEFAULT 'en' NOT NULL,
  	"status" "enum_inquiries_status" DEFAULT 'new' NOT NULL,
  	"staff_note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "product_views" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"product_id" uuid NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"visitor" varchar NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"users_id" uuid,
  	"staff_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid,
  	"staff_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"site_name" varchar DEFAULT 'Maru' NOT NULL,
  	"legal_name" varchar DEFAULT 'Maru Marketplace Inc.' NOT NULL,
  	"address" varchar,
  	"contact_email" varchar DEFAULT 'hello@maru.test' NOT NULL,
  	"privacy_contact" varchar DEFAULT 'privacy@maru.test' NOT NULL,
  	"phone" varchar,
  	"gst_number" varchar,
  	"qst_number" varchar,
  	"terms_version" varchar DEFAULT '2025-01' NOT NULL,
  	"importer" "enum_settings_importer" DEFAULT 'seller' NOT NULL,
  	"commission_ppm" numeric DEFAULT 80000 NOT NULL,
  	"payment_minutes" numeric DEFAULT 60 NOT NULL,
  	"transfer_days" numeric DEFAULT 7 NOT NULL,
  	"transfers_allowed" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"tagline" varchar,
  	"footer_text" varchar,
  	"transfer_instructions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "recommended_products" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "recommended_products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  ALTER TABLE "products_moq_prices" ADD CONSTRAINT "products_moq_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_listed_in_id_categories_id_fk" FOREIGN KEY ("listed_in_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_changes_locales" ADD CONSTRAINT "product_changes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_changes_rels" ADD CONSTRAINT "product_changes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_changes_rels" ADD CONSTRAINT "product_changes_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "synonyms_texts" ADD CONSTRAINT "synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_taxes" ADD CONSTRAINT "orders_taxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_events" ADD CONSTRAINT "order_events_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_events" ADD CONSTRAINT "order_events_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_shared_with_id_users_id_fk" FOREIGN KEY ("shared_with_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_statement_id_documents_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sellers_warehouses" ADD CONSTRAINT "sellers_warehouses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sellers_shipping_rules_provinces" ADD CONSTRAINT "sellers_shipping_rules_provinces_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sellers_shipping_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sellers_shipping_rules" ADD CONSTRAINT "sellers_shipping_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sellers_locales" ADD CONSTRAINT "sellers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "verifications" ADD CONSTRAINT "verifications_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "threads" ADD CONSTRAINT "threads_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "threads" ADD CONSTRAINT "threads_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "threads" ADD CONSTRAINT "threads_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "threads" ADD CONSTRAINT "threads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "emails" ADD CONSTRAINT "emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recommended_products_rels" ADD CONSTRAINT "recommended_products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recommended_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recommended_products_rels" ADD CONSTRAINT "recommended_products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_moq_prices_order_idx" ON "products_moq_prices" USING btree ("_order");
  CREATE INDEX "products_moq_prices_parent_id_idx" ON "products_moq_prices" USING btree ("_parent_id");
  CREATE INDEX "products_listed_in_idx" ON "products" USING btree ("listed_in_id");
  CREATE INDEX "products_main_category_idx" ON "products" USING btree ("main_category");
  CREATE INDEX "products_seller_idx" ON "products" USING btree ("seller_id");
  CREATE INDEX "products_status_idx" ON "products" USING btree ("status");
  CREATE INDEX "products_is_live_idx" ON "products" USING btree ("is_live");
  CREATE INDEX "products_moq_idx" ON "products" USING btree ("moq");
  CREATE INDEX "products_price_from_idx" ON "products" USING btree ("price_from");
  CREATE INDEX "products_price_best_idx" ON "products" USING btree ("price_best");
  CREATE INDEX "products_view_count_idx" ON "products" USING btree ("view_count");
  CREATE INDEX "products_is_recommended_idx" ON "products" USING btree ("is_recommended");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE UNIQUE INDEX "seller_sku_idx" ON "products" USING btree ("seller_id","sku");
  CREATE INDEX "isLive_createdAt_idx" ON "products" USING btree ("is_live","created_at");
  CREATE INDEX "isLive_viewCount_idx" ON "products" USING btree ("is_live","view_count");
  CREATE INDEX "listedIn_isLive_idx" ON "products" USING btree ("listed_in_id","is_live");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "product_changes_product_idx" ON "product_changes" USING btree ("product_id");
  CREATE INDEX "product_changes_seller_idx" ON "product_changes" USING btree ("seller_id");
  CREATE INDEX "product_changes_status_idx" ON "product_changes" USING btree ("status");
  CREATE INDEX "product_changes_updated_at_idx" ON "product_changes" USING btree ("updated_at");
  CREATE INDEX "product_changes_created_at_idx" ON "product_changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_changes_locales_locale_parent_id_unique" ON "product_changes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_changes_rels_order_idx" ON "product_changes_rels" USING btree ("order");
  CREATE INDEX "product_changes_rels_parent_idx" ON "product_changes_rels" USING btree ("parent_id");
  CREATE INDEX "product_changes_rels_path_idx" ON "product_changes_rels" USING btree ("path");
  CREATE INDEX "product_changes_rels_media_id_idx" ON "product_changes_rels" USING btree ("media_id");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "parent_slug_idx" ON "categories" USING btree ("parent_id","slug");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_owner_idx" ON "media" USING btree ("owner_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumb_sizes_thumb_filename_idx" ON "media" USING btree ("sizes_thumb_filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_page_sizes_page_filename_idx" ON "media" USING btree ("sizes_page_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "synonyms_updated_at_idx" ON "synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "synonyms" USING btree ("created_at");
  CREATE INDEX "synonyms_texts_order_parent" ON "synonyms_texts" USING btree ("order","parent_id");
  CREATE INDEX "orders_items_order_idx" ON "orders_items" USING btree ("_order");
  CREATE INDEX "orders_items_parent_id_idx" ON "orders_items" USING btree ("_parent_id");
  CREATE INDEX "orders_items_product_idx" ON "orders_items" USING btree ("product_id");
  CREATE INDEX "orders_taxes_order_idx" ON "orders_taxes" USING btree ("_order");
  CREATE INDEX "orders_taxes_parent_id_idx" ON "orders_taxes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
  CREATE INDEX "orders_checkout_idx" ON "orders" USING btree ("checkout_id");
  CREATE INDEX "orders_buyer_idx" ON "orders" USING btree ("buyer_id");
  CREATE INDEX "orders_seller_idx" ON "orders" USING btree ("seller_id");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE INDEX "orders_shipped_at_idx" ON "orders" USING btree ("shipped_at");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "checkout_seller_idx" ON "orders" USING btree ("checkout_id","seller_id");
  CREATE INDEX "seller_status_idx" ON "orders" USING btree ("seller_id","status");
  CREATE INDEX "buyer_createdAt_idx" ON "orders" USING btree ("buyer_id","created_at");
  CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id");
  CREATE INDEX "order_events_buyer_idx" ON "order_events" USING btree ("buyer_id");
  CREATE INDEX "order_events_seller_idx" ON "order_events" USING btree ("seller_id");
  CREATE INDEX "order_events_updated_at_idx" ON "order_events" USING btree ("updated_at");
  CREATE INDEX "order_events_created_at_idx" ON "order_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "checkouts_number_idx" ON "checkouts" USING btree ("number");
  CREATE INDEX "checkouts_buyer_idx" ON "checkouts" USING btree ("buyer_id");
  CREATE INDEX "checkouts_status_idx" ON "checkouts" USING btree ("status");
  CREATE UNIQUE INDEX "checkouts_provider_session_idx" ON "checkouts" USING btree ("provider_session");
  CREATE UNIQUE INDEX "checkouts_provider_payment_idx" ON "checkouts" USING btree ("provider_payment");
  CREATE UNIQUE INDEX "checkouts_transfer_reference_idx" ON "checkouts" USING btree ("transfer_reference");
  CREATE INDEX "checkouts_expires_at_idx" ON "checkouts" USING btree ("expires_at");
  CREATE INDEX "checkouts_updated_at_idx" ON "checkouts" USING btree ("updated_at");
  CREATE INDEX "checkouts_created_at_idx" ON "checkouts" USING btree ("created_at");
  CREATE UNIQUE INDEX "buyer_idempotencyKey_idx" ON "checkouts" USING btree ("buyer_id","idempotency_key");
  CREATE INDEX "reservations_product_idx" ON "reservations" USING btree ("product_id");
  CREATE INDEX "reservations_checkout_idx" ON "reservations" USING btree ("checkout_id");
  CREATE INDEX "reservations_order_idx" ON "reservations" USING btree ("order_id");
  CREATE INDEX "reservations_status_idx" ON "reservations" USING btree ("status");
  CREATE INDEX "reservations_expires_at_idx" ON "reservations" USING btree ("expires_at");
  CREATE INDEX "reservations_updated_at_idx" ON "reservations" USING btree ("updated_at");
  CREATE INDEX "reservations_created_at_idx" ON "reservations" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_product_idx" ON "reservations" USING btree ("order_id","product_id");
  CREATE INDEX "stock_movements_product_idx" ON "stock_movements" USING btree ("product_id");
  CREATE INDEX "stock_movements_seller_idx" ON "stock_movements" USING btree ("seller_id");
  CREATE INDEX "stock_movements_order_idx" ON "stock_movements" USING btree ("order_id");
  CREATE INDEX "stock_movements_updated_at_idx" ON "stock_movements" USING btree ("updated_at");
  CREATE INDEX "stock_movements_created_at_idx" ON "stock_movements" USING btree ("created_at");
  CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id");
  CREATE INDEX "invoices_buyer_idx" ON "invoices" USING btree ("buyer_id");
  CREATE INDEX "invoices_seller_idx" ON "invoices" USING btree ("seller_id");
  CREATE INDEX "invoices_document_idx" ON "invoices" USING btree ("document_id");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  CREATE UNIQUE INDEX "issuer_sequence_idx" ON "invoices" USING btree ("issuer","sequence");
  CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
  CREATE INDEX "refunds_checkout_idx" ON "refunds" USING btree ("checkout_id");
  CREATE INDEX "refunds_buyer_idx" ON "refunds" USING btree ("buyer_id");
  CREATE INDEX "refunds_seller_idx" ON "refunds" USING btree ("seller_id");
  CREATE INDEX "refunds_status_idx" ON "refunds" USING btree ("status");
  CREATE UNIQUE INDEX "refunds_idempotency_key_idx" ON "refunds" USING btree ("idempotency_key");
  CREATE UNIQUE INDEX "refunds_provider_refund_idx" ON "refunds" USING btree ("provider_refund");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  CREATE UNIQUE INDEX "payment_events_event_id_idx" ON "payment_events" USING btree ("event_id");
  CREATE INDEX "payment_events_processed_at_idx" ON "payment_events" USING btree ("processed_at");
  CREATE INDEX "payment_events_updated_at_idx" ON "payment_events" USING btree ("updated_at");
  CREATE INDEX "payment_events_created_at_idx" ON "payment_events" USING btree ("created_at");
  CREATE INDEX "documents_owner_idx" ON "documents" USING btree ("owner_id");
  CREATE INDEX "documents_order_idx" ON "documents" USING btree ("order_id");
  CREATE INDEX "documents_shared_with_idx" ON "documents" USING btree ("shared_with_id");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "cart_items_user_idx" ON "cart_items" USING btree ("user_id");
  CREATE INDEX "cart_items_product_idx" ON "cart_items" USING btree ("product_id");
  CREATE INDEX "cart_items_updated_at_idx" ON "cart_items" USING btree ("updated_at");
  CREATE INDEX "cart_items_created_at_idx" ON "cart_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_product_idx" ON "cart_items" USING btree ("user_id","product_id");
  CREATE INDEX "ledger_entries_entry_set_idx" ON "ledger_entries" USING btree ("entry_set");
  CREATE INDEX "ledger_entries_seller_idx" ON "ledger_entries" USING btree ("seller_id");
  CREATE INDEX "ledger_entries_order_idx" ON "ledger_entries" USING btree ("order_id");
  CREATE INDEX "ledger_entries_payout_idx" ON "ledger_entries" USING btree ("payout_id");
  CREATE INDEX "ledger_entries_updated_at_idx" ON "ledger_entries" USING btree ("updated_at");
  CREATE INDEX "ledger_entries_created_at_idx" ON "ledger_entries" USING btree ("created_at");
  CREATE INDEX "seller_account_kind_idx" ON "ledger_entries" USING btree ("seller_id","account","kind");
  CREATE INDEX "payouts_seller_idx" ON "payouts" USING btree ("seller_id");
  CREATE INDEX "payouts_status_idx" ON "payouts" USING btree ("status");
  CREATE UNIQUE INDEX "payouts_idempotency_key_idx" ON "payouts" USING btree ("idempotency_key");
  CREATE INDEX "payouts_statement_idx" ON "payouts" USING btree ("statement_id");
  CREATE INDEX "payouts_updated_at_idx" ON "payouts" USING btree ("updated_at");
  CREATE INDEX "payouts_created_at_idx" ON "payouts" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_user_type_idx" ON "users" USING btree ("user_type");
  CREATE UNIQUE INDEX "users_google_sub_idx" ON "users" USING btree ("google_sub");
  CREATE INDEX "users_deleted_at_idx" ON "users" USING btree ("deleted_at");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "sellers_warehouses_order_idx" ON "sellers_warehouses" USING btree ("_order");
  CREATE INDEX "sellers_warehouses_parent_id_idx" ON "sellers_warehouses" USING btree ("_parent_id");
  CREATE INDEX "sellers_shipping_rules_provinces_order_idx" ON "sellers_shipping_rules_provinces" USING btree ("order");
  CREATE INDEX "sellers_shipping_rules_provinces_parent_idx" ON "sellers_shipping_rules_provinces" USING btree ("parent_id");
  CREATE INDEX "sellers_shipping_rules_order_idx" ON "sellers_shipping_rules" USING btree ("_order");
  CREATE INDEX "sellers_shipping_rules_parent_id_idx" ON "sellers_shipping_rules" USING btree ("_parent_id");
  CREATE INDEX "sellers_company_idx" ON "sellers" USING btree ("company");
  CREATE INDEX "sellers_status_idx" ON "sellers" USING btree ("status");
  CREATE INDEX "sellers_updated_at_idx" ON "sellers" USING btree ("updated_at");
  CREATE INDEX "sellers_created_at_idx" ON "sellers" USING btree ("created_at");
  CREATE UNIQUE INDEX "sellers_locales_locale_parent_id_unique" ON "sellers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "addresses_user_idx" ON "addresses" USING btree ("user_id");
  CREATE INDEX "addresses_updated_at_idx" ON "addresses" USING btree ("updated_at");
  CREATE INDEX "addresses_created_at_idx" ON "addresses" USING btree ("created_at");
  CREATE INDEX "verifications_user_idx" ON "verifications" USING btree ("user_id");
  CREATE INDEX "verifications_document_idx" ON "verifications" USING btree ("document_id");
  CREATE INDEX "verifications_status_idx" ON "verifications" USING btree ("status");
  CREATE INDEX "verifications_updated_at_idx" ON "verifications" USING btree ("updated_at");
  CREATE INDEX "verifications_created_at_idx" ON "verifications" USING btree ("created_at");
  CREATE INDEX "consents_user_idx" ON "consents" USING btree ("user_id");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE INDEX "audit_events_action_idx" ON "audit_events" USING btree ("action");
  CREATE INDEX "audit_events_actor_id_idx" ON "audit_events" USING btree ("actor_id");
  CREATE INDEX "audit_events_subject_id_idx" ON "audit_events" USING btree ("subject_id");
  CREATE INDEX "audit_events_updated_at_idx" ON "audit_events" USING btree ("updated_at");
  CREATE INDEX "audit_events_created_at_idx" ON "audit_events" USING btree ("created_at");
  CREATE INDEX "comments_product_idx" ON "comments" USING btree ("product_id");
  CREATE INDEX "comments_order_idx" ON "comments" USING btree ("order_id");
  CREATE INDEX "comments_seller_idx" ON "comments" USING btree ("seller_id");
  CREATE INDEX "comments_user_idx" ON "comments" USING btree ("user_id");
  CREATE INDEX "comments_hidden_idx" ON "comments" USING btree ("hidden");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_product_1_idx" ON "comments" USING btree ("order_id","product_id");
  CREATE INDEX "product_createdAt_idx" ON "comments" USING btree ("product_id","created_at");
  CREATE UNIQUE INDEX "threads_key_idx" ON "threads" USING btree ("key");
  CREATE INDEX "threads_buyer_idx" ON "threads" USING btree ("buyer_id");
  CREATE INDEX "threads_seller_idx" ON "threads" USING btree ("seller_id");
  CREATE INDEX "threads_product_idx" ON "threads" USING btree ("product_id");
  CREATE INDEX "threads_order_idx" ON "threads" USING btree ("order_id");
  CREATE INDEX "threads_last_message_at_idx" ON "threads" USING btree ("last_message_at");
  CREATE INDEX "threads_updated_at_idx" ON "threads" USING btree ("updated_at");
  CREATE INDEX "threads_created_at_idx" ON "threads" USING btree ("created_at");
  CREATE INDEX "seller_lastMessageAt_idx" ON "threads" USING btree ("seller_id","last_message_at");
  CREATE INDEX "buyer_lastMessageAt_idx" ON "threads" USING btree ("buyer_id","last_message_at");
  CREATE INDEX "messages_thread_idx" ON "messages" USING btree ("thread_id");
  CREATE INDEX "messages_buyer_idx" ON "messages" USING btree ("buyer_id");
  CREATE INDEX "messages_seller_idx" ON "messages" USING btree ("seller_id");
  CREATE INDEX "messages_sender_idx" ON "messages" USING btree ("sender_id");
  CREATE INDEX "messages_product_idx" ON "messages" USING btree ("product_id");
  CREATE INDEX "messages_order_idx" ON "messages" USING btree ("order_id");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "thread_createdAt_idx" ON "messages" USING btree ("thread_id","created_at");
  CREATE UNIQUE INDEX "sender_clientKey_idx" ON "messages" USING btree ("sender_id","client_key");
  CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_id");
  CREATE INDEX "notifications_read_at_idx" ON "notifications" USING btree ("read_at");
  CREATE INDEX "notifications_updated_at_idx" ON "notifications" USING btree ("updated_at");
  CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");
  CREATE INDEX "emails_user_idx" ON "emails" USING btree ("user_id");
  CREATE INDEX "emails_status_idx" ON "emails" USING btree ("status");
  CREATE UNIQUE INDEX "emails_dedupe_key_idx" ON "emails" USING btree ("dedupe_key");
  CREATE INDEX "emails_updated_at_idx" ON "emails" USING btree ("updated_at");
  CREATE INDEX "emails_created_at_idx" ON "emails" USING btree ("created_at");
  CREATE INDEX "inquiries_status_idx" ON "inquiries" USING btree ("status");
  CREATE INDEX "inquiries_updated_at_idx" ON "inquiries" USING btree ("updated_at");
  CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_views_product_idx" ON "product_views" USING btree ("product_id");
  CREATE INDEX "product_views_day_idx" ON "product_views" USING btree ("day");
  CREATE UNIQUE INDEX "product_day_visitor_idx" ON "product_views" USING btree ("product_id","day","visitor");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "recommended_products_rels_order_idx" ON "recommended_products_rels" USING btree ("order");
  CREATE INDEX "recommended_products_rels_parent_idx" ON "recommended_products_rels" USING btree ("parent_id");
  CREATE INDEX "recommended_products_rels_path_idx" ON "recommended_products_rels" USING btree ("path");
  CREATE INDEX "recommended_products_rels_products_id_idx" ON "recommended_products_rels" USING btree ("products_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_moq_prices" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_texts" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "product_changes" CASCADE;
  DROP TABLE "product_changes_locales" CASCADE;
  DROP TABLE "product_changes_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "synonyms" CASCADE;
  DROP TABLE "synonyms_texts" CASCADE;
  DROP TABLE "orders_items" CASCADE;
  DROP TABLE "orders_taxes" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "order_events" CASCADE;
  DROP TABLE "checkouts" CASCADE;
  DROP TABLE "reservations" CASCADE;
  DROP TABLE "stock_movements" CASCADE;
  DROP TABLE "invoices" CASCADE;
  DROP TABLE "refunds" CASCADE;
  DROP TABLE "payment_events" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "cart_items" CASCADE;
  DROP TABLE "ledger_entries" CASCADE;
  DROP TABLE "payouts" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "sellers_warehouses" CASCADE;
  DROP TABLE "sellers_shipping_rules_provinces" CASCADE;
  DROP TABLE "sellers_shipping_rules" CASCADE;
  DROP TABLE "sellers" CASCADE;
  DROP TABLE "sellers_locales" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "addresses" CASCADE;
  DROP TABLE "verifications" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "audit_events" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "threads" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "notifications" CASCADE;
  DROP TABLE "emails" CASCADE;
  DROP TABLE "inquiries" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "product_views" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TABLE "recommended_products" CASCADE;
  DROP TABLE "recommended_products_rels" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_products_sold_by";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum_product_changes_status";
  DROP TYPE "public"."enum_product_changes_sold_by";
  DROP TYPE "public"."enum_orders_taxes_kind";
  DROP TYPE "public"."enum_orders_taxes_collector";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_orders_currency";
  DROP TYPE "public"."enum_orders_shipping_address_country";
  DROP TYPE "public"."enum_orders_carrier";
  DROP TYPE "public"."enum_orders_cancel_request_answer";
  DROP TYPE "public"."enum_orders_quote";
  DROP TYPE "public"."enum_order_events_from";
  DROP TYPE "public"."enum_order_events_to";
  DROP TYPE "public"."enum_order_events_actor_kind";
  DROP TYPE "public"."enum_checkouts_locale";
  DROP TYPE "public"."enum_checkouts_status";
  DROP TYPE "public"."enum_checkouts_currency";
  DROP TYPE "public"."enum_checkouts_provider";
  DROP TYPE "public"."enum_checkouts_shipping_address_country";
  DROP TYPE "public"."enum_reservations_status";
  DROP TYPE "public"."enum_stock_movements_reason";
  DROP TYPE "public"."enum_invoices_kind";
  DROP TYPE "public"."enum_refunds_status";
  DROP TYPE "public"."enum_payment_events_provider";
  DROP TYPE "public"."enum_documents_kind";
  DROP TYPE "public"."enum_ledger_entries_kind";
  DROP TYPE "public"."enum_ledger_entries_account";
  DROP TYPE "public"."enum_ledger_entries_currency";
  DROP TYPE "public"."enum_payouts_currency";
  DROP TYPE "public"."enum_payouts_status";
  DROP TYPE "public"."enum_payouts_provider";
  DROP TYPE "public"."enum_users_user_type";
  DROP TYPE "public"."enum_users_country";
  DROP TYPE "public"."enum_users_locale";
  DROP TYPE "public"."enum_sellers_warehouses_country";
  DROP TYPE "public"."enum_sellers_shipping_rules_provinces";
  DROP TYPE "public"."enum_sellers_shipping_rules_kind";
  DROP TYPE "public"."enum_sellers_status";
  DROP TYPE "public"."enum_sellers_country";
  DROP TYPE "public"."enum_sellers_payout_currency";
  DROP TYPE "public"."enum_sellers_payout_settlement";
  DROP TYPE "public"."enum_staff_role";
  DROP TYPE "public"."enum_addresses_country";
  DROP TYPE "public"."enum_verifications_kind";
  DROP TYPE "public"."enum_verifications_status";
  DROP TYPE "public"."enum_consents_kind";
  DROP TYPE "public"."enum_consents_locale";
  DROP TYPE "public"."enum_audit_events_actor_kind";
  DROP TYPE "public"."enum_comments_locale";
  DROP TYPE "public"."enum_threads_last_sender";
  DROP TYPE "public"."enum_emails_locale";
  DROP TYPE "public"."enum_emails_status";
  DROP TYPE "public"."enum_inquiries_locale";
  DROP TYPE "public"."enum_inquiries_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_settings_importer";`)
}
