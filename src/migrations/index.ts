import * as foundation from './20261121_030000_foundation'
import * as guards from './20261121_040000_guards'
import * as checkout from './20261121_135907_checkout'
import * as numbers from './20261121_140000_numbers'
import * as accounts from './20261121_141755_accounts'
import * as lists from './20261121_142630_lists'
import * as listPages from './20261121_142636_list_pages'
import * as pictures from './20261121_143437_pictures'
import * as pictureNames from './20261121_143438_picture_names'
import * as secondFactors from './20261121_145258_second_factors'
import * as search from './20261121_150000_search'
import * as searchShelf from './20261121_181000_search_shelf'
import * as viewsCounted from './20261121_151502_views_counted'
import * as invoices from './20261121_170116_invoices'

export const migrations = [
  { up: foundation.up, down: foundation.down, name: '20261121_030000_foundation' },
  { up: guards.up, down: guards.down, name: '20261121_040000_guards' },
  { up: checkout.up, down: checkout.down, name: '20261121_135907_checkout' },
  { up: numbers.up, down: numbers.down, name: '20261121_140000_numbers' },
  { up: accounts.up, down: accounts.down, name: '20261121_141755_accounts' },
  { up: lists.up, down: lists.down, name: '20261121_142630_lists' },
  { up: listPages.up, down: listPages.down, name: '20261121_142636_list_pages' },
  { up: pictures.up, down: pictures.down, name: '20261121_143437_pictures' },
  { up: pictureNames.up, down: pictureNames.down, name: '20261121_143438_picture_names' },
  { up: secondFactors.up, down: secondFactors.down, name: '20261121_145258_second_factors' },
  { up: search.up, down: search.down, name: '20261121_150000_search' },
  { up: viewsCounted.up, down: viewsCounted.down, name: '20261121_151502_views_counted' },
  { up: invoices.up, down: invoices.down, name: '20261121_170116_invoices' },
  { up: searchShelf.up, down: searchShelf.down, name: '20261121_181000_search_shelf' },
]
