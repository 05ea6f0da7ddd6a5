import { sql } from '@payloadcms/db-postgres'

/** What the worker works out about every list, in a schema of its own: derived, never the truth (docs/decisions/009). */
export const lists = sql`
  create schema lists;

  create table lists.shelves (
    shelf text primary key,
    total integer not null,
    facets jsonb not null
  );

  create table lists.pages (
    list text,
    page integer,
    lead numeric not null,
    created_at timestamptz(3) not null,
    id uuid not null,
    primary key (list, page)
  );
`
