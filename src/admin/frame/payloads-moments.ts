import type { I18n } from '@payloadcms/translations'
import { momentText } from '@/admin/parts/moment-text'
import { panelLocale } from '@/admin/parts/panel-locale'

/** `admin.dateFormat`: by this pattern Payload formats versions, in the zone of the server or of the browser. */
export const MOMENT_PATTERN = 'yyyy-MM-dd HH:mm'

type Dates = I18n['dateFNS']
type DateLanguage = Pick<I18n, 'language'> & { dateFNS?: Dates }

const ours = new WeakSet<Dates>()

/**
 * Payload's own moments in Toronto's time and the reader's language, as everywhere in the panel. Its words for dates may replace
 * the parts of a pattern; other patterns, such as a calendar's, and moments with a zone of their own stay.
 */
export function writeMomentsOurWay(i18n: DateLanguage) {
  const { dateFNS } = i18n
  if (!dateFNS || ours.has(dateFNS)) return
  const locale = panelLocale(i18n)
  const { preprocessor } = dateFNS.localize
  const written: Dates = {
    ...dateFNS,
    localize: {
      ...dateFNS.localize,
      preprocessor: (date, parts) => {
        const isMoment = parts.map(({ value }) => value).join('') === MOMENT_PATTERN
        if (isMoment && !hasZone(date))
          return [{ isToken: false, value: momentText(new Date(date.getTime()), locale) }]
        return preprocessor?.(date, parts) ?? parts
      },
    },
  }
  ours.add(written)
  i18n.dateFNS = written
}

const hasZone = (date: Date) => 'timeZone' in date && Boolean(date.timeZone)
