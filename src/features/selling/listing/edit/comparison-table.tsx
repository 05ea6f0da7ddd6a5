import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { ComparedFact } from '@/domain/products/listing/change-comparison'
import { partsOf } from '@/domain/products/listing/described'
import type { OwnDocument } from '@/features/selling/listing/documents/list-own-documents'
import type { StoredPictures } from '@/features/selling/listing/form/form-state'
import { factWords } from './fact-words'

type Props = {
  facts: readonly ComparedFact[]
  pictures: StoredPictures
  documents: readonly OwnDocument[]
  locale: Locale
}

/** What the product says now beside what was requested: a row for each field and language. */
export async function ComparisonTable({ facts, pictures, documents, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'productEdit.request' })
  const words = await factWords(locale)
  const titles = new Map(documents.map(({ id, title }) => [id, title]))
  const show = (name: string, value: unknown) => {
    const ids = Array.isArray(value) ? value.map(String) : []
    if (name === 'documents' && ids.length > 0) return ids.map((id) => titles.get(id) ?? '–').join('\n')
    if (name !== 'images' || !Array.isArray(value)) return words.text(name, value)
    return <Thumbnails ids={ids} pictures={pictures} none={words.text(name, value)} />
  }
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('comparison')}</caption>
      <thead className="text-muted text-start">
        <tr>
          {(['field', 'now', 'wanted'] as const).map((column) => (
            <th key={column} scope="col" className="pe-4 pb-1 text-start font-normal">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ name, now, wanted }) => {
          const lang = partsOf(name).locale
          return (
            <tr key={name} className="border-line border-t align-top">
              <th scope="row" className="w-1/4 py-2 pe-4 text-start font-medium">
                {words.label(name)}
              </th>
              <td lang={now === null ? undefined : lang} className="text-muted w-3/8 py-2 pe-4">
                <Value>{show(name, now)}</Value>
              </td>
              <td lang={wanted === null ? undefined : lang} className="w-3/8 py-2">
                <Value>{show(name, wanted)}</Value>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Texts keep their lines. */
const Value = ({ children }: { children: React.ReactNode }) => (
  <div className="break-words whitespace-pre-line">{children}</div>
)

type Thumbs = { ids: readonly string[]; pictures: StoredPictures; none: string }

function Thumbnails({ ids, pictures, none }: Thumbs) {
  if (ids.length === 0) return none
  return (
    <ol className="flex flex-wrap gap-2">
      {ids.map((id, at) => (
        <li key={id}>
          <img
            src={pictures[id]?.src}
            alt={`${at + 1}: ${pictures[id]?.name ?? id}`}
            title={pictures[id]?.name}
            width={48}
            height={60}
            loading="lazy"
            className="picture h-15 w-12 rounded-md object-cover"
          />
        </li>
      ))}
    </ol>
  )
}
