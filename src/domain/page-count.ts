/** A list without rows has one page, which says so. */
export const pageCount = (rows: number, size: number) => Math.max(1, Math.ceil(rows / size))
