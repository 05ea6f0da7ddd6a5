import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { CheckField } from '@/ui/forms/fields/check-field'
import { fieldsOf, type FieldRow } from '@/ui/forms/fields/field-row'
import type { AuthWords } from './auth-words'

type Props = FieldRow & { locale: Locale; words: AuthWords['register'] }

/** Terms and age are required; the newsletter is a separate, unticked choice (rule P7). */
export function ConsentFields({ locale, words, ...row }: Props) {
  const field = fieldsOf(row)
  const box = (name: string) => {
    const { defaultValue, ...rest } = field(name)
    return { ...rest, defaultChecked: Boolean(defaultValue) }
  }
  const [before, link, after] = words.terms.split(/<\/?link>/)
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{words.agreements}</legend>
      <CheckField
        {...box('terms')}
        label={
          <>
            {before}
            <a className="link" href={localePath(locale, '/terms')} target="_blank">
              {link}
            </a>
            {after}
          </>
        }
        required
      />
      <CheckField {...box('age')} label={words.age} required />
      <CheckField {...box('marketing')} label={words.marketing} />
    </fieldset>
  )
}
