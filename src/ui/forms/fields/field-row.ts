export type FieldRow = {
  /** Prefix of the names, as in `shipping` + `City`; empty for the bare names. */
  prefix?: string
  /** Prefix of the ids, if the page has another field of that name. */
  scope?: string
  values?: Record<string, string | undefined>
  errors?: Record<string, string | undefined>
}

/** Props for a group of fields; `values` and `errors` are keyed by the full names. */
export function fieldsOf({ prefix = '', scope = '', values = {}, errors = {} }: FieldRow) {
  return (line: string) => {
    const name = prefix ? `${prefix}${line.charAt(0).toUpperCase()}${line.slice(1)}` : line
    return { id: scope + name, name, defaultValue: values[name], error: errors[name] }
  }
}
