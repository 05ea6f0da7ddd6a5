import type { ChainFinding } from '@/domain/staff/audit/chain-finding'
import type { VerifyTexts } from './verify-texts'

export type VerifyState =
  | { kind: 'idle' }
  | { kind: 'running'; checked: number }
  | { kind: 'stopped'; checked: number }
  | { kind: 'fits'; checked: number }
  | { kind: 'found'; checked: number; finding: ChainFinding }
  | { kind: 'failed'; checked: number; problem: string }

type Props = {
  state: VerifyState
  texts: VerifyTexts
  counted: (checked: number) => string
  total: number
  isNoted: boolean
}

/** What the verification found so far. */
export function VerifyOutcome({ state, texts, counted, total, isNoted }: Props) {
  if (state.kind === 'idle') return null
  const checked = counted(state.checked)
  if (state.kind === 'running')
    return (
      <p>
        {texts.running
          .replace('{checked}', checked)
          .replace('{total}', counted(Math.max(total, state.checked)))}
      </p>
    )
  if (state.kind === 'stopped') return <p>{texts.stopped.replace('{checked}', checked)}</p>
  if (state.kind === 'failed') return <p className="panel-wrong">{state.problem || texts.failed}</p>
  if (state.kind === 'fits')
    return (
      <p>
        <strong>{texts.fits.replace('{checked}', checked)}</strong> {isNoted ? texts.noted : null}
      </p>
    )
  const { finding } = state
  const said = texts.findings[finding.kind] ?? texts.failed
  return (
    <p className="panel-wrong">
      {'number' in finding ? said.replace('{number}', counted(finding.number)) : said}{' '}
      {'event' in finding ? (
        finding.kind === 'removed' ? (
          <span className="records-hash">{texts.event.replace('{id}', finding.event)}</span>
        ) : (
          <a href={`/admin/collections/audit-events/${finding.event}`}>{texts.open}</a>
        )
      ) : null}
    </p>
  )
}
