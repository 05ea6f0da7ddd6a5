import type { CalendarDay } from '@/domain/values/calendar'

/** The number of a day's n-th batch of payouts: PB-20261123-1. */
export const batchNumber = (day: CalendarDay, place: number) => `PB-${day.replaceAll('-', '')}-${place}`

export const isBatchNumber = (text: string) => /^PB-\d{8}-[1-9]\d{0,4}$/.test(text)
