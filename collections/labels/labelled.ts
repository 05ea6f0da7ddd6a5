import type { Field, Tab } from 'payload'
import {
  entityWords,
  fieldWords,
  groupWords,
  hintWords,
  optionWords,
  rowWords,
  sectionWords,
} from './find-words'
import { inReadersLanguage, type Words } from './words'

type NamedField = Extract<Field, { name: string }>
type Admin = { group?: unknown; custom?: Record<string, unknown> }

/**
 * The fields of a collection or global with their labels, hints and choices in three languages, from `labels` in the messages.
 * Without words a thing keeps its plain name; a test lists those.
 */
export const labelled = (slug: string, fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    const own =
      'name' in field && field.name ? labelledField(slug, field as NamedField) : labelledSection(field)
    if ('fields' in own) return { ...own, fields: labelled(slug, own.fields) } as Field
    if (own.type !== 'tabs') return own
    return { ...own, tabs: own.tabs.map((tab) => labelledTab(slug, tab)) }
  })

/** What the panel calls one of a collection and their list; a global has `one` alone. */
export function entityLabels(slug: string) {
  const { one, many } = entityWords(slug)
  return { one: one && inReadersLanguage(one), many: many && inReadersLanguage(many) }
}

/** The group of the menu and what is said above a list. */
export function labelledAdmin<A extends Admin>(slug: string, admin: A) {
  const { about } = entityWords(slug)
  const { group } = admin
  const words = typeof group === 'string' ? groupWords(group) : undefined
  return {
    ...admin,
    ...(words && { custom: { ...admin.custom, group }, group: words }),
    ...(about && { description: about }),
  }
}

export function labelledField<F extends NamedField>(slug: string, field: F): F {
  const words = fieldWords(slug, field.name)
  const hint = hintWords(slug, field.name)
  const named = words && !('label' in field && field.label === false) ? withLabel(field, words) : field
  return {
    ...named,
    ...(hint && { admin: { ...named.admin, description: hint } }),
    ...rowLabels(field, words),
    ...(field.type === 'select' && { options: labelledOptions(slug, field) }),
  }
}

function rowLabels({ type, name }: NamedField, words: Words | undefined) {
  const row = type === 'array' ? rowWords(name) : undefined
  return row && { labels: { singular: inReadersLanguage(row), plural: inReadersLanguage(words ?? row) } }
}

const labelledOptions = (slug: string, { name, options }: Extract<Field, { type: 'select' }>) =>
  options.map((option) => {
    const value = typeof option === 'string' ? option : option.value
    const words = optionWords(slug, name, value)
    return words ? { value, label: inReadersLanguage(words) } : option
  })

/**
 * Payload renders rich text and components of ours once for all readers: a function would answer in the language of who came
 * first. Components with properties get all languages as one of these; lists, which say the label in a sentence, the function.
 */
function withLabel<F extends NamedField>(field: F, words: Words): F {
  const own = field.admin?.components?.Field
  const takesWords = typeof own === 'object' && 'clientProps' in own
  const keepsAll = field.type === 'richText' || (own && !takesWords)
  if (!takesWords) return { ...field, label: keepsAll ? words : inReadersLanguage(words) }
  const Field = { ...own, clientProps: { ...own.clientProps, words } }
  const admin = { ...field.admin, components: { ...field.admin?.components, Field } }
  return { ...field, admin, label: inReadersLanguage(words) }
}

function labelledSection(field: Field): Field {
  const words = 'label' in field && typeof field.label === 'string' ? sectionWords(field.label) : undefined
  return words ? ({ ...field, label: inReadersLanguage(words) } as Field) : field
}

function labelledTab(slug: string, tab: Tab): Tab {
  // Payload gives the label of a tab its translator only.
  const words = typeof tab.label === 'string' ? sectionWords(tab.label) : undefined
  return { ...tab, ...(words && { label: words }), fields: labelled(slug, tab.fields) }
}
