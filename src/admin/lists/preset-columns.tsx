'use client'

import { FieldLabel, PillSelector, useAuth, useConfig, useField, useTranslation } from '@payloadcms/ui'
import type { ClientField, JSONFieldClientComponent } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'
import { labelText } from '@/messages/label-text'

type Column = { accessor: string; active: boolean }

/** The columns of a list that a saved filter keeps. Payload's own field shows computed columns by their names in the code. */
export const PresetColumns: JSONFieldClientComponent = ({ field: { label }, path: given }) => {
  const { value, setValue } = useField<Column[] | null>({ potentiallyStalePath: given })
  const { value: slug } = useField<string>({ path: 'relatedCollection' })
  const { getEntityConfig } = useConfig()
  const { permissions } = useAuth()
  const { i18n } = useTranslation()
  const list = getEntityConfig({ collectionSlug: slug })
  if (!list) return null
  const labels = columnLabels(list.fields, permissions?.collections?.[slug]?.fields, i18n)
  const columns = allColumns(value ?? [], [...labels.keys()], list.admin.defaultColumns ?? [])

  const toggle = (name: string) =>
    setValue(columns.map((each) => (each.accessor === name ? { ...each, active: !each.active } : each)))

  return (
    <div className="field-type query-preset-columns-field">
      <FieldLabel as="h3" label={label} path={given} />
      <PillSelector
        onClick={({ pill }) => toggle(pill.name)}
        pills={columns.map(({ accessor, active }) => ({
          name: accessor,
          key: accessor,
          Label: labels.get(accessor),
          selected: active,
        }))}
      />
    </div>
  )
}

type Permissions = true | Partial<Record<string, true | { read?: boolean }>> | undefined

/** What the list offers as columns to the reader, by their labels. */
function columnLabels(fields: ClientField[], permissions: Permissions, i18n: { language: string }) {
  const flat = flattenTopLevelFields(fields, { keepPresentationalFields: true })
  return new Map(
    flat.flatMap((field) => {
      const name = 'name' in field ? field.name : undefined
      const { hidden, disabled, disableListColumn } = field.admin ?? {}
      const isOffered = name === 'id' || !(hidden || disabled)
      if (!name || !isOffered || disableListColumn || !mayRead(permissions, name)) return []
      return [[name, labelText('label' in field ? field.label : undefined, i18n) ?? name] as const]
    }),
  )
}

function mayRead(permissions: Permissions, name: string) {
  if (typeof permissions !== 'object') return true
  const own = permissions[name]
  return own === undefined || own === true || own.read === true
}

/** Those of the filter in its order, then all others; before any were chosen, those that the list begins with. */
function allColumns(
  chosen: readonly Column[],
  offered: readonly string[],
  first: readonly string[],
): Column[] {
  const known = chosen.length > 0 ? chosen : first.map((accessor) => ({ accessor, active: true }))
  const kept = known.filter(({ accessor }) => offered.includes(accessor))
  const isKept = new Set(kept.map(({ accessor }) => accessor))
  const others = offered.filter((accessor) => !isKept.has(accessor))
  return [...kept, ...others.map((accessor) => ({ accessor, active: false }))]
}
