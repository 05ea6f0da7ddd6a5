/** The fields of a form by name. */
export type Lines = Readonly<Record<string, string>>

/** More rows are not read: no form has as many. */
const MOST = 200

/** The name of a field in a row: 'warehouses.0.city' becomes 'warehouses0City'. */
export const fieldName = (path: string) =>
  path.replaceAll(/\.(\w)/g, (_, first: string) => first.toUpperCase())

const patternOf = (name: string) => new RegExp(`^${name}(\\d{1,4})([A-Z]\\w*)$`)

/** The rows of a form in their order: `warehouses0City` is the field `city` of the first. Missing numbers close up. */
export function rowsOf(lines: Lines, name: string): Lines[] {
  const rows = new Map<number, Record<string, string>>()
  const pattern = patternOf(name)
  for (const [key, value] of Object.entries(lines)) {
    const [, at, field = ''] = pattern.exec(key) ?? []
    if (at === undefined) continue
    const row = rows.get(Number(at)) ?? {}
    // Written in place: copied for each of its fields, a long row would keep the server busy for minutes.
    row[field.charAt(0).toLowerCase() + field.slice(1)] = value
    rows.set(Number(at), row)
  }
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .slice(0, MOST)
    .map(([, row]) => row)
}

/** The same form with these rows instead of its own. */
export function withRows(lines: Lines, name: string, rows: readonly Lines[]): Lines {
  const pattern = patternOf(name)
  const others = Object.entries(lines).filter(([key]) => !pattern.test(key))
  const own = rows.flatMap((row, at) =>
    Object.entries(row).map(([field, value]) => [fieldName(`${name}.${at}.${field}`), value] as const),
  )
  return Object.fromEntries([...others, ...own])
}
