import { expect, test } from 'vitest'
import { isCommonPassword } from '@/server/auth/passwords/common-passwords'

test.each([
  'password123',
  'P@ssw0rd2024!',
  'Sunshine!!2023',
  'qwertyuiop',
  'qwerty123456',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  '1234567890',
  '0987654321',
  'aaaaaaaaaaaa',
  '1212121212',
  'abcabcabcabc',
  'iloveyoubaby',
  'dragonmaster99',
  'Toronto-2025!',
  'hello_kitty_7',
  'motdepasse1',
  'canadiens2024',
  'tkfkdgo1234',
  'saranghae123',
  'asdfghjkl;12',
  'letmeinletmein',
])('%s is refused as common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'correct horse battery staple',
  'maru-demo-2025',
  'vqk7-ttRw-9uLm',
  'gravel pond nineteen',
  '바람이 부는 언덕 아래',
  'Le facteur mange des huîtres',
  'x9f3kq0zbn',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

test('a long text is judged in no time', () => {
  const begun = performance.now()
  isCommonPassword('abc123'.repeat(40))
  isCommonPassword('a'.repeat(127) + '!')
  isCommonPassword('password'.repeat(16))
  expect(performance.now() - begun).toBeLessThan(500)
})
