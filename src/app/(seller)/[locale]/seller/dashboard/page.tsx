// The other address of the overview (ruling T2).
export { default, generateMetadata } from '@/app/(seller)/[locale]/seller/page'
