import { adminWords } from '@/admin/parts/words'

/** Texts of a conversation with Maru that is answered. */
export function supportWords(i18n: { language: string }) {
  const t = adminWords(i18n, 'staff.support')
  return {
    log: t('log'),
    maru: t.raw('maruBy') as string,
    member: t('member'),
    file: t('file'),
    order: t.raw('order') as string,
    empty: t('empty'),
    nobody: t('nobody'),
    mine: t('mine'),
    other: t.raw('answers') as string,
    closed: t('isClosed'),
    gone: t('gone'),
    take: t('take'),
    close: t('close'),
    reopen: t('reopen'),
    answer: t('answer'),
    answerHint: t('answerAbout'),
    send: t('send'),
    stale: t('stale'),
  }
}

export type SupportWords = ReturnType<typeof supportWords>
