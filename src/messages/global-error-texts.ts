import type { Locale } from '@/domain/locale'

/**
 * Texts of the global error page, separate so that other pages do not
 * load them. A test compares them with `errors` of each language.
 */
export const GLOBAL_ERROR_TEXTS: Record<
  Locale,
  Record<'unexpected' | 'unexpectedText' | 'retry' | 'backHome', string>
> = {
  en: {
    unexpected: 'Unexpected error.',
    unexpectedText:
      'Something went wrong on our side. Please try again. If the problem continues, contact us.',
    retry: 'Try again',
    backHome: 'Back to Home',
  },
  fr: {
    unexpected: 'Erreur inattendue.',
    unexpectedText:
      'Un problème est survenu de notre côté. Veuillez réessayer; si le problème persiste, écrivez-nous.',
    retry: 'Réessayer',
    backHome: 'Retour à l’accueil',
  },
  ko: {
    unexpected: '예기치 않은 오류가 발생했습니다.',
    unexpectedText: '일시적인 오류가 발생했습니다. 다시 시도해 주시고, 문제가 계속되면 문의해 주십시오.',
    retry: '다시 시도',
    backHome: '홈으로 돌아가기',
  },
}
