import 'server-only'
import { useTranslations } from 'next-intl'

/** The conversation's texts for client components. */
export function useChatWords(seller: string) {
  const t = useTranslations('chat')
  const errors = useTranslations('errors')
  const product = useTranslations('product')
  return {
    message: t('message'),
    title: t('title', { seller }),
    about: t('about'),
    empty: t('empty'),
    loading: t('loading'),
    write: t('write'),
    hint: t('hint'),
    left: t.raw('left') as string,
    send: t('send'),
    sendFailed: t('sendFailed'),
    loadFailed: t('loadFailed'),
    signInFirst: t('signInFirst'),
    signIn: t('signIn'),
    you: t('you'),
    log: t('log'),
    retry: errors('retry'),
    close: product('close'),
  }
}

export type ChatWords = ReturnType<typeof useChatWords>
