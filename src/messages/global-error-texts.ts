import type { Locale } from '@/domain/locale'

/**
 * Texts of the global error page, separate so that other pages do not
 * load them. A test compares them with `errors` of each language.
 */
export const GLOBAL_ERROR_TEXTS: Record<Locale, Record<'unexpected' | 'unexpectedText' | 'retry', string>> = {
  en: {
    unexpected: 'Unexpected error.',
    unexpectedText: 'Something went wrong on our side. Please try again; if it goes on, write to us.',
    retry: 'Try again',
  },
  fr: {
    unexpected: 'Erreur inattendue.',
    unexpectedText:
      'Un problème est survenu de notre côté. Veuillez réessayer; si le problème persiste, écrivez-nous.',
    retry: 'Réessayer',
  },
  ko: {
    unexpected: '예기치 않은 오류가 발생했습니다.',
    unexpectedText: '저희 쪽에서 문제가 발생했습니다. 다시 시도해 주시고, 계속되면 저희에게 알려 주십시오.',
    retry: '다시 시도',
  },
}
