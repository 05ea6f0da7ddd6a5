import { EXPERIMENTAL_TableFeature } from '@payloadcms/richtext-lexical'
import type { Field } from 'payload'
import { PAGE_LIMITS } from '@/domain/pages/content/limits'
import { said } from './page-words'

type Feature = Exclude<ReturnType<typeof EXPERIMENTAL_TableFeature>['feature'], (args: never) => unknown>

/** Payload's tables, which ask for rows and columns in English, and for any number: here in all languages, and within rule L20. */
export function pageTables(): ReturnType<typeof EXPERIMENTAL_TableFeature> {
  const tables = EXPERIMENTAL_TableFeature()
  const { feature } = tables
  return {
    ...tables,
    feature: async (args) => withinLimits(typeof feature === 'function' ? await feature(args) : feature),
  }
}

function withinLimits(tables: Feature): Feature {
  return {
    ...tables,
    generateSchemaMap: (args) => {
      const asked = tables.generateSchemaMap?.(args)
      const drawer = asked?.get('fields')
      if (asked && drawer && 'fields' in drawer)
        asked.set('fields', { fields: (drawer.fields as Field[]).map(limited) })
      return asked ?? null
    },
  }
}

function limited(field: Field): Field {
  if (field.type !== 'number') return field
  const isColumns = field.name === 'columns'
  return {
    ...field,
    label: said(isColumns ? 'tableColumns' : 'tableRows'),
    min: 1,
    max: isColumns ? PAGE_LIMITS.columns : PAGE_LIMITS.rows,
  }
}
