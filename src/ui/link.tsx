import type { ComponentProps } from 'react'

/** A plain anchor: pages are prerendered, so the next one is a small document, and nothing has to hydrate to get there. */
export function TextLink({ className = '', ...rest }: ComponentProps<'a'>) {
  return <a className={`link ${className}`} {...rest} />
}
