// The second URL of the overview (rule T2).
export { default, generateMetadata } from '@/app/(seller)/[locale]/seller/page'
