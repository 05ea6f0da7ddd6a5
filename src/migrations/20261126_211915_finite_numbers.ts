import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_moq_prices" DROP CONSTRAINT "products_moq_prices_whole_quantities";
  ALTER TABLE "products_moq_prices" DROP CONSTRAINT "products_moq_prices_whole_price";
  ALTER TABLE "products" DROP CONSTRAINT "products_whole_stock";
  ALTER TABLE "products" DROP CONSTRAINT "products_reserved_within_stock";
  ALTER TABLE "products" DROP CONSTRAINT "products_whole_prices";
  ALTER TABLE "products" DROP CONSTRAINT "products_counts";
  ALTER TABLE "orders_items" DROP CONSTRAINT "orders_items_line_adds_up";
  ALTER TABLE "orders_items" DROP CONSTRAINT "orders_items_whole_quantity";
  ALTER TABLE "orders_taxes" DROP CONSTRAINT "orders_taxes_whole_amount";
  ALTER TABLE "orders" DROP CONSTRAINT "orders_whole_totals";
  ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_whole_totals";
  ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_refunded_within_captured";
  ALTER TABLE "reservations" DROP CONSTRAINT "reservations_whole_quantity";
  ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_whole_change";
  ALTER TABLE "invoices" DROP CONSTRAINT "invoices_whole_sequence";
  ALTER TABLE "refunds" DROP CONSTRAINT "refunds_whole_amount";
  ALTER TABLE "disputes" DROP CONSTRAINT "disputes_whole_amount";
  ALTER TABLE "disputes" DROP CONSTRAINT "disputes_whole_loss";
  ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_whole_quantity";
  ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_whole_amount";
  ALTER TABLE "payouts" DROP CONSTRAINT "payouts_whole_amount";
  ALTER TABLE "comments" DROP CONSTRAINT "comments_stars";
  ALTER TABLE "products_moq_prices" ADD CONSTRAINT "products_moq_prices_whole_quantities" CHECK (min_qty = trunc(min_qty) and min_qty > '-infinity' and min_qty < 'infinity' and max_qty = trunc(max_qty) and max_qty > '-infinity' and max_qty < 'infinity' and min_qty >= 1 and max_qty >= min_qty and max_qty <= 999999);
  ALTER TABLE "products_moq_prices" ADD CONSTRAINT "products_moq_prices_whole_price" CHECK (unit_price = trunc(unit_price) and unit_price > '-infinity' and unit_price < 'infinity' and unit_price > 0);
  ALTER TABLE "products" ADD CONSTRAINT "products_ratings" CHECK (rating_sum between rating_count and 5 * rating_count);
  ALTER TABLE "products" ADD CONSTRAINT "products_whole_stock" CHECK (stock = trunc(stock) and stock > '-infinity' and stock < 'infinity' and stock >= 0);
  ALTER TABLE "products" ADD CONSTRAINT "products_reserved_within_stock" CHECK (reserved = trunc(reserved) and reserved > '-infinity' and reserved < 'infinity' and reserved >= 0 and reserved <= stock);
  ALTER TABLE "products" ADD CONSTRAINT "products_whole_prices" CHECK (price_from = trunc(price_from) and price_from > '-infinity' and price_from < 'infinity' and price_best = trunc(price_best) and price_best > '-infinity' and price_best < 'infinity' and price_best > 0);
  ALTER TABLE "products" ADD CONSTRAINT "products_counts" CHECK (view_count = trunc(view_count) and view_count > '-infinity' and view_count < 'infinity' and order_count = trunc(order_count) and order_count > '-infinity' and order_count < 'infinity' and rating_count = trunc(rating_count) and rating_count > '-infinity' and rating_count < 'infinity' and view_count >= 0 and order_count >= 0 and rating_count >= 0);
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_line_adds_up" CHECK (unit_price = trunc(unit_price) and unit_price > '-infinity' and unit_price < 'infinity' and total_price = unit_price * quantity and unit_price > 0);
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_whole_quantity" CHECK (quantity = trunc(quantity) and quantity > '-infinity' and quantity < 'infinity' and quantity >= 1);
  ALTER TABLE "orders_taxes" ADD CONSTRAINT "orders_taxes_whole_amount" CHECK (amount = trunc(amount) and amount > '-infinity' and amount < 'infinity' and amount >= 0 and rate_ppm between 0 and 1000000);
  ALTER TABLE "orders" ADD CONSTRAINT "orders_whole_totals" CHECK (subtotal = trunc(subtotal) and subtotal > '-infinity' and subtotal < 'infinity' and shipping = trunc(shipping) and shipping > '-infinity' and shipping < 'infinity' and total_amount = trunc(total_amount) and total_amount > '-infinity' and total_amount < 'infinity');
  ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_whole_totals" CHECK (subtotal = trunc(subtotal) and subtotal > '-infinity' and subtotal < 'infinity' and shipping = trunc(shipping) and shipping > '-infinity' and shipping < 'infinity' and tax = trunc(tax) and tax > '-infinity' and tax < 'infinity');
  ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_refunded_within_captured" CHECK (captured = trunc(captured) and captured > '-infinity' and captured < 'infinity' and captured >= 0 and refunded >= 0 and refunded <= captured);
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_whole_quantity" CHECK (quantity = trunc(quantity) and quantity > '-infinity' and quantity < 'infinity' and quantity >= 1);
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_whole_change" CHECK (change = trunc(change) and change > '-infinity' and change < 'infinity' and change <> 0);
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_whole_sequence" CHECK (sequence = trunc(sequence) and sequence > '-infinity' and sequence < 'infinity' and sequence >= 1);
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_whole_amount" CHECK (amount = trunc(amount) and amount > '-infinity' and amount < 'infinity' and amount > 0);
  ALTER TABLE "disputes" ADD CONSTRAINT "disputes_whole_amount" CHECK (amount = trunc(amount) and amount > '-infinity' and amount < 'infinity' and amount > 0);
  ALTER TABLE "disputes" ADD CONSTRAINT "disputes_whole_loss" CHECK (loss = trunc(loss) and loss > '-infinity' and loss < 'infinity' and loss >= 0);
  ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_whole_quantity" CHECK (quantity = trunc(quantity) and quantity > '-infinity' and quantity < 'infinity' and quantity >= 1 and quantity <= 999999);
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_whole_amount" CHECK (amount = trunc(amount) and amount > '-infinity' and amount < 'infinity' and amount <> 0);
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_whole_amount" CHECK (amount = trunc(amount) and amount > '-infinity' and amount < 'infinity' and amount > 0);
  ALTER TABLE "comments" ADD CONSTRAINT "comments_stars" CHECK (rating = trunc(rating) and rating > '-infinity' and rating < 'infinity' and rating between 1 and 5);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_moq_prices" DROP CONSTRAINT "products_moq_prices_whole_quantities";
  ALTER TABLE "products_moq_prices" DROP CONSTRAINT "products_moq_prices_whole_price";
  ALTER TABLE "products" DROP CONSTRAINT "products_ratings";
  ALTER TABLE "products" DROP CONSTRAINT "products_whole_stock";
  ALTER TABLE "products" DROP CONSTRAINT "products_reserved_within_stock";
  ALTER TABLE "products" DROP CONSTRAINT "products_whole_prices";
  ALTER TABLE "products" DROP CONSTRAINT "products_counts";
  ALTER TABLE "orders_items" DROP CONSTRAINT "orders_items_line_adds_up";
  ALTER TABLE "orders_items" DROP CONSTRAINT "orders_items_whole_quantity";
  ALTER TABLE "orders_taxes" DROP CONSTRAINT "orders_taxes_whole_amount";
  ALTER TABLE "orders" DROP CONSTRAINT "orders_whole_totals";
  ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_whole_totals";
  ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_refunded_within_captured";
  ALTER TABLE "reservations" DROP CONSTRAINT "reservations_whole_quantity";
  ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_whole_change";
  ALTER TABLE "invoices" DROP CONSTRAINT "invoices_whole_sequence";
  ALTER TABLE "refunds" DROP CONSTRAINT "refunds_whole_amount";
  ALTER TABLE "disputes" DROP CONSTRAINT "disputes_whole_amount";
  ALTER TABLE "disputes" DROP CONSTRAINT "disputes_whole_loss";
  ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_whole_quantity";
  ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_whole_amount";
  ALTER TABLE "payouts" DROP CONSTRAINT "payouts_whole_amount";
  ALTER TABLE "comments" DROP CONSTRAINT "comments_stars";
  ALTER TABLE "products_moq_prices" ADD CONSTRAINT "products_moq_prices_whole_quantities" CHECK (min_qty >= 1 and min_qty = trunc(min_qty) and max_qty >= min_qty and max_qty = trunc(max_qty) and max_qty <= 999999);
  ALTER TABLE "products_moq_prices" ADD CONSTRAINT "products_moq_prices_whole_price" CHECK (unit_price > 0 and unit_price = trunc(unit_price));
  ALTER TABLE "products" ADD CONSTRAINT "products_whole_stock" CHECK (stock >= 0 and stock = trunc(stock));
  ALTER TABLE "products" ADD CONSTRAINT "products_reserved_within_stock" CHECK (reserved >= 0 and reserved = trunc(reserved) and reserved <= stock);
  ALTER TABLE "products" ADD CONSTRAINT "products_whole_prices" CHECK (price_from = trunc(price_from) and price_best = trunc(price_best) and price_best > 0);
  ALTER TABLE "products" ADD CONSTRAINT "products_counts" CHECK (view_count >= 0 and order_count >= 0 and rating_count >= 0 and rating_sum between rating_count and 5 * rating_count);
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_line_adds_up" CHECK (total_price = unit_price * quantity and unit_price > 0 and unit_price = trunc(unit_price));
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_whole_quantity" CHECK (quantity >= 1 and quantity = trunc(quantity));
  ALTER TABLE "orders_taxes" ADD CONSTRAINT "orders_taxes_whole_amount" CHECK (amount >= 0 and amount = trunc(amount) and rate_ppm between 0 and 1000000);
  ALTER TABLE "orders" ADD CONSTRAINT "orders_whole_totals" CHECK (subtotal = trunc(subtotal) and shipping = trunc(shipping) and total_amount = trunc(total_amount));
  ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_whole_totals" CHECK (subtotal = trunc(subtotal) and shipping = trunc(shipping) and tax = trunc(tax));
  ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_refunded_within_captured" CHECK (captured >= 0 and refunded >= 0 and refunded <= captured and captured = trunc(captured));
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_whole_quantity" CHECK (quantity >= 1 and quantity = trunc(quantity));
  ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_whole_change" CHECK (change = trunc(change) and change <> 0 and change > '-infinity' and change < 'infinity');
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_whole_sequence" CHECK (sequence >= 1 and sequence = trunc(sequence));
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_whole_amount" CHECK (amount > 0 and amount = trunc(amount));
  ALTER TABLE "disputes" ADD CONSTRAINT "disputes_whole_amount" CHECK (amount > 0 and amount = trunc(amount));
  ALTER TABLE "disputes" ADD CONSTRAINT "disputes_whole_loss" CHECK (loss >= 0 and loss = trunc(loss));
  ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_whole_quantity" CHECK (quantity >= 1 and quantity = trunc(quantity) and quantity <= 999999);
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_whole_amount" CHECK (amount <> 0 and amount = trunc(amount));
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_whole_amount" CHECK (amount > 0 and amount = trunc(amount));
  ALTER TABLE "comments" ADD CONSTRAINT "comments_stars" CHECK (rating between 1 and 5 and rating = trunc(rating));`)
}
