import { checkShippingRules, type RuleInput } from '@/domain/cart/shipping/shipping-terms'
import { issuesOf, ok, settle, type Issue, type Result } from '@/domain/result'
import { checkTaxNumbers, TAX_NUMBERS } from '@/domain/payments/tax/registration'
import { checkHoliday, storedDay } from './holiday'
import { checkWarehouses, type WarehouseInput } from './warehouse'

/** What a seller sets beside the business itself. */
export type BusinessDetails = {
  gstNumber?: string | null
  qstNumber?: string | null
  pstNumber?: string | null
  importerNumber?: string | null
  holidayFrom?: string | null
  holidayTo?: string | null
  warehouses?: readonly WarehouseInput[] | null
  shippingRules?: readonly RuleInput[] | null
}
type Name = keyof BusinessDetails

type Check = { names: readonly Name[]; check: (next: BusinessDetails) => Result<object> }

const CHECKS: readonly Check[] = [
  ...TAX_NUMBERS.map((name) => ({
    names: [name],
    check: (next: BusinessDetails) => {
      const checked = checkTaxNumbers({ [name]: next[name] })
      return checked.ok ? ok({ [name]: checked.value[name] }) : checked
    },
  })),
  { names: ['holidayFrom', 'holidayTo'], check: holidayDays },
  {
    names: ['warehouses'],
    check: ({ warehouses }) => named('warehouses', checkWarehouses(warehouses ?? [])),
  },
  {
    names: ['shippingRules'],
    check: ({ shippingRules }) => named('shippingRules', checkShippingRules(shippingRules ?? [])),
  },
]

/** Checks what a write changes, and returns it as it is stored (rules D12, S22, P4, M15). Old gaps elsewhere do not block it. */
export function checkDetails(next: BusinessDetails, before: BusinessDetails | undefined): Result<object> {
  const issues: Issue[] = []
  let stored = {}
  for (const { names, check } of CHECKS) {
    if (names.every((name) => isSame(next[name], before?.[name]))) continue
    const checked = check(next)
    issues.push(...issuesOf(checked))
    if (checked.ok) stored = { ...stored, ...checked.value }
  }
  return settle(issues, stored)
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const named = (name: Name, result: Result<object>): Result<object> =>
  result.ok ? ok({ [name]: result.value }) : result

function holidayDays(next: BusinessDetails): Result<object> {
  const holiday = checkHoliday(next)
  if (!holiday.ok) return holiday
  const { from, to } = holiday.value ?? {}
  return ok({ holidayFrom: from ? storedDay(from) : null, holidayTo: to ? storedDay(to) : null })
}
