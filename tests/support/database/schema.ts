import type { Field } from 'payload'

type Inner = { fields?: Field[]; tabs?: { fields: Field[] }[]; access?: object; name?: string; type: string }

/** The paths of fields inside groups, arrays and tabs with names that have rules of access of their own. */
export function nestedRules(fields: readonly Field[], path: readonly string[] = []): string[] {
  return fields.flatMap((field) => {
    const { name, access, type, fields: inner = [], tabs = [] } = field as Inner
    const here = name ? [...path, name] : path
    // Payload's own rows of sessions and the like carry an id and no rule.
    const own = path.length > 0 && name && access && Object.keys(access).length > 0 ? [here.join('.')] : []
    const below = [...inner, ...tabs.flatMap((tab) => tab.fields)]
    return [...own, ...(type === 'ui' ? [] : nestedRules(below, here))]
  })
}
