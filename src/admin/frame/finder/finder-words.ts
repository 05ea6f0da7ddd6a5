import 'server-only'
import { adminWords } from '@/admin/parts/words'
import type { FinderTexts } from './finder-texts'

/** The finder's texts in the reader's language; kinds are called what their lists are called. */
export function finderTexts(i18n: { language: string }, isAdmin: boolean): FinderTexts {
  const t = adminWords(i18n, 'staff.finder')
  const labels = adminWords(i18n, 'labels.entities')
  return {
    open: t('open'),
    label: t(isAdmin ? 'admin' : 'editor'),
    close: adminWords(i18n, 'staff.queue')('help.close'),
    searching: t('searching'),
    none: t('none'),
    failed: t('failed'),
    retry: t('retry'),
    kinds: {
      screens: t('screens'),
      members: labels('users.many'),
      orders: labels('orders.many'),
      products: labels('products.many'),
      pages: labels('pages.many'),
    },
  }
}
