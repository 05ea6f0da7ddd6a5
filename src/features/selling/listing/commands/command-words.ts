import 'server-only'
import { getTranslations } from 'next-intl/server'
import { MAX_CHOSEN } from '@/domain/products/listing/bulk-change'
import type { Locale } from '@/domain/locale'

/** Texts of the status menu, of Delete and of Restore, for client components. */
export async function getStatusWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'productStatus' })
  return {
    locale,
    status: t('status'),
    statusOf: t.raw('statusOf') as string,
    apply: t('apply'),
    failed: t.raw('failed') as string,
    labels: {
      active: t('labels.active'),
      pending: t('labels.pending'),
      inactive: t('labels.inactive'),
      archived: t('labels.archived'),
    },
    delete: t('delete'),
    deleteOf: t.raw('deleteOf') as string,
    title: t('title'),
    text: t('text'),
    comesBack: t('comesBack'),
    close: t('close'),
    archiveFailed: t.raw('archiveFailed') as string,
    restore: t('restore'),
    restoreFailed: t.raw('restoreFailed') as string,
  }
}

/** Texts of the bar for several products. */
export async function getBulkWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'productBulk' })
  return {
    locale,
    bar: t('bar'),
    chosen: t.raw('chosen') as string,
    clearChosen: t('clearChosen'),
    tooMany: t('tooMany', { max: String(MAX_CHOSEN) }),
    stock: t('stock'),
    prices: t('prices'),
    takeDown: t('takeDown'),
    archive: t('archive'),
    stockTitle: t('stockTitle'),
    pricesTitle: t('pricesTitle'),
    takeDownTitle: t('takeDownTitle'),
    archiveTitle: t('archiveTitle'),
    takeDownText: t('takeDownText'),
    archiveText: t('archiveText'),
    how: t('how'),
    value: t('value'),
    percent: t('percent'),
    amount: t('amount'),
    kinds: {
      stockTo: t('kinds.stockTo'),
      stockUp: t('kinds.stockUp'),
      stockDown: t('kinds.stockDown'),
      percentUp: t('kinds.percentUp'),
      percentDown: t('kinds.percentDown'),
      amountUp: t('kinds.amountUp'),
      amountDown: t('kinds.amountDown'),
    },
    pricesHint: t('pricesHint'),
    preview: t('preview'),
    previewTitle: t('previewTitle'),
    product: t('product'),
    now: t('now'),
    next: t('next'),
    from: t.raw('from') as string,
    noneLeft: t('noneLeft'),
    confirm: t('confirm'),
    back: t('back'),
    close: t('close'),
    progress: t.raw('progress') as string,
    stop: t('stop'),
    resultTitle: t('resultTitle'),
    result: t.raw('result') as string,
    stopped: t.raw('stopped') as string,
    goOn: t('goOn'),
    done: t('done'),
    gone: t('gone'),
    failed: t.raw('failed') as string,
  }
}

export type StatusWords = Awaited<ReturnType<typeof getStatusWords>>
export type BulkWords = Awaited<ReturnType<typeof getBulkWords>>
