/** A decimal with a point or a comma; NaN for anything else. */
export const parseDecimal = (text: string): number =>
  /^\d{1,9}(?:[.,]\d{0,6})?$|^[.,]\d{1,6}$/.test(text.trim())
    ? Number(text.trim().replace(',', '.'))
    : Number.NaN

/** Thousands set apart as in English, French, Korean or Swiss writing. */
const GROUPED = /^\d{1,3}(?:[.,'’\s]\d{3}){1,2}$/

/** A number of pieces or millimetres: nobody types three decimals of those, so '1,200' is twelve hundred. */
export const parseWhole = (text: string): number =>
  GROUPED.test(text.trim()) ? Number(text.replace(/\D/g, '')) : parseDecimal(text)
