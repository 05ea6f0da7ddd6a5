/** Compatibility letters, as they are typed before a syllable is whole, by the letters syllables begin with. */
const FIRST = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** Small letters without accents; Hangul stays whole. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

/** Hangul as its letters, so that a syllable that is still being typed is the beginning of a whole one. */
export function letters(text: string): string {
  return fold(text)
    .replace(/[ㄱ-ㅎ]/g, (letter) => {
      const at = FIRST.indexOf(letter)
      return at < 0 ? letter : String.fromCodePoint(0x1100 + at)
    })
    .normalize('NFD')
}
