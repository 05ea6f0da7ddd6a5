import * as migration_20261121_030000_foundation from './20261121_030000_foundation'
import * as migration_20261121_040000_guards from './20261121_040000_guards'
import * as migration_20261121_135907_checkout from './20261121_135907_checkout'
import * as migration_20261121_140000_numbers from './20261121_140000_numbers'
import * as migration_20261121_141755_accounts from './20261121_141755_accounts'
import * as migration_20261121_142630_lists from './20261121_142630_lists'
import * as migration_20261121_142636_list_pages from './20261121_142636_list_pages'
import * as migration_20261121_143437_pictures from './20261121_143437_pictures'
import * as migration_20261121_143438_picture_names from './20261121_143438_picture_names'
import * as migration_20261121_145258_second_factors from './20261121_145258_second_factors'
import * as migration_20261121_150000_search from './20261121_150000_search'
import * as migration_20261121_151502_views_counted from './20261121_151502_views_counted'
import * as migration_20261121_170116_invoices from './20261121_170116_invoices'
import * as migration_20261121_181000_search_shelf from './20261121_181000_search_shelf'
import * as migration_20261121_203416_shipping_services from './20261121_203416_shipping_services'
import * as migration_20261122_134000_search_draw from './20261122_134000_search_draw'
import * as migration_20261122_165246_bank_debit from './20261122_165246_bank_debit'
import * as migration_20261123_051941_order_lines_and_arrival from './20261123_051941_order_lines_and_arrival'
import * as migration_20261123_054034_object_keys from './20261123_054034_object_keys'
import * as migration_20261123_054625_staff_proof from './20261123_054625_staff_proof'
import * as migration_20261123_114758_ground from './20261123_114758_ground'
import * as migration_20261123_150151_seller_products from './20261123_150151_seller_products'
import * as migration_20261123_182830_seller_money from './20261123_182830_seller_money'
import * as migration_20261124_080051_talk from './20261124_080051_talk'
import * as migration_20261124_110813_notifications_by_time from './20261124_110813_notifications_by_time'
import * as migration_20261125_090255_order_contract from './20261125_090255_order_contract'
import * as migration_20261125_093000_audit_chain from './20261125_093000_audit_chain'
import * as migration_20261125_093615_decisions from './20261125_093615_decisions'
import * as migration_20261125_094000_people_and_moderation from './20261125_094000_people_and_moderation'
import * as migration_20261125_094404_orders_by_staff from './20261125_094404_orders_by_staff'
import * as migration_20261125_094405_disputes_and_emails_before from './20261125_094405_disputes_and_emails_before'
import * as migration_20261125_094812_picks_and_trust from './20261125_094812_picks_and_trust'
import * as migration_20261125_110000_seller_requests from './20261125_110000_seller_requests'
import * as migration_20261125_120000_search_exact from './20261125_120000_search_exact'
import * as migration_20261126_114500_seller_approved from './20261126_114500_seller_approved'
import * as migration_20261126_185500_stock_history_in_numbers from './20261126_185500_stock_history_in_numbers'
import * as migration_20261126_185545_stock_without_nan from './20261126_185545_stock_without_nan'
import * as migration_20261126_185600_no_empty_pages from './20261126_185600_no_empty_pages'
import * as migration_20261126_211915_finite_numbers from './20261126_211915_finite_numbers'

export const migrations = [
  {
    up: migration_20261121_030000_foundation.up,
    down: migration_20261121_030000_foundation.down,
    name: '20261121_030000_foundation',
  },
  {
    up: migration_20261121_040000_guards.up,
    down: migration_20261121_040000_guards.down,
    name: '20261121_040000_guards',
  },
  {
    up: migration_20261121_135907_checkout.up,
    down: migration_20261121_135907_checkout.down,
    name: '20261121_135907_checkout',
  },
  {
    up: migration_20261121_140000_numbers.up,
    down: migration_20261121_140000_numbers.down,
    name: '20261121_140000_numbers',
  },
  {
    up: migration_20261121_141755_accounts.up,
    down: migration_20261121_141755_accounts.down,
    name: '20261121_141755_accounts',
  },
  {
    up: migration_20261121_142630_lists.up,
    down: migration_20261121_142630_lists.down,
    name: '20261121_142630_lists',
  },
  {
    up: migration_20261121_142636_list_pages.up,
    down: migration_20261121_142636_list_pages.down,
    name: '20261121_142636_list_pages',
  },
  {
    up: migration_20261121_143437_pictures.up,
    down: migration_20261121_143437_pictures.down,
    name: '20261121_143437_pictures',
  },
  {
    up: migration_20261121_143438_picture_names.up,
    down: migration_20261121_143438_picture_names.down,
    name: '20261121_143438_picture_names',
  },
  {
    up: migration_20261121_145258_second_factors.up,
    down: migration_20261121_145258_second_factors.down,
    name: '20261121_145258_second_factors',
  },
  {
    up: migration_20261121_150000_search.up,
    down: migration_20261121_150000_search.down,
    name: '20261121_150000_search',
  },
  {
    up: migration_20261121_151502_views_counted.up,
    down: migration_20261121_151502_views_counted.down,
    name: '20261121_151502_views_counted',
  },
  {
    up: migration_20261121_170116_invoices.up,
    down: migration_20261121_170116_invoices.down,
    name: '20261121_170116_invoices',
  },
  {
    up: migration_20261121_181000_search_shelf.up,
    down: migration_20261121_181000_search_shelf.down,
    name: '20261121_181000_search_shelf',
  },
  {
    up: migration_20261121_203416_shipping_services.up,
    down: migration_20261121_203416_shipping_services.down,
    name: '20261121_203416_shipping_services',
  },
  {
    up: migration_20261122_134000_search_draw.up,
    down: migration_20261122_134000_search_draw.down,
    name: '20261122_134000_search_draw',
  },
  {
    up: migration_20261122_165246_bank_debit.up,
    down: migration_20261122_165246_bank_debit.down,
    name: '20261122_165246_bank_debit',
  },
  {
    up: migration_20261123_051941_order_lines_and_arrival.up,
    down: migration_20261123_051941_order_lines_and_arrival.down,
    name: '20261123_051941_order_lines_and_arrival',
  },
  {
    up: migration_20261123_054034_object_keys.up,
    down: migration_20261123_054034_object_keys.down,
    name: '20261123_054034_object_keys',
  },
  {
    up: migration_20261123_054625_staff_proof.up,
    down: migration_20261123_054625_staff_proof.down,
    name: '20261123_054625_staff_proof',
  },
  {
    up: migration_20261123_114758_ground.up,
    down: migration_20261123_114758_ground.down,
    name: '20261123_114758_ground',
  },
  {
    up: migration_20261123_150151_seller_products.up,
    down: migration_20261123_150151_seller_products.down,
    name: '20261123_150151_seller_products',
  },
  {
    up: migration_20261123_182830_seller_money.up,
    down: migration_20261123_182830_seller_money.down,
    name: '20261123_182830_seller_money',
  },
  {
    up: migration_20261124_080051_talk.up,
    down: migration_20261124_080051_talk.down,
    name: '20261124_080051_talk',
  },
  {
    up: migration_20261124_110813_notifications_by_time.up,
    down: migration_20261124_110813_notifications_by_time.down,
    name: '20261124_110813_notifications_by_time',
  },
  {
    up: migration_20261125_090255_order_contract.up,
    down: migration_20261125_090255_order_contract.down,
    name: '20261125_090255_order_contract',
  },
  {
    up: migration_20261125_093000_audit_chain.up,
    down: migration_20261125_093000_audit_chain.down,
    name: '20261125_093000_audit_chain',
  },
  {
    up: migration_20261125_093615_decisions.up,
    down: migration_20261125_093615_decisions.down,
    name: '20261125_093615_decisions',
  },
  {
    up: migration_20261125_094000_people_and_moderation.up,
    down: migration_20261125_094000_people_and_moderation.down,
    name: '20261125_094000_people_and_moderation',
  },
  {
    up: migration_20261125_094404_orders_by_staff.up,
    down: migration_20261125_094404_orders_by_staff.down,
    name: '20261125_094404_orders_by_staff',
  },
  {
    up: migration_20261125_094405_disputes_and_emails_before.up,
    down: migration_20261125_094405_disputes_and_emails_before.down,
    name: '20261125_094405_disputes_and_emails_before',
  },
  {
    up: migration_20261125_094812_picks_and_trust.up,
    down: migration_20261125_094812_picks_and_trust.down,
    name: '20261125_094812_picks_and_trust',
  },
  {
    up: migration_20261125_110000_seller_requests.up,
    down: migration_20261125_110000_seller_requests.down,
    name: '20261125_110000_seller_requests',
  },
  {
    up: migration_20261125_120000_search_exact.up,
    down: migration_20261125_120000_search_exact.down,
    name: '20261125_120000_search_exact',
  },
  {
    up: migration_20261126_114500_seller_approved.up,
    down: migration_20261126_114500_seller_approved.down,
    name: '20261126_114500_seller_approved',
  },
  {
    up: migration_20261126_185500_stock_history_in_numbers.up,
    down: migration_20261126_185500_stock_history_in_numbers.down,
    name: '20261126_185500_stock_history_in_numbers',
  },
  {
    up: migration_20261126_185545_stock_without_nan.up,
    down: migration_20261126_185545_stock_without_nan.down,
    name: '20261126_185545_stock_without_nan',
  },
  {
    up: migration_20261126_185600_no_empty_pages.up,
    down: migration_20261126_185600_no_empty_pages.down,
    name: '20261126_185600_no_empty_pages',
  },
  {
    up: migration_20261126_211915_finite_numbers.up,
    down: migration_20261126_211915_finite_numbers.down,
    name: '20261126_211915_finite_numbers',
  },
]
