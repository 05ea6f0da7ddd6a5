import { categoryIn } from '@/domain/products/category'
import { fileIds } from '@/domain/products/listing/described'
import { momentFormat } from '@/domain/locale'
import type { DeclinedChange } from '@/admin/queues/decisions/get-declined'
import type { CategoryNode } from '@/server/products/category-tree'
import { factLabel, factText } from '@/admin/records/fact-words'
import { adminWords, panelLocale } from '@/admin/parts/words'
import { ComparedTable } from './compared-table'

type Props = {
  declined: DeclinedChange
  /** File names of pictures by their ids. */
  pictures: ReadonlyMap<string, string>
  categories: readonly CategoryNode[]
  i18n: { language: string }
}

/** Of a product that staff declined before: why, when, and what its seller changed since (rule A22). */
export function DeclinedBefore({ declined, pictures, categories, i18n }: Props) {
  const t = adminWords(i18n, 'staff.queue.declined')
  const { reason, at, category, changed } = declined
  const date = momentFormat(panelLocale(i18n), 'America/Toronto').format(new Date(at))
  const names = new Map(
    changed
      .flatMap(({ name, before, now }) => [before, now].flatMap((value) => fileIds(name, value)))
      .map((id) => [id, pictures.get(id) ?? t('imageGone')]),
  )
  const text = (name: string, value: unknown) =>
    name === 'listedIn'
      ? (categoryIn(categories, String(value)) ?? category ?? t('none'))
      : factText(name, value, names, i18n)
  return (
    <div>
      <div className="queue-words">
        <h3>{t('title')}</h3>
        <p>{t('on', { date })}</p>
        <p>{reason}</p>
      </div>
      {changed.length === 0 ? (
        <p className="queue-note">{t('unchanged')}</p>
      ) : (
        <>
          <p className="queue-note">{t('changed')}</p>
          <ComparedTable
            label={t('changed')}
            columns={[t('field'), t('before'), t('now')]}
            rows={changed.map(({ name, before, now }) => ({
              name,
              label: factLabel(name, i18n),
              one: text(name, before),
              other: text(name, now),
            }))}
          />
        </>
      )}
    </div>
  )
}
