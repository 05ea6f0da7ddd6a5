import { sql } from '@payloadcms/db-postgres'

/** As Payload wrote it: `npm run migrate:create`. */
export const schema = sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_products_sold_by" AS ENUM('piece', 'set', 'box', 'slab');
  CREATE TYPE "public"."enum_products_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_product_changes_status" AS ENUM('pending', 'approved', 'declined', 'changes_requested', 'withdrawn');
  CREATE TYPE "public"."enum_product_changes_sold_by" AS ENUM('piece', 'set', 'box', 'slab');
  CREATE TYPE "public"."enum_orders_items_local_name_language" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_orders_taxes_kind" AS ENUM('gst', 'hst', 'pst', 'rst', 'qst');
  CREATE TYPE "public"."enum_orders_taxes_collector" AS ENUM('seller', 'platform', 'importer');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('pending_payment', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_orders_arrival_kind" AS ENUM('soon', 'range');
  CREATE TYPE "public"."enum_orders_importer" AS ENUM('seller', 'buyer');
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
  CREATE TYPE "public"."enum_checkouts_dispute" AS ENUM('open', 'won', 'lost');
  CREATE TYPE "public"."enum_checkouts_shipping_address_country" AS ENUM('CA', 'KR');
  CREATE TYPE "public"."enum_reservations_status" AS ENUM('open', 'taken', 'released');
  CREATE TYPE "public"."enum_stock_movements_reason" AS ENUM('opening', 'edit', 'sale', 'return');
  CREATE TYPE "public"."enum_invoices_kind" AS ENUM('invoice', 'credit_note');
  CREATE TYPE "public"."enum_refunds_status" AS ENUM('queued', 'sent', 'succeeded', 'failed');
  CREATE TYPE "public"."enum_disputes_status" AS ENUM('inquiry', 'needs_response', 'under_review', 'won', 'closed', 'lost');
  CREATE TYPE "public"."enum_payment_events_provider" AS ENUM('stripe', 'transfer');
  CREATE TYPE "public"."enum_documents_kind" AS ENUM('business', 'invoice', 'packing_list', 'waybill', 'statement', 'exemption', 'message');
  CREATE TYPE "public"."enum_ledger_entries_kind" AS ENUM('sale', 'commission', 'tax', 'shipping', 'refund', 'adjustment', 'payout');
  CREATE TYPE "public"."enum_ledger_entries_account" AS ENUM('cash', 'seller', 'platform', 'tax');
  CREATE TYPE "public"."enum_ledger_entries_currency" AS ENUM('CAD');
  CREATE TYPE "public"."enum_payouts_currency" AS ENUM('CAD', 'USD', 'EUR', 'KRW');
  CREATE TYPE "public"."enum_payouts_status" AS ENUM('requested', 'sent', 'paid', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_payouts_provider" AS ENUM('transfer');
  CREATE TYPE "public"."enum_payouts_requested_by" AS ENUM('self', 'monthly', 'daily');
  CREATE TYPE "public"."enum_payouts_arrived_currency" AS ENUM('CAD', 'USD', 'EUR', 'KRW');
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
  CREATE TYPE "public"."enum_sellers_payout_requests" AS ENUM('self', 'monthly', 'daily');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor');
  CREATE TYPE "public"."enum_addresses_country" AS ENUM('CA', 'KR');
  CREATE TYPE "public"."enum_verifications_kind" AS ENUM('gst', 'document', 'pst_exemption');
  CREATE TYPE "public"."enum_verifications_status" AS ENUM('pending', 'verified', 'declined');
  CREATE TYPE "public"."enum_consents_kind" AS ENUM('terms', 'age', 'marketing');
  CREATE TYPE "public"."enum_consents_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_account_tokens_purpose" AS ENUM('sign_up', 'reset', 'change_email', 'export', 'delete');
  CREATE TYPE "public"."enum_account_tokens_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_audit_events_actor_kind" AS ENUM('visitor', 'system', 'buyer', 'seller', 'staff');
  CREATE TYPE "public"."enum_comments_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_comments_answer_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_threads_kind" AS ENUM('shop', 'support');
  CREATE TYPE "public"."enum_threads_last_sender" AS ENUM('buyer', 'seller');
  CREATE TYPE "public"."enum_reports_subject" AS ENUM('message', 'thread', 'product', 'review');
  CREATE TYPE "public"."enum_reports_reason" AS ENUM('fraud', 'insult', 'spam', 'forbidden', 'copied', 'other');
  CREATE TYPE "public"."enum_reports_status" AS ENUM('open', 'closed');
  CREATE TYPE "public"."enum_reports_outcome" AS ENUM('upheld', 'dismissed');
  CREATE TYPE "public"."enum_notifications_side" AS ENUM('buyer', 'seller');
  CREATE TYPE "public"."enum_emails_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_emails_status" AS ENUM('queued', 'sent', 'failed');
  CREATE TYPE "public"."enum_inquiries_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_inquiries_status" AS ENUM('new', 'answered', 'closed');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_product_imports_status" AS ENUM('uploaded', 'checked', 'unreadable', 'running', 'stopping', 'stopped', 'done');
  CREATE TYPE "public"."enum_product_imports_locale" AS ENUM('en', 'fr', 'ko');
  CREATE TYPE "public"."enum_product_import_rows_plan" AS ENUM('create', 'change', 'unchanged', 'refuse');
  CREATE TYPE "public"."enum_product_import_rows_outcome" AS ENUM('done', 'unchanged', 'failed');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_settings_importer" AS ENUM('seller', 'buyer');
  CREATE TYPE "public"."enum_settings_shipping_kind" AS ENUM('flat', 'per_box', 'free_over', 'quoted');
  CREATE TABLE "products_moq_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"min_qty" numeric NOT NULL,
  	"max_qty" numeric NOT NULL,
  	"unit_price" numeric NOT NULL,
  	CONSTRAINT "products_moq_prices_whole_quantities" CHECK (min_qty = trunc(min_qty) and min_qty > '-infinity' and min_qty < 'infinity' and max_qty = trunc(max_qty) and max_qty > '-infinity' and max_qty < 'infinity' and min_qty >= 1 and max_qty >= min_qty and max_qty <= 999999),
  	CONSTRAINT "products_moq_prices_whole_price" CHECK (unit_price = trunc(unit_price) and unit_price > '-infinity' and unit_price < 'infinity' and unit_price > 0)
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
  	"status" "enum_products_status" DEFAULT 'pending' NOT NULL,
  	"status_reason" varchar,
  	"is_live" boolean DEFAULT false NOT NULL,
  	"needs_review" boolean DEFAULT true NOT NULL,
  	"approved_at" timestamp(3) with time zone,
  	"approved_by_trust" boolean DEFAULT false NOT NULL,
  	"archived_at" timestamp(3) with time zone,
  	"is_recommended" boolean DEFAULT false NOT NULL,
  	"pick_rank" numeric DEFAULT 0 NOT NULL,
  	"cover_card" varchar,
  	"cover_page" varchar,
  	"cover_width" numeric,
  	"cover_height" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "products_whole_stock" CHECK (stock = trunc(stock) and stock > '-infinity' and stock < 'infinity' and stock >= 0),
  	CONSTRAINT "products_reserved_within_stock" CHECK (reserved = trunc(reserved) and reserved > '-infinity' and reserved < 'infinity' and reserved >= 0 and reserved <= stock),
  	CONSTRAINT "products_whole_prices" CHECK (price_from = trunc(price_from) and price_from > '-infinity' and price_from < 'infinity' and price_best = trunc(price_best) and price_best > '-infinity' and price_best < 'infinity' and price_best > 0),
  	CONSTRAINT "products_counts" CHECK (view_count = trunc(view_count) and view_count > '-infinity' and view_count < 'infinity' and order_count = trunc(order_count) and order_count > '-infinity' and order_count < 'infinity' and rating_count = trunc(rating_count) and rating_count > '-infinity' and rating_count < 'infinity' and view_count >= 0 and order_count >= 0 and rating_count >= 0),
  	CONSTRAINT "products_ratings" CHECK (rating_sum between rating_count and 5 * rating_count),
  	CONSTRAINT "products_live_is_approved" CHECK (not is_live or status = 'approved')
  );
  
  CREATE TABLE "products_locales" (
  	"name" varchar,
  	"description" varchar,
  	"picture_texts" jsonb,
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
  	"picture_texts" jsonb,
  	"material" varchar,
  	"color" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "product_changes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
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
  	"hash" varchar,
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
  	"sizes_page_filename" varchar,
  	"sizes_card_avif_url" varchar,
  	"sizes_card_avif_width" numeric,
  	"sizes_card_avif_height" numeric,
  	"sizes_card_avif_mime_type" varchar,
  	"sizes_card_avif_filesize" numeric,
  	"sizes_card_avif_filename" varchar,
  	"sizes_page_avif_url" varchar,
  	"sizes_page_avif_width" numeric,
  	"sizes_page_avif_height" numeric,
  	"sizes_page_avif_mime_type" varchar,
  	"sizes_page_avif_filesize" numeric,
  	"sizes_page_avif_filename" varchar
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
  	"local_name" varchar,
  	"local_name_language" "enum_orders_items_local_name_language",
  	"sku" varchar,
  	"picture" varchar,
  	"hs_code" varchar,
  	"origin" varchar,
  	"weight" numeric,
  	"packaging_unit" numeric,
  	"quantity" numeric NOT NULL,
  	"unit_price" numeric DEFAULT 0 NOT NULL,
  	"total_price" numeric DEFAULT 0 NOT NULL,
  	CONSTRAINT "orders_items_line_adds_up" CHECK (unit_price = trunc(unit_price) and unit_price > '-infinity' and unit_price < 'infinity' and total_price = unit_price * quantity and unit_price > 0),
  	CONSTRAINT "orders_items_whole_quantity" CHECK (quantity = trunc(quantity) and quantity > '-infinity' and quantity < 'infinity' and quantity >= 1)
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
  	CONSTRAINT "orders_taxes_whole_amount" CHECK (amount = trunc(amount) and amount > '-infinity' and amount < 'infinity' and amount >= 0 and rate_ppm between 0 and 1000000)
  );
  
  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"checkout_id" uuid NOT NULL,
  	"buyer_id" uuid NOT NULL,
  	"buyer_email" varchar NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"seller_name" varchar NOT NULL,
  	"contract" varchar,
  	"status" "enum_orders_status" DEFAULT 'pending_payment' NOT NULL,
  	"subtotal" numeric DEFAULT 0 NOT NULL,
  	"shipping" numeric DEFAULT 0 NOT NULL,
  	"shipping_rule" varchar,
  	"shipping_service" varchar,
  	"arrival_kind" "enum_orders_arrival_kind",
  	"arrival_min_days" numeric,
  	"arrival_max_days" numeric,
  	"importer" "enum_orders_importer" DEFAULT 'seller' NOT NULL,
  	"import_estimate" numeric,
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
  	"settles_on" varchar,
  	"cancelled_at" timestamp(3) with time zone,
  	"cancel_request_requested_at" timestamp(3) with time zone,
  	"cancel_request_reason" varchar,
  	"cancel_request_answer" "enum_orders_cancel_request_answer",
  	"cancel_request_answer_reason" varchar,
  	"cancel_request_answered_at" timestamp(3) with time zone,
  	"quote" "enum_orders_quote" DEFAULT 'none' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "orders_whole_totals" CHECK (subtotal = trunc(subtotal) and subtotal > '-infinity' and subtotal < 'infinity' and shipping = trunc(shipping) and shipping > '-infinity' and shipping < 'infinity' and total_amount = trunc(total_amount) and total_amount > '-infinity' and total_amount < 'infinity'),
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
  	"payment_attempt" numeric DEFAULT 0 NOT NULL,
  	"payment_request" varchar,
  	"payment_url" varchar,
  	"captured" numeric DEFAULT 0 NOT NULL,
  	"refunded" numeric DEFAULT 0 NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"bank_debit_since" timestamp(3) with time zone,
  	"paid_at" timestamp(3) with time zone,
  	"dispute" "enum_checkouts_dispute",
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
  	CONSTRAINT "checkouts_whole_totals" CHECK (subtotal = trunc(subtotal) and subtotal > '-infinity' and subtotal < 'infinity' and shipping = trunc(shipping) and shipping > '-infinity' and shipping < 'infinity' and tax = trunc(tax) and tax > '-infinity' and tax < 'infinity'),
  	CONSTRAINT "checkouts_paid_is_captured" CHECK (status not in ('paid', 'refunded') or captured > 0),
  	CONSTRAINT "checkouts_total_adds_up" CHECK (total = subtotal + shipping + tax and subtotal >= 0 and shipping >= 0 and tax >= 0),
  	CONSTRAINT "checkouts_refunded_within_captured" CHECK (captured = trunc(captured) and captured > '-infinity' and captured < 'infinity' and captured >= 0 and refunded >= 0 and refunded <= captured)
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
  	CONSTRAINT "reservations_whole_quantity" CHECK (quantity = trunc(quantity) and quantity > '-infinity' and quantity < 'infinity' and quantity >= 1)
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
  	CONSTRAINT "stock_movements_whole_change" CHECK (change = trunc(change) and change > '-infinity' and change < 'infinity' and change <> 0)
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
  	"content" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "invoices_whole_sequence" CHECK (sequence = trunc(sequence) and sequence > '-infinity' and sequence < 'infinity' and sequence >= 1)
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
  	"provider_payment" varchar,
  	"provider_refund" varchar,
  	"error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "refunds_whole_amount" CHECK (amount = trunc(amount) and amount > '-infinity' and amount < 'infinity' and amount > 0)
  );
  
  CREATE TABLE "disputes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"checkout_id" uuid NOT NULL,
  	"buyer_id" uuid NOT NULL,
  	"provider_dispute" varchar NOT NULL,
  	"provider_payment" varchar NOT NULL,
  	"amount" numeric DEFAULT 0 NOT NULL,
  	"reason" varchar,
  	"status" "enum_disputes_status" NOT NULL,
  	"due_by" timestamp(3) with time zone,
  	"opened_at" timestamp(3) with time zone NOT NULL,
  	"closed_at" timestamp(3) with time zone,
  	"loss" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "disputes_whole_amount" CHECK (amount = trunc(amount) and amount > '-infinity' and amount < 'infinity' and amount > 0),
  	CONSTRAINT "disputes_whole_loss" CHECK (loss = trunc(loss) and loss > '-infinity' and loss < 'infinity' and loss >= 0)
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
  	"message_id" uuid,
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
  	CONSTRAINT "cart_items_whole_quantity" CHECK (quantity = trunc(quantity) and quantity > '-infinity' and quantity < 'infinity' and quantity >= 1 and quantity <= 999999)
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
  	CONSTRAINT "ledger_entries_whole_amount" CHECK (amount = trunc(amount) and amount > '-infinity' and amount < 'infinity' and amount <> 0)
  );
  
  CREATE TABLE "payouts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"amount" numeric DEFAULT 0 NOT NULL,
  	"currency" "enum_payouts_currency" DEFAULT 'CAD' NOT NULL,
  	"status" "enum_payouts_status" DEFAULT 'requested' NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"provider" "enum_payouts_provider" DEFAULT 'transfer' NOT NULL,
  	"requested_by" "enum_payouts_requested_by" DEFAULT 'self' NOT NULL,
  	"account_holder" varchar,
  	"bank_name" varchar,
  	"bank_account" varchar,
  	"batch" varchar,
  	"reference" varchar,
  	"reason" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"paid_at" timestamp(3) with time zone,
  	"failed_at" timestamp(3) with time zone,
  	"cancelled_at" timestamp(3) with time zone,
  	"arrived_amount" numeric,
  	"arrived_currency" "enum_payouts_arrived_currency",
  	"arrived_rate" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "payouts_whole_amount" CHECK (amount = trunc(amount) and amount > '-infinity' and amount < 'infinity' and amount > 0)
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"agent" varchar,
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
  	"has_password" boolean DEFAULT true NOT NULL,
  	"marketing_consent" boolean DEFAULT false NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"suspended_at" timestamp(3) with time zone,
  	"suspended_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	CONSTRAINT "users_suspension_reason" CHECK ((suspended_at is null) = (suspended_reason is null))
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
  	"service" varchar,
  	"kind" "enum_sellers_shipping_rules_kind" NOT NULL,
  	"amount" numeric DEFAULT 0 NOT NULL,
  	"free_over" numeric
  );
  
  CREATE TABLE "sellers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_sellers_status" DEFAULT 'pending' NOT NULL,
  	"status_reason" varchar,
  	"document_asked" varchar,
  	"is_trusted" boolean DEFAULT false NOT NULL,
  	"approved_at" timestamp(3) with time zone,
  	"company" varchar NOT NULL,
  	"company_ko" varchar,
  	"business_registration" varchar,
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
  	"holiday_from" timestamp(3) with time zone,
  	"holiday_to" timestamp(3) with time zone,
  	"payout_currency" "enum_sellers_payout_currency" DEFAULT 'CAD' NOT NULL,
  	"payout_account_holder" varchar,
  	"payout_bank_name" varchar,
  	"payout_settlement" "enum_sellers_payout_settlement" DEFAULT 'monthly',
  	"payout_requests" "enum_sellers_payout_requests" DEFAULT 'self' NOT NULL,
  	"bank_account" varchar,
  	"commission_ppm" numeric,
  	"code" numeric,
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
  	"proved_at" timestamp(3) with time zone,
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
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
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
  
  CREATE TABLE "audit_events" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"action" varchar NOT NULL,
  	"actor_kind" "enum_audit_events_actor_kind" NOT NULL,
  	"actor_id" varchar,
  	"subject" varchar,
  	"subject_id" varchar,
  	"details" varchar,
  	"changes" varchar,
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
  	"answer_locale" "enum_comments_answer_locale",
  	"hidden" boolean DEFAULT false NOT NULL,
  	"hidden_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "comments_stars" CHECK (rating = trunc(rating) and rating > '-infinity' and rating < 'infinity' and rating between 1 and 5)
  );
  
  CREATE TABLE "threads" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"buyer_id" uuid NOT NULL,
  	"seller_id" uuid,
  	"kind" "enum_threads_kind" DEFAULT 'shop' NOT NULL,
  	"product_id" uuid,
  	"order_id" uuid,
  	"last_message" varchar,
  	"last_sender" "enum_threads_last_sender",
  	"last_message_at" timestamp(3) with time zone,
  	"buyer_unread" numeric DEFAULT 0 NOT NULL,
  	"seller_unread" numeric DEFAULT 0 NOT NULL,
  	"last_seq" numeric DEFAULT 0 NOT NULL,
  	"buyer_read_seq" numeric DEFAULT 0 NOT NULL,
  	"seller_read_seq" numeric DEFAULT 0 NOT NULL,
  	"buyer_mailed_seq" numeric DEFAULT 0 NOT NULL,
  	"seller_mailed_seq" numeric DEFAULT 0 NOT NULL,
  	"assignee_id" uuid,
  	"closed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "threads_unread" CHECK (buyer_unread >= 0 and seller_unread >= 0),
  	CONSTRAINT "threads_two_people" CHECK (buyer_id <> seller_id),
  	CONSTRAINT "threads_seller_or_support" CHECK ((kind = 'support') = (seller_id is null)),
  	CONSTRAINT "threads_numbers" CHECK (last_seq >= 0 and buyer_read_seq <= last_seq and seller_read_seq <= last_seq)
  );
  
  CREATE TABLE "messages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"thread_id" uuid NOT NULL,
  	"buyer_id" uuid NOT NULL,
  	"seller_id" uuid,
  	"sender_id" uuid,
  	"staff_id" uuid,
  	"text" varchar NOT NULL,
  	"product_id" uuid,
  	"order_id" uuid,
  	"seq" numeric NOT NULL,
  	"client_key" varchar NOT NULL,
  	"hidden_at" timestamp(3) with time zone,
  	"hidden_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "messages_one_sender" CHECK (sender_id is null or staff_id is null),
  	CONSTRAINT "messages_hidden_keeps_text" CHECK ((hidden_at is null) = (hidden_text is null) and (hidden_at is null or text = ''))
  );
  
  CREATE TABLE "blocks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"blocker_id" uuid NOT NULL,
  	"blocked_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"reporter_id" uuid,
  	"subject" "enum_reports_subject" NOT NULL,
  	"subject_id" varchar NOT NULL,
  	"reason" "enum_reports_reason" NOT NULL,
  	"note" varchar,
  	"status" "enum_reports_status" DEFAULT 'open' NOT NULL,
  	"outcome" "enum_reports_outcome",
  	"answer" varchar,
  	"decided_by_id" uuid,
  	"staff_note" varchar,
  	"closed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "email_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"messages" boolean DEFAULT true NOT NULL,
  	"reviews" boolean DEFAULT true NOT NULL,
  	"goods" boolean DEFAULT true NOT NULL,
  	"news" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notifications" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"kind" varchar NOT NULL,
  	"side" "enum_notifications_side" NOT NULL,
  	"subject" varchar,
  	"subject_id" varchar,
  	"params" varchar,
  	"href" varchar,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "emails" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid,
  	"order_id" uuid,
  	"copy_of_id" uuid,
  	"to" varchar NOT NULL,
  	"template" varchar NOT NULL,
  	"locale" "enum_emails_locale" DEFAULT 'en' NOT NULL,
  	"subject" varchar,
  	"params" varchar,
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
  	"answer" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"answered_by_id" uuid,
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
  	"visitor" varchar NOT NULL,
  	"words" varchar,
  	"counted" boolean DEFAULT false NOT NULL
  );
  
  CREATE TABLE "product_drafts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"name" varchar,
  	"content" jsonb NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_imports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"file_name" varchar NOT NULL,
  	"status" "enum_product_imports_status" DEFAULT 'uploaded' NOT NULL,
  	"content" varchar,
  	"problem" jsonb,
  	"locale" "enum_product_imports_locale" DEFAULT 'en' NOT NULL,
  	"row_count" numeric DEFAULT 0 NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_import_rows" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"import_id" uuid NOT NULL,
  	"line" numeric NOT NULL,
  	"sku" varchar,
  	"values" jsonb NOT NULL,
  	"plan" "enum_product_import_rows_plan" NOT NULL,
  	"outcome" "enum_product_import_rows_outcome",
  	"reasons" jsonb
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
  	"payout_minimum" numeric DEFAULT 5000 NOT NULL,
  	"payment_minutes" numeric DEFAULT 60 NOT NULL,
  	"transfer_days" numeric DEFAULT 7 NOT NULL,
  	"transfers_allowed" boolean DEFAULT true NOT NULL,
  	"shipping_kind" "enum_settings_shipping_kind" DEFAULT 'quoted' NOT NULL,
  	"shipping_amount" numeric DEFAULT 0 NOT NULL,
  	"shipping_free_over" numeric,
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
  
  CREATE TABLE "throttles" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  CREATE TABLE "worker_loops" (
  	"name" varchar(80) PRIMARY KEY NOT NULL,
  	"process" varchar(20) NOT NULL,
  	"begun_at" timestamp (3) with time zone,
  	"done_at" timestamp (3) with time zone,
  	"failed_at" timestamp (3) with time zone,
  	"error" text,
  	"failures" integer DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "page_clearings" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"tags" text[] NOT NULL,
  	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "decisions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" varchar(20) NOT NULL,
  	"subject_id" uuid NOT NULL,
  	"seller_id" uuid NOT NULL,
  	"choice" varchar(10) NOT NULL,
  	"reason" text,
  	"version" varchar(80) NOT NULL,
  	"decided_by" uuid NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"due_at" timestamp (3) with time zone NOT NULL,
  	"attempts" integer DEFAULT 0 NOT NULL,
  	"outcome" varchar(10),
  	"ended_at" timestamp (3) with time zone,
  	"ended_by" uuid,
  	"problem" text,
  	CONSTRAINT "decisions_kind" CHECK (kind in ('seller', 'product', 'product-change')),
  	CONSTRAINT "decisions_choice" CHECK (choice in ('approve', 'refuse', 'ask')),
  	CONSTRAINT "decisions_reason" CHECK (choice = 'approve' or reason is not null),
  	CONSTRAINT "decisions_ended" CHECK ((outcome is null) = (ended_at is null))
  );
  
  CREATE TABLE "seller_requests" (
  	"seller_id" uuid PRIMARY KEY NOT NULL,
  	"waiting_since" timestamp (3) with time zone NOT NULL,
  	"seen_at" timestamp (3) with time zone NOT NULL,
  	"seen_because" varchar(10) NOT NULL,
  	"facts" jsonb NOT NULL,
  	CONSTRAINT "seller_requests_because" CHECK (seen_because in ('asked', 'refused', 'question'))
  );
  
  CREATE TABLE "left_picks" (
  	"product_id" uuid PRIMARY KEY NOT NULL,
  	"place" integer NOT NULL,
  	"left_at" timestamp (3) with time zone NOT NULL
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
  ALTER TABLE "product_changes_texts" ADD CONSTRAINT "product_changes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_changes"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "disputes" ADD CONSTRAINT "disputes_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "disputes" ADD CONSTRAINT "disputes_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_shared_with_id_users_id_fk" FOREIGN KEY ("shared_with_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sellers_warehouses" ADD CONSTRAINT "sellers_warehouses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sellers_shipping_rules_provinces" ADD CONSTRAINT "sellers_shipping_rules_provinces_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sellers_shipping_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sellers_shipping_rules" ADD CONSTRAINT "sellers_shipping_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sellers_locales" ADD CONSTRAINT "sellers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors_recovery_codes" ADD CONSTRAINT "second_factors_recovery_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_staff_fk" FOREIGN KEY ("id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "verifications" ADD CONSTRAINT "verifications_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "threads" ADD CONSTRAINT "threads_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "threads" ADD CONSTRAINT "threads_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "threads" ADD CONSTRAINT "threads_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "threads" ADD CONSTRAINT "threads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "threads" ADD CONSTRAINT "threads_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_id_staff_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "email_preferences" ADD CONSTRAINT "email_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "emails" ADD CONSTRAINT "emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "emails" ADD CONSTRAINT "emails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "emails" ADD CONSTRAINT "emails_copy_of_id_emails_id_fk" FOREIGN KEY ("copy_of_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_answered_by_id_staff_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE INDEX "products_moq_idx" ON "products" USING btree ("moq");
  CREATE INDEX "products_price_from_idx" ON "products" USING btree ("price_from");
  CREATE INDEX "products_price_best_idx" ON "products" USING btree ("price_best");
  CREATE INDEX "products_status_idx" ON "products" USING btree ("status");
  CREATE INDEX "products_is_live_idx" ON "products" USING btree ("is_live");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE UNIQUE INDEX "seller_sku_idx" ON "products" USING btree ("seller_id","sku");
  CREATE INDEX "products_live_newest_idx" ON "products" USING btree ("created_at","id") WHERE is_live;
  CREATE INDEX "products_live_popular_idx" ON "products" USING btree ("view_count","created_at","id") WHERE is_live;
  CREATE INDEX "products_live_recommended_idx" ON "products" USING btree ("pick_rank","created_at","id") WHERE is_live;
  CREATE INDEX "products_live_shelf_idx" ON "products" USING btree ("listed_in_id","created_at","id") WHERE is_live;
  CREATE INDEX "products_own_newest_idx" ON "products" USING btree ("seller_id","created_at","id");
  CREATE INDEX "products_own_stock_idx" ON "products" USING btree ("seller_id","stock","id");
  CREATE INDEX "products_own_price_idx" ON "products" USING btree ("seller_id","price_from","id");
  CREATE INDEX "products_own_views_idx" ON "products" USING btree ("seller_id","view_count","id");
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
  CREATE INDEX "product_changes_texts_order_parent" ON "product_changes_texts" USING btree ("order","parent_id");
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
  CREATE INDEX "media_hash_idx" ON "media" USING btree ("hash");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumb_sizes_thumb_filename_idx" ON "media" USING btree ("sizes_thumb_filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_page_sizes_page_filename_idx" ON "media" USING btree ("sizes_page_filename");
  CREATE INDEX "media_sizes_card_avif_sizes_card_avif_filename_idx" ON "media" USING btree ("sizes_card_avif_filename");
  CREATE INDEX "media_sizes_page_avif_sizes_page_avif_filename_idx" ON "media" USING btree ("sizes_page_avif_filename");
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
  CREATE INDEX "seller_settlesOn_idx" ON "orders" USING btree ("seller_id","settles_on");
  CREATE INDEX "seller_confirmedAt_idx" ON "orders" USING btree ("seller_id","confirmed_at");
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
  CREATE INDEX "checkouts_left_open_idx" ON "checkouts" USING btree ("updated_at") WHERE provider = 'stripe' and status in ('cancelled', 'expired') and payment_request is not null and (payment_url is not null or provider_session is null);
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
  CREATE INDEX "disputes_checkout_idx" ON "disputes" USING btree ("checkout_id");
  CREATE INDEX "disputes_buyer_idx" ON "disputes" USING btree ("buyer_id");
  CREATE UNIQUE INDEX "disputes_provider_dispute_idx" ON "disputes" USING btree ("provider_dispute");
  CREATE INDEX "disputes_provider_payment_idx" ON "disputes" USING btree ("provider_payment");
  CREATE INDEX "disputes_status_idx" ON "disputes" USING btree ("status");
  CREATE INDEX "disputes_due_by_idx" ON "disputes" USING btree ("due_by");
  CREATE INDEX "disputes_closed_at_idx" ON "disputes" USING btree ("closed_at");
  CREATE INDEX "disputes_updated_at_idx" ON "disputes" USING btree ("updated_at");
  CREATE INDEX "disputes_created_at_idx" ON "disputes" USING btree ("created_at");
  CREATE UNIQUE INDEX "payment_events_event_id_idx" ON "payment_events" USING btree ("event_id");
  CREATE INDEX "payment_events_processed_at_idx" ON "payment_events" USING btree ("processed_at");
  CREATE INDEX "payment_events_updated_at_idx" ON "payment_events" USING btree ("updated_at");
  CREATE INDEX "payment_events_created_at_idx" ON "payment_events" USING btree ("created_at");
  CREATE INDEX "documents_owner_idx" ON "documents" USING btree ("owner_id");
  CREATE INDEX "documents_order_idx" ON "documents" USING btree ("order_id");
  CREATE INDEX "documents_shared_with_idx" ON "documents" USING btree ("shared_with_id");
  CREATE INDEX "documents_message_idx" ON "documents" USING btree ("message_id");
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
  CREATE INDEX "payouts_batch_idx" ON "payouts" USING btree ("batch");
  CREATE INDEX "payouts_updated_at_idx" ON "payouts" USING btree ("updated_at");
  CREATE INDEX "payouts_created_at_idx" ON "payouts" USING btree ("created_at");
  CREATE INDEX "seller_createdAt_idx" ON "payouts" USING btree ("seller_id","created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_user_type_idx" ON "users" USING btree ("user_type");
  CREATE UNIQUE INDEX "users_google_sub_idx" ON "users" USING btree ("google_sub");
  CREATE INDEX "users_deleted_at_idx" ON "users" USING btree ("deleted_at");
  CREATE INDEX "users_suspended_at_idx" ON "users" USING btree ("suspended_at");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "sellers_warehouses_order_idx" ON "sellers_warehouses" USING btree ("_order");
  CREATE INDEX "sellers_warehouses_parent_id_idx" ON "sellers_warehouses" USING btree ("_parent_id");
  CREATE INDEX "sellers_shipping_rules_provinces_order_idx" ON "sellers_shipping_rules_provinces" USING btree ("order");
  CREATE INDEX "sellers_shipping_rules_provinces_parent_idx" ON "sellers_shipping_rules_provinces" USING btree ("parent_id");
  CREATE INDEX "sellers_shipping_rules_order_idx" ON "sellers_shipping_rules" USING btree ("_order");
  CREATE INDEX "sellers_shipping_rules_parent_id_idx" ON "sellers_shipping_rules" USING btree ("_parent_id");
  CREATE INDEX "sellers_status_idx" ON "sellers" USING btree ("status");
  CREATE INDEX "sellers_company_idx" ON "sellers" USING btree ("company");
  CREATE UNIQUE INDEX "sellers_code_idx" ON "sellers" USING btree ("code");
  CREATE INDEX "sellers_updated_at_idx" ON "sellers" USING btree ("updated_at");
  CREATE INDEX "sellers_created_at_idx" ON "sellers" USING btree ("created_at");
  CREATE UNIQUE INDEX "sellers_locales_locale_parent_id_unique" ON "sellers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "second_factors_recovery_codes_order_idx" ON "second_factors_recovery_codes" USING btree ("_order");
  CREATE INDEX "second_factors_recovery_codes_parent_id_idx" ON "second_factors_recovery_codes" USING btree ("_parent_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
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
  CREATE UNIQUE INDEX "account_tokens_token_hash_idx" ON "account_tokens" USING btree ("token_hash");
  CREATE INDEX "account_tokens_user_idx" ON "account_tokens" USING btree ("user_id");
  CREATE INDEX "account_tokens_email_idx" ON "account_tokens" USING btree ("email");
  CREATE INDEX "account_tokens_expires_at_idx" ON "account_tokens" USING btree ("expires_at");
  CREATE INDEX "account_tokens_updated_at_idx" ON "account_tokens" USING btree ("updated_at");
  CREATE INDEX "account_tokens_created_at_idx" ON "account_tokens" USING btree ("created_at");
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
  CREATE INDEX "threads_assignee_idx" ON "threads" USING btree ("assignee_id");
  CREATE INDEX "threads_updated_at_idx" ON "threads" USING btree ("updated_at");
  CREATE INDEX "threads_created_at_idx" ON "threads" USING btree ("created_at");
  CREATE INDEX "seller_lastMessageAt_idx" ON "threads" USING btree ("seller_id","last_message_at");
  CREATE INDEX "buyer_lastMessageAt_idx" ON "threads" USING btree ("buyer_id","last_message_at");
  CREATE INDEX "threads_unseen_idx" ON "threads" USING btree ("last_message_at") WHERE buyer_unread > 0 or seller_unread > 0;
  CREATE INDEX "messages_thread_idx" ON "messages" USING btree ("thread_id");
  CREATE INDEX "messages_buyer_idx" ON "messages" USING btree ("buyer_id");
  CREATE INDEX "messages_seller_idx" ON "messages" USING btree ("seller_id");
  CREATE INDEX "messages_sender_idx" ON "messages" USING btree ("sender_id");
  CREATE INDEX "messages_staff_idx" ON "messages" USING btree ("staff_id");
  CREATE INDEX "messages_product_idx" ON "messages" USING btree ("product_id");
  CREATE INDEX "messages_order_idx" ON "messages" USING btree ("order_id");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "thread_seq_idx" ON "messages" USING btree ("thread_id","seq");
  CREATE UNIQUE INDEX "sender_clientKey_idx" ON "messages" USING btree ("sender_id","client_key");
  CREATE INDEX "blocks_blocker_idx" ON "blocks" USING btree ("blocker_id");
  CREATE INDEX "blocks_blocked_idx" ON "blocks" USING btree ("blocked_id");
  CREATE INDEX "blocks_updated_at_idx" ON "blocks" USING btree ("updated_at");
  CREATE INDEX "blocks_created_at_idx" ON "blocks" USING btree ("created_at");
  CREATE UNIQUE INDEX "blocker_blocked_idx" ON "blocks" USING btree ("blocker_id","blocked_id");
  CREATE INDEX "reports_reporter_idx" ON "reports" USING btree ("reporter_id");
  CREATE INDEX "reports_status_idx" ON "reports" USING btree ("status");
  CREATE INDEX "reports_decided_by_idx" ON "reports" USING btree ("decided_by_id");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE UNIQUE INDEX "reporter_subject_subjectId_idx" ON "reports" USING btree ("reporter_id","subject","subject_id");
  CREATE UNIQUE INDEX "email_preferences_user_idx" ON "email_preferences" USING btree ("user_id");
  CREATE INDEX "email_preferences_updated_at_idx" ON "email_preferences" USING btree ("updated_at");
  CREATE INDEX "email_preferences_created_at_idx" ON "email_preferences" USING btree ("created_at");
  CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_id");
  CREATE INDEX "notifications_read_at_idx" ON "notifications" USING btree ("read_at");
  CREATE INDEX "notifications_updated_at_idx" ON "notifications" USING btree ("updated_at");
  CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");
  CREATE INDEX "user_createdAt_idx" ON "notifications" USING btree ("user_id","created_at");
  CREATE INDEX "emails_user_idx" ON "emails" USING btree ("user_id");
  CREATE INDEX "emails_order_idx" ON "emails" USING btree ("order_id");
  CREATE INDEX "emails_copy_of_idx" ON "emails" USING btree ("copy_of_id");
  CREATE INDEX "emails_status_idx" ON "emails" USING btree ("status");
  CREATE UNIQUE INDEX "emails_dedupe_key_idx" ON "emails" USING btree ("dedupe_key");
  CREATE INDEX "emails_updated_at_idx" ON "emails" USING btree ("updated_at");
  CREATE INDEX "emails_created_at_idx" ON "emails" USING btree ("created_at");
  CREATE INDEX "inquiries_status_idx" ON "inquiries" USING btree ("status");
  CREATE INDEX "inquiries_answered_by_idx" ON "inquiries" USING btree ("answered_by_id");
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
  CREATE INDEX "counted_product_idx" ON "product_views" USING btree ("counted","product_id");
  CREATE INDEX "product_drafts_seller_idx" ON "product_drafts" USING btree ("seller_id");
  CREATE INDEX "product_drafts_updated_at_idx" ON "product_drafts" USING btree ("updated_at");
  CREATE INDEX "product_drafts_created_at_idx" ON "product_drafts" USING btree ("created_at");
  CREATE INDEX "seller_updatedAt_idx" ON "product_drafts" USING btree ("seller_id","updated_at");
  CREATE INDEX "product_imports_seller_idx" ON "product_imports" USING btree ("seller_id");
  CREATE INDEX "product_imports_status_idx" ON "product_imports" USING btree ("status");
  CREATE INDEX "product_imports_updated_at_idx" ON "product_imports" USING btree ("updated_at");
  CREATE INDEX "product_imports_created_at_idx" ON "product_imports" USING btree ("created_at");
  CREATE INDEX "seller_createdAt_1_idx" ON "product_imports" USING btree ("seller_id","created_at");
  CREATE INDEX "product_import_rows_import_idx" ON "product_import_rows" USING btree ("import_id");
  CREATE UNIQUE INDEX "import_line_idx" ON "product_import_rows" USING btree ("import_id","line");
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
  CREATE INDEX "recommended_products_rels_products_id_idx" ON "recommended_products_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "decisions_one_waiting_idx" ON "decisions" USING btree ("kind","subject_id") WHERE outcome is null;
  CREATE INDEX "decisions_due_idx" ON "decisions" USING btree ("due_at") WHERE outcome is null;
  CREATE INDEX "decisions_ended_idx" ON "decisions" USING btree ("ended_at");
  CREATE INDEX "decisions_seller_idx" ON "decisions" USING btree ("seller_id");
`
