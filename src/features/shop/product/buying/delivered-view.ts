/** What a quantity of a product costs at a place, in words (rule M51). Also what `/api/delivered` answers. */
export type DeliveredView = {
  place: string
  arrival: string
  shipping: string
  taxes: string
  /** 'Delivered: $158.55', or what it comes to before a quote; null where nobody ships to. */
  total: string | null
  each: string | null
  /** Whether the seller is to be asked what shipping costs. */
  isAsked: boolean
}
