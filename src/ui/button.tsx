import type { ComponentProps } from 'react'

export type ButtonKind = 'plain' | 'primary' | 'danger' | 'quiet' | 'icon'

const KINDS: Record<ButtonKind, string> = {
  plain: 'button',
  primary: 'button button-primary',
  danger: 'button button-danger',
  quiet: 'button button-quiet',
  icon: 'button button-icon',
}

type Look = { kind?: ButtonKind }

export function Button({
  kind = 'plain',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button className={`${KINDS[kind]} ${className}`} type={type} {...rest} />
}

/** Goes somewhere, looks like a button. */
export function ButtonLink({ kind = 'plain', className = '', ...rest }: ComponentProps<'a'> & Look) {
  return <a className={`${KINDS[kind]} ${className}`} {...rest} />
}
