import { sql } from '@payloadcms/db-postgres'

/** The chain of the audit log, in a schema of its own (docs/decisions/042). */
export const audit = sql`
  create schema audit;

  create table audit.chain (
    number bigint primary key,
    event uuid not null unique,
    previous bytea not null,
    row_hash bytea not null,
    hash bytea not null,
    chained_at timestamptz(3) not null default clock_timestamp()
  );

  create table audit.unchained (
    seq bigint generated always as identity primary key,
    event uuid not null
  );

  create function audit.hash_of_event(event public.audit_events) returns bytea language sql stable as $$
    select sha256(convert_to(jsonb_build_array(event.id, event.action, event.actor_kind, event.actor_id, event.subject,
      event.subject_id, event.details, event.changes, (extract(epoch from event.created_at) * 1000000)::bigint,
      (extract(epoch from event.updated_at) * 1000000)::bigint)::text, 'UTF8'))
  $$;

  create function audit.hash_of_link(number bigint, previous bytea, row_hash bytea) returns bytea
    language sql immutable as $$ select sha256(int8send(number) || previous || row_hash) $$;

  create function audit.first_previous() returns bytea language sql immutable as
    $$ select decode(repeat('00', 32), 'hex') $$;

  create function audit.await_chaining() returns trigger language plpgsql as $$
  begin
    insert into audit.unchained (event) values (new.id);
    return null;
  end $$;
  create trigger await_chaining after insert on public.audit_events
    for each row execute function audit.await_chaining();

  create function audit.lock_chain() returns void language sql as
    $$ select pg_advisory_xact_lock(hashtextextended('audit.chain', 0)) $$;

  create function audit.link() returns trigger language plpgsql as $$
  declare
    last audit.chain;
    event public.audit_events;
  begin
    perform audit.lock_chain();
    select * into last from audit.chain order by number desc limit 1;
    select * into event from public.audit_events where id = new.event;
    new.number := coalesce(last.number, 0) + 1;
    new.previous := coalesce(last.hash, audit.first_previous());
    new.row_hash := case when event.id is null then sha256('') else audit.hash_of_event(event) end;
    new.hash := audit.hash_of_link(new.number, new.previous, new.row_hash);
    return new;
  end $$;
  create trigger link before insert on audit.chain for each row execute function audit.link();

  create function audit.extend(most integer) returns integer language plpgsql as $$
  declare
    taken integer;
  begin
    perform audit.lock_chain();
    with due as (
      delete from audit.unchained where seq in (select seq from audit.unchained order by seq limit most)
      returning seq, event
    ), linked as (
      insert into audit.chain (event) select event from due order by seq on conflict (event) do nothing
    )
    select count(*) into taken from due;
    return taken;
  end $$;

  create trigger append_only before update or delete on audit.chain
    for each row execute function public.refuse_change();
  create trigger never_emptied before truncate on audit.chain
    for each statement execute function public.refuse_change();
  create trigger never_emptied before truncate on public.audit_events
    for each statement execute function public.refuse_change();
`
