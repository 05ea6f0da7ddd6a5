import { OrderShipments } from './order-shipments'
import { Returns } from './returns'

/** What follows a paid order: its parcels, and what comes back. */
export const AFTER_ORDERS = [OrderShipments, Returns]
