import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { loginPath } from '@/ui/auth/auth-path'
import type { HeartList, HeartWords } from './ask-hearts'

type OfMember = { kind: 'member'; list: HeartList; product?: string }
export type Bar = { message: string } & ({ kind: 'said' | 'visitor' | 'offer' } | OfMember)

type Props = {
  bar: Bar
  locale: Locale
  words: HeartWords
  onTake: (saved: { product: string; list: HeartList }) => void
  onPut: () => void
  onDiscard: () => void
  onShut: () => void
}

/** At the foot of the window: what a press did, and what can be done next. */
export function HeartBar({ bar, locale, words, onTake, onPut, onDiscard, onShut }: Props) {
  const ofMember = bar.kind === 'member' ? bar : null
  const product = ofMember?.product
  return (
    <section className="heart-bar no-print" aria-label={words.title}>
      <p>{bar.message}</p>
      {bar.kind === 'visitor' ? (
        <a className="button" href={loginPath(locale, '/lists')}>
          {words.signIn}
        </a>
      ) : null}
      {bar.kind === 'offer' ? (
        <>
          <button type="button" className="button button-primary" onClick={onPut}>
            {words.putAll}
          </button>
          <button type="button" className="button button-quiet" onClick={onDiscard}>
            {words.discard}
          </button>
        </>
      ) : null}
      {ofMember ? (
        <a className="button" href={localePath(locale, `/lists/${ofMember.list.id}`)}>
          {words.open}
        </a>
      ) : null}
      {ofMember && product ? (
        <>
          <a className="button button-quiet" href={localePath(locale, `/lists/save?product=${product}`)}>
            {words.other}
          </a>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => onTake({ product, list: ofMember.list })}
          >
            {words.take}
          </button>
        </>
      ) : null}
      <button type="button" className="button button-icon" aria-label={words.close} onClick={onShut}>
        <span className="icon icon-close" aria-hidden="true" />
      </button>
    </section>
  )
}
