import { readEventPlace } from '@/domain/staff/audit/event-filter'
import { readWorkView, WORK_KINDS, WORK_STATES, type WorkKind, type WorkState } from '@/domain/staff/work'
import { countWork } from './count-work'
import { listLoops } from './list-loops'
import { listWork } from './list-work'
import { adminScreen } from '@/admin/frame/admin-screen'
import { adminWords } from '@/admin/parts/words'
import { LoopsTable } from './loops-table'
import { WorkTable } from './work-table'

const ROWS = 25

/** What the worker does, what failed and why, and another try (rule A16). */
export const JobsScreen = adminScreen('jobs', async ({ i18n, query }) => {
  const t = adminWords(i18n, 'staff.jobs')
  const { kind, state } = readWorkView(query)
  const counts = await countWork()
  const counted = (label: string, count: number) => t('counted', { label, count })
  return (
    <>
      <p>{t('about')}</p>
      <p role="status" className={counts.standing > 0 || counts.loops === 0 ? 'panel-wrong' : undefined}>
        {counts.loops === 0 ? t('noWorker') : t('standing', { count: counts.standing })}
      </p>
      <Tabs
        label={t('listsLabel')}
        tabs={[
          { href: '/admin/jobs', text: counted(t('lists.loops'), counts.loops), isHere: !kind },
          ...WORK_KINDS.map((each) => ({
            href: pathOf(each, 'failed'),
            text: counted(t(`lists.${each}`), counts[each].failed + counts[each].waiting),
            isHere: each === kind,
          })),
        ]}
      />
      {kind ? (
        <>
          <Tabs
            label={t('statesLabel')}
            tabs={WORK_STATES.map((each) => ({
              href: pathOf(kind, each),
              text: counted(t(`states.${each}`), counts[kind][each]),
              isHere: each === state,
            }))}
          />
          <Work i18n={i18n} kind={kind} state={state} after={query.after} />
        </>
      ) : (
        <LoopsTable loops={await listLoops()} i18n={i18n} />
      )}
    </>
  )
})

const pathOf = (kind: WorkKind, state: WorkState) => `/admin/jobs?list=${kind}&state=${state}`

type WorkProps = { i18n: { language: string }; kind: WorkKind; state: WorkState; after: string | undefined }

async function Work({ i18n, kind, state, after }: WorkProps) {
  const t = adminWords(i18n, 'staff.jobs')
  const found = await listWork({ kind, state, after: readEventPlace(after), limit: ROWS + 1 })
  const rows = found.slice(0, ROWS)
  const last = found.length > ROWS ? rows.at(-1) : undefined
  const path = pathOf(kind, state)
  if (rows.length === 0) return <p role="status">{t(`none.${state}`)}</p>
  return (
    <>
      <WorkTable kind={kind} rows={rows} i18n={i18n} />
      <p className="records-actions">
        {after ? <a href={path}>{t('newest')}</a> : null}
        {last ? (
          <a href={`${path}&after=${encodeURIComponent(`${last.at}/${last.id}`)}`}>{t('older')}</a>
        ) : null}
      </p>
    </>
  )
}

type Tab = { href: string; text: string; isHere: boolean }

function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className="records-tabs">
        {tabs.map(({ href, text, isHere }) => (
          <li key={href}>
            <a href={href} aria-current={isHere ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
