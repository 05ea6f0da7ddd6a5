import { validateAddress } from '@/domain/people/address/address'
import { townName } from '@/domain/people/address/place-name'
import { readShippingPlace, type ShippingCountry } from '@/domain/people/address/shipping-place'
import { withRows, type Lines } from '@/domain/forms/form-rows'
import { LOCALES, type Locale } from '@/domain/locale'
import { failAll, issue, issuesOf, ok, type Issue, type Result } from '@/domain/result'
import { cleanLine, cleanText, isBlank, lengthOf } from '@/domain/values/text'
import { checkTaxNumbers, TAX_NUMBERS } from '@/domain/payments/tax/registration'
import { BUSINESS_FIELDS, checkBusiness } from './business'
import { checkHoliday, readDay, storedDay, type Holiday } from './holiday'
import { latinIssue, notLatin } from './latin-names'
import { descriptionName, DESCRIPTION_LENGTH } from './seller-page'
import { checkWarehouses, isBlankWarehouse, type Warehouse, type WarehouseInput } from './warehouse'

/** What the form has, by the names of its fields. */
export type ProfileLines = Readonly<Record<string, string | undefined>>
/** What is stored, by the names windows are compared with; the address and the holiday count as one value each. */
export type ProfileValues = Record<string, unknown>

/** The place as it is stored: province and Korean region share a column. */
export type SellerPlace = Record<
  'country' | 'address' | 'address2' | 'city' | 'province' | 'postalCode',
  string | null
>

/** In Hangul, beside the Latin names (rule N22). */
const HANGUL = ['companyKo', 'contactPersonKo', 'addressKo', 'address2Ko', 'cityKo', 'provinceKo'] as const
const LIMITS = {
  companyKo: 200,
  contactPersonKo: 120,
  addressKo: 200,
  address2Ko: 200,
  cityKo: 100,
  provinceKo: 60,
  address2: 200,
  shippingFrom: 200,
  bandSku: 200,
}

/** Every value of the form as it is stored, or everything that is wrong with it (rules P4, P26, D12, S22). */
export function parseProfile(lines: ProfileLines, rows: readonly WarehouseInput[]): Result<ProfileValues> {
  const line = (name: string) => cleanLine(lines[name] ?? '')
  const business = checkBusiness(lines, lines.country)
  const place = validateAddress(lines)
  const taxes = checkTaxNumbers(lines)
  const holiday = checkHoliday(lines)
  const warehouses = checkWarehouses(rows.filter((row) => !isBlankWarehouse(row)))
  const texts = LOCALES.map((locale) => [
    descriptionName(locale),
    cleanText(lines[descriptionName(locale)] ?? ''),
  ])
  const long: Issue[] = [
    ...(Object.keys(LIMITS) as (keyof typeof LIMITS)[])
      .filter((name) => lengthOf(line(name)) > LIMITS[name])
      .map((name) => issue('address.tooLong', name, { max: LIMITS[name] })),
    ...texts
      .filter(([, text = '']) => lengthOf(text) > DESCRIPTION_LENGTH)
      .map(([name = '']) => issue('address.tooLong', name, { max: DESCRIPTION_LENGTH })),
  ]
  const from = readShippingPlace({
    shippingCountry: line('shippingCountry'),
    shippingFrom: line('shippingFrom'),
  })
  const issues = [
    ...issuesOf(business),
    ...long,
    ...issuesOf(place),
    ...placeNotLatin(lines),
    ...issuesOf(taxes),
    ...(isBlank(line('shippingFrom')) ? [issue('seller.shippingFrom', 'shippingFrom')] : from.issues),
    ...issuesOf(holiday),
    ...issuesOf(warehouses),
  ]
  const isWhole = business.ok && place.ok && taxes.ok && holiday.ok && warehouses.ok
  if (!isWhole || issues.length > 0) return failAll(issues)
  const { country, address, city, postalCode } = place.value
  return ok({
    ...business.value,
    ...Object.fromEntries(HANGUL.map((name) => [name, line(name) || null])),
    ...Object.fromEntries(texts.map(([name, text]) => [name, text || null])),
    bandSku: line('bandSku') || null,
    place: placeOf({
      country,
      address,
      address2: line('address2') || null,
      city,
      province: place.value.country === 'KR' ? place.value.region : place.value.province,
      postalCode,
    }),
    ...taxes.value,
    ...from.place,
    holiday: holiday.value,
    warehouses: warehouses.value.map(warehouseOf),
  })
}

/** Parts of a Korean address that Canadians could not read, by the names of the form (rule N22). */
function placeNotLatin({ country, address, address2, city, region }: ProfileLines): Issue[] {
  const place = { country, address, address2, city, province: region }
  return notLatin(place).map((name) => latinIssue('latin', name, name === 'province' ? 'region' : name))
}

/** A seller as read with all locales. */
export type StoredSeller = Partial<
  Record<
    (typeof BUSINESS_FIELDS)[number] | (typeof TAX_NUMBERS)[number] | (typeof HANGUL)[number],
    string | null
  >
> &
  Partial<SellerPlace> & {
    description?: unknown
    /** The SKU of the product whose picture is the band (rule C69). */
    bandSku?: string | null
    shippingCountry: ShippingCountry
    shippingFrom: string
    holidayFrom?: string | null
    holidayTo?: string | null
    warehouses?: readonly object[] | null
  }

/** The same values of what is stored. */
export function storedProfile(seller: StoredSeller): ProfileValues {
  const { description, bandSku, warehouses, shippingCountry, shippingFrom } = seller
  const texts: object = typeof description === 'object' && description !== null ? description : {}
  const pick = (names: readonly (keyof StoredSeller)[]) =>
    Object.fromEntries(names.map((name) => [name, seller[name] || null]))
  return {
    ...pick(BUSINESS_FIELDS),
    ...pick(HANGUL),
    ...Object.fromEntries(
      LOCALES.map((locale) => [descriptionName(locale), (Reflect.get(texts, locale) as unknown) || null]),
    ),
    bandSku: bandSku ?? null,
    place: placeOf(seller),
    ...pick(TAX_NUMBERS),
    shippingCountry,
    shippingFrom,
    holiday: storedHoliday(seller),
    warehouses: (warehouses ?? []).map(warehouseOf),
  }
}

function storedHoliday({ holidayFrom, holidayTo }: StoredSeller): Holiday | null {
  const [from, to] = [readDay(holidayFrom ?? ''), readDay(holidayTo ?? '')]
  return from !== null && to !== null ? { from, to } : null
}

const PLACE = ['country', 'address', 'address2', 'city', 'province', 'postalCode'] as const
const WAREHOUSE = ['name', ...PLACE, 'phone', 'hours'] as const

/** Both with their parts in one order, so that equal values have equal marks. */
const placeOf = (place: Partial<SellerPlace>) => partsOf(place, PLACE) as SellerPlace
const warehouseOf = (row: object) => partsOf(row, WAREHOUSE) as Warehouse

const partsOf = (source: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (Reflect.get(source, name) as unknown) || null]))

export type ProfileWrite = {
  data: Record<string, unknown>
  descriptions: Partial<Record<Locale, string | null>>
}

/** What to store where the values of a form differ from what is stored. */
export function changedProfile(values: ProfileValues, stored: ProfileValues): ProfileWrite {
  const write: ProfileWrite = { data: {}, descriptions: {} }
  for (const [name, value] of Object.entries(values)) {
    if (JSON.stringify(value ?? null) === JSON.stringify(stored[name] ?? null)) continue
    const locale = LOCALES.find((each) => descriptionName(each) === name)
    if (locale) write.descriptions[locale] = value as string | null
    else if (name === 'place') Object.assign(write.data, value)
    else if (name === 'holiday') Object.assign(write.data, daysOf(value as Holiday | null))
    else write.data[name] = value
  }
  return write
}

const daysOf = (holiday: Holiday | null) => ({
  holidayFrom: holiday && storedDay(holiday.from),
  holidayTo: holiday && storedDay(holiday.to),
})

/** The values as the fields of the form show them in a language; warehouses as `warehouses0City`. */
export function profileLines(values: ProfileValues, locale: Locale = 'en'): Lines {
  const { place, holiday, warehouses, shippingFrom, ...plain } = values
  const { from, to } = (holiday as Holiday | null) ?? { from: '', to: '' }
  const lines = {
    ...filled(plain),
    ...linesOf(place as SellerPlace),
    shippingFrom: townName(String(shippingFrom ?? ''), locale),
    holidayFrom: from,
    holidayTo: to,
  }
  return withRows(lines, 'warehouses', (warehouses as Warehouse[]).map(linesOf))
}

/** A Korean region has a field of its own. */
function linesOf(place: Partial<SellerPlace>) {
  const lines = filled(place)
  return place.country === 'KR' ? { ...lines, province: '', region: lines.province ?? '' } : lines
}

const filled = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]))
