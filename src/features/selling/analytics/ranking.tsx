import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

export type RankingLine = { key: string; name: ReactNode; first: ReactNode; second?: ReactNode }
type Props = { id: 'products' | 'words' | 'provinces' | 'countries'; note?: string; lines: RankingLine[] }

/** The first lines of a ranking, best first. */
export function Ranking({ id, note, lines }: Props) {
  const t = useTranslations('analytics')
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t(id)}
      </h2>
      {note ? <p className="text-muted text-sm">{note}</p> : null}
      {lines.length === 0 ? <p className="text-muted mt-3">{t(`empty.${id}`)}</p> : null}
      <ol className="border-line bg-raised divide-line mt-3 divide-y rounded-md border empty:hidden">
        {lines.map(({ key, name, first, second }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 py-2">
            <span className="min-w-0 break-words">{name}</span>
            <span className="figures ms-auto text-end font-medium">{first}</span>
            {second ? <span className="figures text-muted w-full text-sm">{second}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
