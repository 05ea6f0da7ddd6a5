import type { Field, SanitizedConfig, Tab } from 'payload'
import { deepMergeSimple } from 'payload/shared'
import {
  entityWords,
  fieldWords,
  groupWords,
  hintWords,
  optionWords,
  rowWords,
  sectionWords,
} from './find-words'
import { editorsWords } from './payloads-words'
import { inReadersLanguage, type Words } from './words'

/**
 * Names everything that staff meet in the panel in the language of the reader: collections, fields, choices, hints and groups,
 * from `labels` in the messages. Without words a thing keeps its plain name; a test lists those.
 */
export async function inThreeLanguages(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  nameFormsAnew()
  for (const collection of config.collections) {
    const { one, many, about } = entityWords(collection.slug)
    if (one) collection.labels.singular = inReadersLanguage(one)
    if (many) collection.labels.plural = inReadersLanguage(many)
    if (about) collection.admin.description = about
    nameGroup(collection.admin)
    nameFields(collection.slug, collection.fields)
  }
  for (const global of config.globals) {
    const { one } = entityWords(global.slug)
    if (one) global.label = inReadersLanguage(one)
    nameGroup(global.admin ?? {})
    nameFields(global.slug, global.fields)
  }
  config.i18n.translations = deepMergeSimple(
    config.i18n.translations,
    Object.fromEntries(Object.entries(editorsWords()).map(([locale, lexical]) => [locale, { lexical }])),
  )
  return config
}

/** Payload keeps the labels of a form, for all readers, in the language of who opened it first, unless this is set: each time it unsets it. */
function nameFormsAnew() {
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
    get: () => true,
    set: () => undefined,
    configurable: true,
  })
}

function nameGroup(admin: { group?: unknown; custom?: Record<string, unknown> }) {
  const words = typeof admin.group === 'string' ? groupWords(admin.group) : undefined
  if (!words) return
  admin.custom = { ...admin.custom, group: admin.group }
  admin.group = words
}

function nameFields(slug: string, fields: Field[]) {
  for (const field of fields) {
    if ('name' in field && field.name) nameField(slug, field as Named)
    else if ('label' in field && typeof field.label === 'string')
      Object.assign(field, labelled(sectionWords(field.label)))
    if ('fields' in field) nameFields(slug, field.fields)
    if (field.type === 'tabs') for (const tab of field.tabs) nameTab(slug, tab)
  }
}

type Named = Extract<Field, { name: string }>

function nameField(slug: string, field: Named) {
  const words = fieldWords(slug, field.name)
  if (words && !('label' in field && field.label === false)) nameOne(field, words)
  const hint = hintWords(slug, field.name)
  if (hint) Object.assign(field, { admin: { ...field.admin, description: hint } })
  const row = field.type === 'array' && rowWords(field.name)
  if (row)
    Object.assign(field, {
      labels: { singular: inReadersLanguage(row), plural: inReadersLanguage(words ?? row) },
    })
  if (field.type !== 'select') return
  field.options = field.options.map((option) => {
    const value = typeof option === 'string' ? option : option.value
    const said = optionWords(slug, field.name, value)
    return said ? { value, label: inReadersLanguage(said) } : option
  })
}

/**
 * Payload renders rich text and components of ours once for all readers: a function would answer in the language of who came
 * first. Components with properties get all languages as one of these; lists, which say the label in a sentence, the function.
 */
function nameOne(field: Named, words: Words) {
  const own = field.admin?.components?.Field
  const takesWords = typeof own === 'object' && 'clientProps' in own
  if (takesWords) own.clientProps = { ...own.clientProps, words }
  const keepsAll = field.type === 'richText' || (own && !takesWords)
  Object.assign(field, keepsAll ? { label: words } : labelled(words))
}

const labelled = (words: Words | undefined) => (words ? { label: inReadersLanguage(words) } : {})

function nameTab(slug: string, tab: Tab) {
  // Payload gives the label of a tab its translator only.
  const words = typeof tab.label === 'string' ? sectionWords(tab.label) : undefined
  if (words) tab.label = words
  nameFields(slug, tab.fields)
}
