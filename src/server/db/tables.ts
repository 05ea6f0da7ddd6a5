/** Every table with the types of its columns, generated from the collections: `tables.orders.totalAmount`. */
export * as tables from '@/payload-schema'
