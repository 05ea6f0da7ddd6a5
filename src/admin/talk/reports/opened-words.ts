import { adminWords } from '@/admin/parts/words'

/** Texts of a private conversation that is opened with a reason. */
export function openedWords(i18n: { language: string }) {
  const t = adminWords(i18n, 'staff.openedThread')
  const chat = adminWords(i18n, 'chat')
  return {
    about: t('about'),
    reason: t('reason'),
    noReason: adminWords(i18n, 'issues')('status.reason'),
    open: t('open'),
    failed: t('failed'),
    reported: t('reported'),
    hidden: t('hidden'),
    file: t('file'),
    empty: t('empty'),
    older: chat('older'),
    newer: t('newer'),
    turnFailed: chat('olderFailed'),
    noName: t('noName'),
    hide: t('hide'),
    show: t('show'),
    hideAbout: t('hideAbout'),
    showAbout: t('showAbout'),
    sure: t('sure'),
    done: t('done'),
  }
}
