import { validateAddress } from '@/domain/people/address/address'
import { failAll, issue, issuesOf, ok, type Issue, type Result } from '@/domain/result'
import { cleanLine, isBlank, lengthOf } from '@/domain/values/text'
import { isPhone } from '@/domain/people/profile'

export const MAX_WAREHOUSES = 20

const LINES = ['name', 'country', 'address', 'address2', 'city', 'province', 'postalCode', 'phone', 'hours']
const LIMITS = { name: 200, address2: 200, hours: 200 }

/** A row as a form or a request sends it. `region` is the Korean field, if the form has two. */
export type WarehouseInput = Partial<Record<string, string | null>>

export type Warehouse = {
  id?: string
  name: string
  country: 'CA' | 'KR'
  address: string
  address2: string | null
  city: string
  province: string
  postalCode: string
  phone: string | null
  hours: string | null
}

/** Warehouses as they are stored, or every issue found; their addresses follow rule P4. */
export function checkWarehouses(rows: readonly WarehouseInput[], path = 'warehouses'): Result<Warehouse[]> {
  if (rows.length > MAX_WAREHOUSES)
    return failAll([issue('warehouse.tooMany', path, { max: MAX_WAREHOUSES })])
  const checked = rows.map((row, at) => checkOne(row, `${path}.${at}.`))
  const issues = checked.flatMap(issuesOf)
  return issues.length > 0 ? failAll(issues) : ok(checked.flatMap((each) => (each.ok ? [each.value] : [])))
}

function checkOne(row: WarehouseInput, prefix: string): Result<Warehouse> {
  const line = (name: string) => cleanLine(row[name] ?? '')
  const phone = line('phone')
  const place = validateAddress({ ...row, region: row.region ?? row.province }, prefix)
  const tooLong = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).filter(
    (name) => lengthOf(line(name)) > LIMITS[name],
  )
  const issues: Issue[] = [
    ...(isBlank(line('name')) ? [issue('warehouse.name', `${prefix}name`)] : []),
    ...issuesOf(place),
    ...(phone === '' || isPhone(phone) ? [] : [issue('profile.phone', `${prefix}phone`)]),
    ...tooLong.map((name) => issue('address.tooLong', prefix + name, { max: LIMITS[name] })),
  ]
  if (!place.ok || issues.length > 0) return failAll(issues)
  const { country, address, city, postalCode } = place.value
  return ok({
    ...(row.id ? { id: row.id } : {}),
    name: line('name'),
    country,
    address,
    address2: line('address2') || null,
    city,
    province: place.value.country === 'KR' ? place.value.region : place.value.province,
    postalCode,
    phone: phone || null,
    hours: line('hours') || null,
  })
}

/** Whether nothing was typed into a row: the country alone is chosen beforehand. */
export const isBlankWarehouse = (row: WarehouseInput) =>
  LINES.every((name) => name === 'country' || isBlank(row[name] ?? '')) && isBlank(row.region ?? '')
