import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/ui/parts/button'

/** What another window changed meanwhile, and what the ticked box sends to overwrite it. */
export type Conflicts = { facts: readonly { label: string; now: string }[]; overwrite: string }
type Props = { conflicts: Conflicts; path: string; id?: string }

/** Asks before a form overwrites what another window changed meanwhile, or loads it anew (rule C5). */
export function ConflictNotice({ conflicts, path, id = 'conflict' }: Props) {
  const t = useTranslations('productEdit.conflict')
  return (
    <section
      aria-labelledby={id}
      className="border-persimmon-deep bg-persimmon-wash grid gap-4 rounded-md border p-4"
    >
      <div>
        <h2 id={id} className="text-lg">
          {t('title')}
        </h2>
        <p>{t('text')}</p>
      </div>
      <dl className="grid gap-3">
        {conflicts.facts.map(({ label, now }) => (
          <div key={label} className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
            <dt className="font-medium">{label}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line">{now}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-6 items-start gap-3">
        <input
          key={conflicts.overwrite}
          type="checkbox"
          name="overwrite"
          value={conflicts.overwrite}
          className="accent-celadon mt-0.5 size-5 shrink-0"
        />
        <span>
          {t('overwrite')}
          <span className="text-muted block text-sm">{t('then')}</span>
        </span>
      </label>
      <ButtonLink href={path} className="justify-self-start">
        {t('load')}
      </ButtonLink>
    </section>
  )
}
