import 'server-only'
import type { Field } from 'payload'
import type { Locale } from '@/domain/locale'
import { isLocale, LOCALE_NAMES } from '@/messages/locales'
import { labelText } from '@/messages/label-text'
import { getTranslations } from '@/server/texts/translations'

/** What stored paths of fields are called (`name.fr`, `rules.kind`), with their language. */
export function fieldNames(fieldsOf: (slug: string | null) => Field[], locale: Locale) {
  /** Every field along the path; undefined if one of them is gone from the collection. */
  function along(slug: string | null, path: string): Field[] | undefined {
    let fields = fieldsOf(slug)
    const found: Field[] = []
    for (const name of withoutLanguage(path).split('.')) {
      const field = named(fields, name)
      if (!field) return undefined
      found.push(field)
      fields = 'fields' in field ? field.fields : []
    }
    return found
  }

  return {
    field: (slug: string | null, path: string) => along(slug, path)?.at(-1),
    label(slug: string | null, path: string): string | undefined {
      // Payload keeps the password of an account in no field.
      if (path === 'password') return getTranslations({ locale, namespace: 'login' })('password')
      const labels = along(slug, path)?.map((field) =>
        'label' in field ? labelText(field.label, { language: locale }) : undefined,
      )
      if (!labels?.every(Boolean)) return undefined
      const language = languageOf(path)
      return `${labels.join(' · ')}${language ? ` (${LOCALE_NAMES[language]})` : ''}`
    },
  }
}

const languageOf = (path: string) => {
  const last = path.includes('.') ? path.split('.').at(-1) : undefined
  return isLocale(last) ? last : undefined
}

const withoutLanguage = (path: string) => (languageOf(path) ? path.slice(0, path.lastIndexOf('.')) : path)

/** A field by its name, whatever tab or row it stands in. */
function named(fields: Field[], name: string): Field | undefined {
  for (const field of fields) {
    if ('name' in field && field.name) {
      if (field.name === name) return field
      continue
    }
    const inner =
      field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : 'fields' in field ? field.fields : []
    const found = named(inner, name)
    if (found) return found
  }
  return undefined
}
