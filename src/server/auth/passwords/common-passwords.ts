import list from './common-words.json'

const WORDS = new Set(list.words.split(' '))
const LONGEST = Math.max(...[...WORDS].map((word) => word.length))

/** Keyboard and alphabet sequences, forwards and backwards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'zaq12wsxcde34rfvbgt56yhnmju78iklo90p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()_+',
]
const PATHS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))].map((row) => row + row)

const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Whether a password is made of at most two common words, keyboard runs or repeats, plus a few digits and symbols.
 * Variants are detected by rule, so the word list stays small.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFC').toLowerCase()
  if (new Set(plain).size <= 4) return true
  return isMadeOfFew(plain) || isMadeOfFew(plain.replace(/[\s._-]+/g, ''))
}

const spelled = (piece: string) => [...piece].map((sign) => LEET[sign] ?? sign).join('')

type Remainder = { pieces: number; digits: number; symbols: number }

function isMadeOfFew(text: string, left: Remainder = { pieces: 2, digits: 6, symbols: 3 }): boolean {
  if (text === '') return true
  const [first = ''] = text
  if (left.digits > 0 && /\d/.test(first) && isMadeOfFew(text.slice(1), { ...left, digits: left.digits - 1 }))
    return true
  if (
    left.symbols > 0 &&
    /[^\p{L}\d]/u.test(first) &&
    isMadeOfFew(text.slice(1), { ...left, symbols: left.symbols - 1 })
  )
    return true
  if (left.pieces === 0) return false
  return piecesAt(text).some((length) =>
    isMadeOfFew(text.slice(length), { ...left, pieces: left.pieces - 1 }),
  )
}

/** Lengths of the common pieces the text may start with. */
function piecesAt(text: string): number[] {
  const lengths = Array.from({ length: Math.min(text.length, 36) - 2 }, (_, at) => at + 3)
  return lengths.filter((length) => {
    const piece = text.slice(0, length)
    if (length <= LONGEST && (WORDS.has(piece) || WORDS.has(spelled(piece)))) return true
    return new Set(piece).size === 1 || PATHS.some((path) => path.includes(piece))
  })
}
