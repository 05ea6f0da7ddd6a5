import type { Locale } from '@/domain/locale'
import type { ImageView } from '@/domain/products/picture'

/** What staff have added to a category's page (rule L29). */
export type Room = { intro?: { text: string; lang?: Locale }; picture?: ImageView }
