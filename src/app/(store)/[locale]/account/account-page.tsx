import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'

export type AccountPageProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<'token' | 'problem' | 'minutes' | 'done', string | string[] | undefined>>
}

/** Pages that mails lead to: for one person, for a while, and for no list of pages. */
export async function accountMetadata(locale: Locale, path: string, title: string): Promise<Metadata> {
  // The word in the address is for this house alone. With 'no-referrer' a form without script would say it comes from nowhere, and be refused.
  return {
    ...(await pageMetadata(locale, path, { title })),
    robots: { index: false },
    referrer: 'same-origin',
  }
}

type Props = { title: string; text?: string; problem?: string | null; children: ReactNode }

/** One question, and what there is to say about it. */
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
