import { jsonObject } from '@/server/db/statements/json'
import { alias } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { personNameSql } from '@/server/people/names'

const o = alias(tables.orders, 'o')

/** Who receives an order, a table named `o`, and where. */
export const receiver = jsonObject({
  name: personNameSql(o.shippingAddress_firstName, o.shippingAddress_lastName),
  company: o.shippingAddress_company,
  phone: o.shippingAddress_phone,
  address: o.shippingAddress_address,
  address2: o.shippingAddress_address2,
  city: o.shippingAddress_city,
  province: o.shippingAddress_province,
  postalCode: o.shippingAddress_postalCode,
  country: o.shippingAddress_country,
})
