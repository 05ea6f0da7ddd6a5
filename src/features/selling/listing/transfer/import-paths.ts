/** Where imports are, without language prefix. */
export const IMPORT_PATH = '/seller/products/import'
export const importPath = (id: string) => `${IMPORT_PATH}/${id}`
