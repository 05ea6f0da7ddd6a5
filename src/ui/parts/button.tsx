import type { ComponentProps, MouseEvent } from 'react'

export type ButtonKind = 'plain' | 'primary' | 'danger' | 'quiet' | 'icon'

const KINDS: Record<ButtonKind, string> = {
  plain: 'button',
  primary: 'button button-primary',
  danger: 'button button-danger',
  quiet: 'button button-quiet',
  icon: 'button button-icon',
}

/** `isBusy`: waiting for an answer. The button keeps the focus, which a disabled one loses, and ignores clicks. */
type Kind = { kind?: ButtonKind }
type State = { isBusy?: boolean }

export function Button({
  kind = 'plain',
  className = '',
  type = 'button',
  isBusy = false,
  ...rest
}: ComponentProps<'button'> & Kind & State) {
  const busy = isBusy ? { 'aria-disabled': true, onClick: stay } : {}
  return <button className={`${KINDS[kind]} ${className}`} type={type} {...rest} {...busy} />
}

const stay = (event: MouseEvent) => event.preventDefault()

/** A link styled as a button. */
export function ButtonLink({ kind = 'plain', className = '', ...rest }: ComponentProps<'a'> & Kind) {
  return <a className={`${KINDS[kind]} ${className}`} {...rest} />
}
