import type { UIFieldServerProps } from 'payload'
import type { StoredChange } from '@/domain/products/listing/applied-change'
import { comparedFacts } from '@/domain/products/listing/change-comparison'
import { fileIds } from '@/domain/products/listing/described'
import { factLabel, factText } from './fact-words'
import { fileNames } from './file-names'
import { adminWords } from '@/admin/parts/words'

/** On a change request: what the product says now beside what is wanted, in all languages, as text (rule C5). */
export async function ChangeComparison({ data, payload, user, i18n }: UIFieldServerProps) {
  if (!data?.id || !user) return null
  const t = adminWords(i18n, 'productEdit')
  const asked = { depth: 0, locale: 'all', disableErrors: true, user, overrideAccess: false } as const
  const change = await payload.findByID({ ...asked, collection: 'product-changes', id: data.id })
  const product = await payload.findByID({ ...asked, collection: 'products', id: data.product })
  if (!change || !product) return null
  const texts: object = change
  const facts = comparedFacts(product, texts as StoredChange)
  const shown = facts.flatMap(({ name, now, wanted }) => [now, wanted].flatMap((each) => fileIds(name, each)))
  const ids = [...new Set(shown)]
  const pictures = await fileNames(payload, user, ids)
  return (
    <section aria-labelledby="comparison" className="field-type" style={{ marginBottom: '1.5rem' }}>
      <h3 id="comparison" style={{ marginTop: 0 }}>
        {t('request.comparison')}
      </h3>
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {(['field', 'now', 'wanted'] as const).map((column) => (
              <th key={column} scope="col" style={CELL}>
                {t(`request.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, now, wanted }) => (
            <tr key={name}>
              <th scope="row" style={CELL}>
                {factLabel(name, i18n)}
              </th>
              <td style={CELL}>{factText(name, now, pictures, i18n)}</td>
              <td style={CELL}>{factText(name, wanted, pictures, i18n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const CELL = {
  width: '33%',
  padding: '0.5rem 1rem 0.5rem 0',
  borderTop: '1px solid var(--theme-elevation-150)',
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const
