import * as migration_20261127_000000_first from './20261127_000000_first'
import * as migration_20261127_100000_places from './20261127_100000_places'
import * as migration_20261127_110000_promises from './20261127_110000_promises'
import * as migration_20261127_120000_arrivals from './20261127_120000_arrivals'
import * as migration_20261127_121000_never_emptied from './20261127_121000_never_emptied'
import * as migration_20261127_122000_display_names from './20261127_122000_display_names'
import * as migration_20261127_130000_names_reviews_locks from './20261127_130000_names_reviews_locks'
import * as migration_20261127_140000_commission_invoices from './20261127_140000_commission_invoices'
import * as migration_20261127_150000_declined_products from './20261127_150000_declined_products'
import * as migration_20261127_151000_reviewed_hangul from './20261127_151000_reviewed_hangul'
import * as migration_20261127_160000_page_writing from './20261127_160000_page_writing'
import * as migration_20261127_170000_page_addresses from './20261127_170000_page_addresses'
import * as migration_20261127_180000_order_search from './20261127_180000_order_search'
import * as migration_20261127_190000_redirects from './20261127_190000_redirects'
import * as migration_20261127_191000_menus_home_rooms from './20261127_191000_menus_home_rooms'
import * as migration_20261127_200000_changes_asked from './20261127_200000_changes_asked'
import * as migration_20261127_203000_query_presets from './20261127_203000_query_presets'
import * as migration_20261127_220000_terms from './20261127_220000_terms'
import * as migration_20261128_010000_platform_numbers from './20261128_010000_platform_numbers'
import * as migration_20261128_020000_home_and_menus_rows from './20261128_020000_home_and_menus_rows'
import * as migration_20261128_030000_content_of_units from './20261128_030000_content_of_units'
import * as migration_20261128_040000_supplier_addresses from './20261128_040000_supplier_addresses'
import * as migration_20261129_010000_trade_filters from './20261129_010000_trade_filters'
import * as migration_20261129_020000_agreed_units from './20261129_020000_agreed_units'
import * as migration_20261129_040000_product_documents from './20261129_040000_product_documents'
import * as migration_20261129_050000_review_pictures from './20261129_050000_review_pictures'
import * as migration_20261129_051000_marks_by_text from './20261129_051000_marks_by_text'
import * as migration_20261129_060000_families from './20261129_060000_families'
import * as migration_20261129_070000_supplier_bands from './20261129_070000_supplier_bands'
import * as migration_20261129_100000_kept_promises from './20261129_100000_kept_promises'
import * as migration_20261129_110000_job_lists from './20261129_110000_job_lists'
import * as migration_20261129_140000_new_estimates from './20261129_140000_new_estimates'
import * as migration_20261129_150000_counted_families from './20261129_150000_counted_families'
import * as migration_20261129_160000_recommended_room from './20261129_160000_recommended_room'
import * as migration_20261129_180000_many_workers from './20261129_180000_many_workers'
import * as migration_20261129_210000_search_engine from './20261129_210000_search_engine'
import * as migration_20261129_220000_price_requests from './20261129_220000_price_requests'
import * as migration_20261129_230000_offer_templates from './20261129_230000_offer_templates'
import * as migration_20261130_100000_returns from './20261130_100000_returns'
import * as migration_20261130_110000_companies from './20261130_110000_companies'
import * as migration_20261130_120000_freight from './20261130_120000_freight'
import * as migration_20261130_140000_ask_translations from './20261130_140000_ask_translations'
import * as migration_20261130_150000_missed_searches from './20261130_150000_missed_searches'
import * as migration_20261201_100000_samples from './20261201_100000_samples'
import * as migration_20261201_110000_net_terms from './20261201_110000_net_terms'
import * as migration_20261201_120000_discounts from './20261201_120000_discounts'
import * as migration_20261201_130000_seller_people from './20261201_130000_seller_people'
import * as migration_20261201_140000_shipments from './20261201_140000_shipments'
import * as migration_20261201_150000_shared_lists from './20261201_150000_shared_lists'

export const migrations = [
  {
    up: migration_20261127_000000_first.up,
    down: migration_20261127_000000_first.down,
    name: '20261127_000000_first',
  },
  {
    up: migration_20261127_100000_places.up,
    down: migration_20261127_100000_places.down,
    name: '20261127_100000_places',
  },
  {
    up: migration_20261127_110000_promises.up,
    down: migration_20261127_110000_promises.down,
    name: '20261127_110000_promises',
  },
  {
    up: migration_20261127_120000_arrivals.up,
    down: migration_20261127_120000_arrivals.down,
    name: '20261127_120000_arrivals',
  },
  {
    up: migration_20261127_121000_never_emptied.up,
    down: migration_20261127_121000_never_emptied.down,
    name: '20261127_121000_never_emptied',
  },
  {
    up: migration_20261127_122000_display_names.up,
    down: migration_20261127_122000_display_names.down,
    name: '20261127_122000_display_names',
  },
  {
    up: migration_20261127_130000_names_reviews_locks.up,
    down: migration_20261127_130000_names_reviews_locks.down,
    name: '20261127_130000_names_reviews_locks',
  },
  {
    up: migration_20261127_140000_commission_invoices.up,
    down: migration_20261127_140000_commission_invoices.down,
    name: '20261127_140000_commission_invoices',
  },
  {
    up: migration_20261127_150000_declined_products.up,
    down: migration_20261127_150000_declined_products.down,
    name: '20261127_150000_declined_products',
  },
  {
    up: migration_20261127_151000_reviewed_hangul.up,
    down: migration_20261127_151000_reviewed_hangul.down,
    name: '20261127_151000_reviewed_hangul',
  },
  {
    up: migration_20261127_160000_page_writing.up,
    down: migration_20261127_160000_page_writing.down,
    name: '20261127_160000_page_writing',
  },
  {
    up: migration_20261127_170000_page_addresses.up,
    down: migration_20261127_170000_page_addresses.down,
    name: '20261127_170000_page_addresses',
  },
  {
    up: migration_20261127_180000_order_search.up,
    down: migration_20261127_180000_order_search.down,
    name: '20261127_180000_order_search',
  },
  {
    up: migration_20261127_190000_redirects.up,
    down: migration_20261127_190000_redirects.down,
    name: '20261127_190000_redirects',
  },
  {
    up: migration_20261127_191000_menus_home_rooms.up,
    down: migration_20261127_191000_menus_home_rooms.down,
    name: '20261127_191000_menus_home_rooms',
  },
  {
    up: migration_20261127_200000_changes_asked.up,
    down: migration_20261127_200000_changes_asked.down,
    name: '20261127_200000_changes_asked',
  },
  {
    up: migration_20261127_203000_query_presets.up,
    down: migration_20261127_203000_query_presets.down,
    name: '20261127_203000_query_presets',
  },
  {
    up: migration_20261127_220000_terms.up,
    down: migration_20261127_220000_terms.down,
    name: '20261127_220000_terms',
  },
  {
    up: migration_20261128_010000_platform_numbers.up,
    down: migration_20261128_010000_platform_numbers.down,
    name: '20261128_010000_platform_numbers',
  },
  {
    up: migration_20261128_020000_home_and_menus_rows.up,
    down: migration_20261128_020000_home_and_menus_rows.down,
    name: '20261128_020000_home_and_menus_rows',
  },
  {
    up: migration_20261128_030000_content_of_units.up,
    down: migration_20261128_030000_content_of_units.down,
    name: '20261128_030000_content_of_units',
  },
  {
    up: migration_20261128_040000_supplier_addresses.up,
    down: migration_20261128_040000_supplier_addresses.down,
    name: '20261128_040000_supplier_addresses',
  },
  {
    up: migration_20261129_010000_trade_filters.up,
    down: migration_20261129_010000_trade_filters.down,
    name: '20261129_010000_trade_filters',
  },
  {
    up: migration_20261129_020000_agreed_units.up,
    down: migration_20261129_020000_agreed_units.down,
    name: '20261129_020000_agreed_units',
  },
  {
    up: migration_20261129_040000_product_documents.up,
    down: migration_20261129_040000_product_documents.down,
    name: '20261129_040000_product_documents',
  },
  {
    up: migration_20261129_050000_review_pictures.up,
    down: migration_20261129_050000_review_pictures.down,
    name: '20261129_050000_review_pictures',
  },
  {
    up: migration_20261129_051000_marks_by_text.up,
    down: migration_20261129_051000_marks_by_text.down,
    name: '20261129_051000_marks_by_text',
  },
  {
    up: migration_20261129_060000_families.up,
    down: migration_20261129_060000_families.down,
    name: '20261129_060000_families',
  },
  {
    up: migration_20261129_070000_supplier_bands.up,
    down: migration_20261129_070000_supplier_bands.down,
    name: '20261129_070000_supplier_bands',
  },
  {
    up: migration_20261129_100000_kept_promises.up,
    down: migration_20261129_100000_kept_promises.down,
    name: '20261129_100000_kept_promises',
  },
  {
    up: migration_20261129_110000_job_lists.up,
    down: migration_20261129_110000_job_lists.down,
    name: '20261129_110000_job_lists',
  },
  {
    up: migration_20261129_140000_new_estimates.up,
    down: migration_20261129_140000_new_estimates.down,
    name: '20261129_140000_new_estimates',
  },
  {
    up: migration_20261129_150000_counted_families.up,
    down: migration_20261129_150000_counted_families.down,
    name: '20261129_150000_counted_families',
  },
  {
    up: migration_20261129_160000_recommended_room.up,
    down: migration_20261129_160000_recommended_room.down,
    name: '20261129_160000_recommended_room',
  },
  {
    up: migration_20261129_180000_many_workers.up,
    down: migration_20261129_180000_many_workers.down,
    name: '20261129_180000_many_workers',
  },
  {
    up: migration_20261129_210000_search_engine.up,
    down: migration_20261129_210000_search_engine.down,
    name: '20261129_210000_search_engine',
  },
  {
    up: migration_20261129_220000_price_requests.up,
    down: migration_20261129_220000_price_requests.down,
    name: '20261129_220000_price_requests',
  },
  {
    up: migration_20261129_230000_offer_templates.up,
    down: migration_20261129_230000_offer_templates.down,
    name: '20261129_230000_offer_templates',
  },
  {
    up: migration_20261130_100000_returns.up,
    down: migration_20261130_100000_returns.down,
    name: '20261130_100000_returns',
  },
  {
    up: migration_20261130_110000_companies.up,
    down: migration_20261130_110000_companies.down,
    name: '20261130_110000_companies',
  },
  {
    up: migration_20261130_120000_freight.up,
    down: migration_20261130_120000_freight.down,
    name: '20261130_120000_freight',
  },
  {
    up: migration_20261130_140000_ask_translations.up,
    down: migration_20261130_140000_ask_translations.down,
    name: '20261130_140000_ask_translations',
  },
  {
    up: migration_20261130_150000_missed_searches.up,
    down: migration_20261130_150000_missed_searches.down,
    name: '20261130_150000_missed_searches',
  },
  {
    up: migration_20261201_100000_samples.up,
    down: migration_20261201_100000_samples.down,
    name: '20261201_100000_samples',
  },
  {
    up: migration_20261201_110000_net_terms.up,
    down: migration_20261201_110000_net_terms.down,
    name: '20261201_110000_net_terms',
  },
  {
    up: migration_20261201_120000_discounts.up,
    down: migration_20261201_120000_discounts.down,
    name: '20261201_120000_discounts',
  },
  {
    up: migration_20261201_130000_seller_people.up,
    down: migration_20261201_130000_seller_people.down,
    name: '20261201_130000_seller_people',
  },
  {
    up: migration_20261201_140000_shipments.up,
    down: migration_20261201_140000_shipments.down,
    name: '20261201_140000_shipments',
  },
  {
    up: migration_20261201_150000_shared_lists.up,
    down: migration_20261201_150000_shared_lists.down,
    name: '20261201_150000_shared_lists',
  },
]
