import type { JSONFieldServerProps } from 'payload'
import { isPictureTexts } from '@/domain/products/picture-texts'
import { labelText } from '@/messages/label-text'
import { fileNames } from './file-names'

/** The alternative texts of a product's pictures in the panel's language, read-only: Payload loads its editor of JSON from elsewhere. */
export async function PictureTextsRecord({ data, field, payload, user, i18n }: JSONFieldServerProps) {
  const texts: unknown = data?.pictureTexts
  if (!user || !isPictureTexts(texts) || Object.keys(texts).length === 0) return null
  const names = await fileNames(payload, user, Object.keys(texts))
  return (
    <section aria-labelledby="picture-texts" className="field-type" style={{ marginBottom: '1.5rem' }}>
      <h3 id="picture-texts" style={{ marginTop: 0 }}>
        {labelText(field.label, i18n)}
      </h3>
      <dl style={{ margin: 0, overflowWrap: 'anywhere' }}>
        {Object.entries(texts).map(([id, text]) => (
          <div key={id} style={{ marginBottom: '0.5rem' }}>
            <dt>{names.get(id) ?? id}</dt>
            <dd style={{ margin: 0 }}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
