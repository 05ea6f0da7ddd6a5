import 'server-only'
import { useLocale, useTranslations } from 'next-intl'
import type { Side } from '@/domain/talk/thread'
import { readySentences } from '@/server/talk/translator/ready-sentences'
import { translator } from '@/server/talk/translator/translator'
import type { CardMove } from './chat-view'

/** The conversation's texts for client components. `other`: the name of the other side. */
export function useChatWords(other: string, side: Side = 'buyer') {
  const t = useTranslations('chat')
  const errors = useTranslations('errors')
  const product = useTranslations('product')
  return {
    other,
    message: t('message'),
    title: t('title', { seller: other }),
    about: t('about'),
    order: t.raw('order') as string,
    price: {
      requested: t.raw('price.requested') as string,
      offered: t.raw('price.offered') as string,
      accepted: t.raw('price.accepted') as string,
      declined: t.raw('price.declined') as string,
      withdrawn: t.raw('price.withdrawn') as string,
    } satisfies Record<CardMove, string>,
    empty: t('empty'),
    loading: t('loading'),
    write: t('write'),
    hint: t('hint'),
    left: t.raw('left') as string,
    over: t.raw('over') as string,
    send: t('send'),
    sendFailed: t(`sendFailed${side === 'buyer' ? '' : 'Seller'}`),
    sending: t('sending'),
    sent: t('sent'),
    read: t('read'),
    loadFailed: t('loadFailed'),
    signInFirst: t('signInFirst'),
    signIn: t('signIn'),
    you: t('you'),
    log: t('log'),
    typing: t('typing', { name: other }),
    older: t('older'),
    olderFailed: t('olderFailed'),
    newest: t('newest'),
    payElsewhere: t('payElsewhere'),
    report: t('report'),
    attach: t('attach'),
    attachHint: t('attachHint'),
    removeRefused: t('removeRefused'),
    remove: t.raw('remove') as string,
    cancel: t.raw('cancel') as string,
    tooManyFiles: t('tooManyFiles'),
    uploadFailed: t('uploadFailed'),
    uploading: t.raw('uploading') as string,
    image: t.raw('image') as string,
    pdf: t.raw('pdf') as string,
    fileGone: t('fileGone'),
    hidden: t('hidden'),
    newTab: t('newTab'),
    ready: readySentences(side, useLocale()),
    readyTitle: t(`ready.title.${side}`),
    readyAbout: t('ready.about'),
    readySentence: t('ready.sentence'),
    /** Null where no provider is set (rule T39). */
    translate: translator() ? t('translation.ask') : null,
    translating: t('translation.asking'),
    translated: t('translation.note'),
    translateFailed: t('translation.failed'),
    retry: errors('retry'),
    close: product('close'),
  }
}

export type ChatWords = ReturnType<typeof useChatWords>
