import { sql } from '@payloadcms/db-postgres'

/** Since when a seller waits, and what the profile said when staff last had it (rule A23). */
export const sellerRequests = sql`
  create function reviewed_facts(seller sellers) returns jsonb language sql immutable as $$
    select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(seller)) where key in ('company', 'company_ko',
      'contact_person', 'contact_email', 'contact_phone', 'business_registration', 'gst_number', 'qst_number',
      'pst_number', 'country', 'address', 'address2', 'city', 'province', 'postal_code')
  $$;

  create function note_seller_request() returns trigger language plpgsql as $$
  declare
    because varchar := case
      when tg_op = 'INSERT' then 'asked'
      when new.status = 'rejected' and old.status <> 'rejected' then 'refused'
      when new.document_asked is not null and new.document_asked is distinct from old.document_asked then 'question'
    end;
    is_back boolean := tg_op = 'UPDATE' and new.status = 'pending'
      and (old.status <> 'pending' or (old.document_asked is not null and new.document_asked is null));
  begin
    if new.status not in ('pending', 'rejected') then
      delete from seller_requests where seller_id = new.id;
    elsif because is not null or is_back then
      insert into seller_requests as kept (seller_id, waiting_since, seen_at, seen_because, facts)
      values (new.id, clock_timestamp(), clock_timestamp(), coalesce(because, 'asked'), reviewed_facts(new))
      on conflict (seller_id) do update set
        waiting_since = case when is_back then excluded.waiting_since else kept.waiting_since end,
        seen_at = case when because is null then kept.seen_at else excluded.seen_at end,
        seen_because = case when because is null then kept.seen_because else excluded.seen_because end,
        facts = case when because is null then kept.facts else excluded.facts end;
    end if;
    return null;
  end $$;
  create trigger note_seller_request after insert or update on sellers
    for each row execute function note_seller_request();
`
