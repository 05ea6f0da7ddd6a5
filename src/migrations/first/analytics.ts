import { sql } from '@payloadcms/db-postgres'

/** Days of a seller's products, summed by the worker before the views are deleted (rule S23). */
export const analytics = sql`
  create schema analytics;

  create table analytics.product_days (
    product_id uuid not null,
    seller_id uuid not null,
    day date not null,
    views integer not null,
    primary key (product_id, day)
  );
  create index on analytics.product_days (seller_id, day);

  create table analytics.seller_days (
    seller_id uuid not null,
    day date not null,
    visitors integer not null,
    primary key (seller_id, day)
  );

  create table analytics.search_days (
    seller_id uuid not null,
    day date not null,
    words text not null,
    visitors integer not null,
    primary key (seller_id, day, words)
  );
`
