import { useTranslations } from 'next-intl'
import type { Lines } from '@/domain/forms/form-rows'
import { Field } from '@/ui/forms/fields/field'
import { fieldsOf } from '@/ui/forms/fields/field-row'

type Props = { lines: Lines; errors?: Record<string, string> }

const NAMES = [
  ['contactPersonKo', 120],
  ['addressKo', 200],
  ['address2Ko', 200],
  ['cityKo', 100],
  ['provinceKo', 60],
] as const

/** What Korean readers see in place of the Latin names (rule N22). Shown by CSS while the country is South Korea. */
export function HangulFields({ lines, errors }: Props) {
  const t = useTranslations('sellerProfile')
  const field = fieldsOf({ values: lines, errors })
  return (
    <fieldset className="in-korea">
      <legend className="mb-3 font-medium">{t('sections.hangul')}</legend>
      <div className="grid gap-5">
        {NAMES.map(([name, length]) => (
          <Field
            key={name}
            {...field(name)}
            label={t(`fields.${name}`)}
            lang="ko"
            autoComplete="off"
            maxLength={length}
          />
        ))}
      </div>
    </fieldset>
  )
}
