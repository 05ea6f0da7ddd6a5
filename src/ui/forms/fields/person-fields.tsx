import { Field } from './field'
import { fieldsOf, type FieldRow } from './field-row'
import type { FieldWords } from './field-words'

type Props = FieldRow & { words: FieldWords; section?: string; hasCompany?: boolean }

/** First and last name, phone, and an optional company (rule P22). */
export function PersonFields({ words, section = '', hasCompany = true, ...row }: Props) {
  const field = fieldsOf(row)
  const first = (
    <Field
      key="first"
      {...field('firstName')}
      label={words.firstName}
      autoComplete={`${section} given-name`.trim()}
      maxLength={80}
      required
    />
  )
  const last = (
    <Field
      key="last"
      {...field('lastName')}
      label={words.lastName}
      autoComplete={`${section} family-name`.trim()}
      maxLength={80}
      required
    />
  )
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">{words.isSurnameFirst ? [last, first] : [first, last]}</div>
      <Field
        {...field('phone')}
        label={words.phone}
        type="tel"
        autoComplete={`${section} tel`.trim()}
        maxLength={40}
        required
      />
      {hasCompany ? (
        <Field
          {...field('company')}
          label={words.company}
          autoComplete={`${section} organization`.trim()}
          maxLength={200}
        />
      ) : null}
    </>
  )
}
