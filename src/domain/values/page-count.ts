/** A list without rows has one page, which says so. */
export const pageCount = (rows: number, size: number) => Math.max(1, Math.ceil(rows / size))

/** The page that an address asks for; anything else is the first. */
export const pageIn = (asked: unknown) =>
  typeof asked === 'string' && /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
