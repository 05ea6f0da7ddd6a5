import { Returns } from './returns'

/** What follows a delivered order. */
export const AFTER_ORDERS = [Returns]
