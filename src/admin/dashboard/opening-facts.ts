import * as z from 'zod'
import type { OpeningFacts } from '@/domain/staff/opening'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'
import { DRAFT_MARKS } from '@/server/texts/first-content/draft-mark'
import { isStaging } from '@/server/settings/env'
import { isLoopback } from '@/server/settings/loopback'
import { bucketSettings } from '@/server/storage/bucket-settings'

type Env = Record<string, string | undefined>

const storedRow = z.object({
  admins: z.number(),
  categories: z.number(),
  settings: z
    .object({
      siteName: z.string(),
      legalName: z.string(),
      address: z.string(),
      phone: z.string(),
      contactEmail: z.string(),
      privacyContact: z.string(),
      gstNumber: z.string(),
      transfersAllowed: z.boolean(),
      transferInstructions: z.string(),
    })
    .nullable(),
  publishedPages: z.array(z.string()),
  activeSellers: z.number(),
  liveProducts: z.number(),
})

/** One statement for what is stored; the rest stands in the environment. */
export async function readOpeningFacts(db: Database, env: Env): Promise<OpeningFacts> {
  const marks = sql.join(
    DRAFT_MARKS().map((mark) => sql`strpos(l.content::text, ${mark}) > 0`),
    sql` or `,
  )
  const [stored] = await checkedRows(
    db,
    storedRow,
    sql`select
      (select count(*)::int from staff join second_factors f on f.id = staff.id where role = 'admin') as admins,
      (select count(*)::int from categories) as categories,
      (select jsonb_build_object('siteName', site_name, 'legalName', legal_name, 'address', coalesce(address, ''),
          'phone', coalesce(phone, ''), 'contactEmail', contact_email, 'privacyContact', privacy_contact,
          'gstNumber', coalesce(gst_number, ''),
          'transfersAllowed', coalesce(transfers_allowed, false),
          'transferInstructions', coalesce((select transfer_instructions from settings_locales l
            where l._parent_id = settings.id and l._locale = 'en'), ''))
        from settings limit 1) as settings,
      array(select slug from pages where _status = 'published' and slug is not null
        and not exists (select from pages_locales l where l._parent_id = pages.id and (${marks}))) as "publishedPages",
      (select count(*)::int from sellers where status = 'active') as "activeSellers",
      (select count(*)::int from products where is_live) as "liveProducts"`,
  )
  if (!stored) throw new Error('A statement of one row gave none.')
  return {
    ...stored,
    hasPaymentKeys: isStaging(env) || /^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY ?? ''),
    hasWebhookSecret: Boolean(env.STRIPE_WEBHOOK_SECRET),
    hasMail: Boolean(env.SMTP_URL) && (isStaging(env) || !isLoopback(env.SMTP_URL)),
    hasFiles: bucketSettings(env) !== null || Boolean(env.MARU_DATA),
  }
}
