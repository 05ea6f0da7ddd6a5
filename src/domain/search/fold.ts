/** Hangul compatibility jamo (as typed before a syllable is complete), in the order of initial jamo. */
const FIRST = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** Lower case without accents; Hangul is unchanged. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

/** Decomposes Hangul into jamo, so that an unfinished syllable is a prefix of the whole one. */
export function letters(text: string): string {
  return fold(text)
    .replace(/[ㄱ-ㅎ]/g, (letter) => {
      const at = FIRST.indexOf(letter)
      return at < 0 ? letter : String.fromCodePoint(0x1100 + at)
    })
    .normalize('NFD')
}
