'use client'

import type { Locale } from '@/domain/locale'
import { useActionForm } from '@/ui/forms/use-action-form'
import { CodeForm } from './code-form'
import type { FactorTexts } from './factor-texts'
import { removeOwnFactor, renewCodes, setUp } from './factor-actions'
import type { AuthenticatorSetup } from './authenticator-setup'
import { RecoveryCodes } from './recovery-codes'

type Props = {
  locale: Locale
  offer: AuthenticatorSetup | null
  mayRemove: boolean
  isRequired: boolean
  words: FactorTexts
}

/**
 * One component for all states, with its hooks in the same order: so recovery
 * codes, shown once, also reach browsers without script, which reload the page.
 */
export function FactorScreen({ locale, offer, mayRemove, isRequired, words }: Props) {
  const first = useActionForm(setUp, {}, words.failed)
  const renewed = useActionForm(renewCodes, {}, words.failed)
  const removed = useActionForm(removeOwnFactor, {}, words.failed)
  const codes = renewed.state.codes ?? first.state.codes
  const areNew = renewed.state.codes !== undefined
  if (codes) return <RecoveryCodes codes={codes} opensPanel={isRequired} areNew={areNew} words={words} />
  if (offer)
    return (
      <div className="grid gap-6">
        {isRequired ? <p className="font-medium">{words.required}</p> : null}
        <p>{words.about}</p>
        <ol className="grid list-decimal gap-4 ps-5">
          <li>
            <p>{words.scan}</p>
            <div className="py-3">{offer.picture}</div>
            <p className="text-muted text-sm">{words.byHand}</p>
            <code className="break-words tabular-nums">{offer.secret}</code>
          </li>
          <li>{words.thenCode}</li>
        </ol>
        <CodeForm
          id="first"
          locale={locale}
          asked={first}
          words={{ code: words.code, submit: words.confirm, sending: words.sending }}
          kind="primary"
        />
      </div>
    )
  return (
    <div className="grid gap-8">
      <p>
        <strong className="badge badge-celadon">{words.isOn}</strong> {words.left}
      </p>
      <section className="grid gap-3">
        <h2 className="text-lg">{words.renewTitle}</h2>
        <p>{words.renewText}</p>
        <CodeForm
          id="renew"
          locale={locale}
          asked={renewed}
          words={{ code: words.anyCode, submit: words.renew, sending: words.sending }}
        />
      </section>
      {mayRemove ? (
        <section className="grid gap-3">
          <h2 className="text-lg">{words.removeTitle}</h2>
          <p>{words.removeText}</p>
          <CodeForm
            id="remove"
            locale={locale}
            asked={removed}
            words={{ code: words.anyCode, submit: words.remove, sending: words.sending }}
            kind="danger"
          />
        </section>
      ) : null}
    </div>
  )
}
