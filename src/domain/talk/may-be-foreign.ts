const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/

/** Whether a text may be in another language than the reader's: French and English cannot be distinguished by their letters. */
export const mayBeForeign = (text: string, locale: string) =>
  /\p{L}{2}/u.test(text) && (locale !== 'ko' || !HANGUL.test(text))
