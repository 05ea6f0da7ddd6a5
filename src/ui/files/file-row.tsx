import type { ReactNode } from 'react'

type Props = { href: string; name: string; lang?: string; about: string; children: ReactNode }

/** A file in a list: its name as a link, what is said of it, and what can be done with it. */
export function FileRow({ href, name, lang, about, children }: Props) {
  return (
    <li className="border-line flex flex-wrap items-center gap-x-6 gap-y-2 border-b py-3">
      <span className="min-w-0 flex-1 basis-48">
        <a className="link wrap-anywhere" href={href} lang={lang}>
          {name}
        </a>
        <span className="text-muted block text-sm">{about}</span>
      </span>
      {children}
    </li>
  )
}
