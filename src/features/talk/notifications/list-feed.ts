import 'server-only'
import * as z from 'zod'
import { momentFormat, type Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { formatMoney } from '@/domain/money'
import { SIDES } from '@/domain/talk/thread'
import { localePath } from '@/messages/locales'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { companyName } from '@/server/people/names'
import { getTranslations } from '@/server/texts/translations'
import { FEED, type FeedEntry } from '@/ui/frame/notifications/feed'
import { readParams } from './read-params'
import { sentenceOf } from './sentence-of'
import { sentenceValues } from './sentence-values'

/** The feed shows what is recent: older notifications are on their page. */
const LATEST = 200

const feedRow = z.object({
  id: z.string(),
  kind: z.string(),
  side: z.enum(SIDES),
  seller: z.string(),
  href: z.string().nullable(),
  about: z.string(),
  params: z.string().nullable(),
  at: isoTime,
  count: z.number(),
  unread: z.number(),
})

/** A member's recent notifications for the bell, one entry for each order or other subject, newest first. */
export async function listFeed(member: string, locale: Locale, timeZone: string): Promise<FeedEntry[]> {
  return (await recentSubjects(member, locale)).map((row) => entryOf(row, locale, timeZone))
}

/** The newest notification of each of a member's recent subjects, newest first. */
async function recentSubjects(member: string, locale: Locale) {
  return checkedRows(
    await database(),
    feedRow,
    sql`with latest as (
        select *, ${ABOUT} as about from notifications
        where user_id = ${member} order by created_at desc, id desc limit ${LATEST}
      ), grouped as (
        select *, row_number() over newest_first as place, count(*) over subject_of as count,
          count(*) filter (where read_at is null) over subject_of as unread
        from latest
        window subject_of as (partition by about), newest_first as (partition by about order by created_at desc, id desc)
      )
      select g.id, g.kind, g.side, g.params, g.href, g.about, g.created_at as at, g.count::int, g.unread::int,
        coalesce(${companyName(locale, sql`o.seller_id`, sql`o.seller_name`)}, '') as seller
      from grouped g left join orders o on o.id = case when g.subject = 'orders' then g.subject_id::uuid end
      where g.place = 1 order by g.created_at desc, g.id desc limit ${FEED}`,
  )
}

/** What a notification is about; itself where nothing is known. */
export const ABOUT = sql`coalesce(subject || ':' || subject_id, ':' || id)`

function entryOf(
  { params, at, about, count, unread, href, ...row }: z.infer<typeof feedRow>,
  locale: Locale,
  timeZone: string,
): FeedEntry {
  const t = getTranslations({ locale, namespace: 'notifications' })
  const given = readParams(params)
  const { number, amount, product } = given
  const text = t.markup(`sentences.${sentenceOf({ ...row, number, amount })}`, {
    ...sentenceValues(given, locale),
    seller: row.seller,
    product: () => localizedText(product, locale).text,
    amount: () => formatMoney(amount ?? 0, locale),
  })
  return {
    about,
    href: localePath(locale, href ?? '/notifications'),
    text,
    more: count > 1 ? t('more', { count: count - 1 }) : '',
    at,
    when: momentFormat(locale, timeZone).format(new Date(at)),
    isNew: unread > 0,
  }
}
