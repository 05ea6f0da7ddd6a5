export { default, generateMetadata } from '@/app/(seller)/[locale]/seller/chat/[id]/page'
