import { AUDIT_ACTOR_KINDS } from '@/domain/staff/audit/event-filter'
import { NAMED_ACTIONS } from '@/admin/records/audit/events/named-actions'
import { adminWords, panelLocale } from '@/admin/parts/words'

type Props = {
  i18n: { language: string }
  query: Record<string, string | undefined>
  subjects: { slug: string; label: string }[]
  isFiltered: boolean
}

/** Who, what, about what, when and which words: a form that asks for the same page. */
export function AuditFilter({ i18n, query, subjects, isFiltered }: Props) {
  const t = adminWords(i18n, 'staff.audit')
  const named = NAMED_ACTIONS.map((action) => ({ action, label: t(`actions.${action}`) })).toSorted(
    (one, other) => one.label.localeCompare(other.label, panelLocale(i18n)),
  )
  return (
    <form action="/admin/audit" method="get" aria-label={t('filter.title')}>
      <div className="records-fields tw:mb-[1.25rem] tw:grid tw:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] tw:items-end tw:gap-x-[1rem] tw:gap-y-[0.75rem]">
        <label>
          {t('filter.kind')}
          <select name="kind" defaultValue={query.kind ?? ''}>
            <option value="">{t('filter.anybody')}</option>
            {AUDIT_ACTOR_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('filter.who')}
          <input name="who" defaultValue={query.who} maxLength={200} />
        </label>
        <label>
          {t('filter.what')}
          <select name="what" defaultValue={query.what ?? ''}>
            <option value="">{t('filter.anything')}</option>
            <optgroup label={t('filter.named')}>
              {named.map(({ action, label }) => (
                <option key={action} value={action}>
                  {label}
                </option>
              ))}
            </optgroup>
            <optgroup label={t('filter.edits')}>
              {subjects.map(({ slug, label }) => (
                <option key={slug} value={`edits:${slug}`}>
                  {t('editsOf', { what: label })}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        <label>
          {t('filter.about')}
          <input
            name="about"
            defaultValue={query.about}
            maxLength={200}
            placeholder={t('filter.aboutHint')}
          />
        </label>
        <label>
          {t('filter.from')}
          <input name="from" type="date" defaultValue={query.from} />
        </label>
        <label>
          {t('filter.to')}
          <input name="to" type="date" defaultValue={query.to} />
        </label>
        <label>
          {t('filter.words')}
          <input name="words" defaultValue={query.words} maxLength={200} />
        </label>
      </div>
      <div className="records-actions">
        <button type="submit" className="records-button">
          {t('filter.apply')}
        </button>
        {isFiltered ? <a href="/admin/audit">{t('filter.clear')}</a> : null}
      </div>
    </form>
  )
}
