import account from './account.json'
import buying from './buying.json'
import emails from './emails.json'
import frame from './frame.json'
import issues from './issues.json'
import labels from './labels.json'
import listing from './listing.json'
import orders from './orders.json'
import selling from './selling.json'
import shop from './shop.json'
import staff from './staff.json'
import talk from './talk.json'

export default {
  ...account,
  ...buying,
  ...emails,
  ...frame,
  ...issues,
  ...labels,
  ...listing,
  ...orders,
  ...selling,
  ...shop,
  ...staff,
  ...talk,
}
