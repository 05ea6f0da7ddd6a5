import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'

export type AccountPageProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<'token' | 'problem' | 'minutes' | 'done', string | string[] | undefined>>
}

/** For pages that emails link to: personal, short-lived and not indexed. */
export async function accountMetadata(locale: Locale, path: string, title: string): Promise<Metadata> {
  // The token in the URL must not leak to other sites. 'no-referrer' would send `Origin: null` for forms without
  // script, which we refuse.
  return {
    ...(await pageMetadata(locale, path, { title })),
    robots: { index: false },
    referrer: 'same-origin',
  }
}

type Props = { title: string; text?: string; problem?: string | null; children: ReactNode }

/** A narrow page with a title, an optional problem, an optional text and a form. */
export function AccountPage({ title, text, problem, children }: Props) {
  return (
    <div className="wrap py-10 md:py-16">
      <div className="mx-auto grid max-w-sm gap-6">
        <h1 className="text-2xl">{title}</h1>
        {problem ? (
          <p
            role="alert"
            className="border-persimmon-deep bg-persimmon-wash rounded-md border p-4 font-medium"
          >
            {problem}
          </p>
        ) : null}
        {text ? <p>{text}</p> : null}
        {children}
      </div>
    </div>
  )
}
