import { adminWords } from '@/admin/parts/words'

const FINDINGS = ['altered', 'removed', 'missing', 'broken', 'noted', 'added'] as const

/** Texts of the verification; the browser puts the counts in. */
export function verifyTexts(i18n: { language: string }) {
  const t = adminWords(i18n, 'staff.audit.verify')
  const checked = '{checked}'
  const number = '{number}'
  return {
    title: t('title'),
    about: t('about'),
    newest: t('newest'),
    none: t('none'),
    note: t('note'),
    noteHint: t('noteHint'),
    button: t('button'),
    running: t('running', { checked, total: '{total}' }),
    stop: t('stop'),
    stopped: t('stopped', { checked }),
    failed: t('failed'),
    retry: t('retry'),
    fits: t('fits', { checked }),
    noted: t('noted'),
    open: t('open'),
    findings: Object.fromEntries(FINDINGS.map((kind) => [kind, t(`findings.${kind}`, { number })])),
    event: t('event', { id: '{id}' }),
  }
}

export type VerifyTexts = ReturnType<typeof verifyTexts>
