import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The syllables of the file that every Korean page is sent first, as its style says. */
function core() {
  const css = readFileSync('public/fonts/hangul.css', 'utf8')
  const face = css.split('@font-face').find((part) => part.includes('hangul-core.woff2')) ?? ''
  const [, ranges = ''] = /unicode-range:([^;}]+)/.exec(face) ?? []
  return ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
}

const jsonIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`)

test.each([
  ['our own words', jsonIn('src/messages/ko')],
  ['a new shop', jsonIn('src/server/texts/first-content')],
  ['the demo', jsonIn('dev/seed')],
])('every syllable of %s is in the first file of Hangul (src/ui/fonts/make.py makes it anew)', (_, files) => {
  const spans = core()
  const text = files.map((file) => readFileSync(file, 'utf8')).join('')
  const missing = [...new Set(text.match(/[가-힣]/g))].filter((syllable) => {
    const code = syllable.codePointAt(0) ?? 0
    return !spans.some(([first, last]) => first <= code && code <= last)
  })
  expect(missing).toEqual([])
  expect(text).toMatch(/[가-힣]/)
})

test('a device without a Korean font shows Hangul also if its files are late', () => {
  const faces = readFileSync('public/fonts/hangul.css', 'utf8').split('@font-face')
  const late = faces.filter((face) => face.includes('font-display: swap'))
  const families = late.map((face) => /font-family: ('[^']+')/.exec(face)?.[1] ?? '')
  expect(late.map((face) => /hangul-[\w-]+/.exec(face)?.[0])).toEqual([
    'hangul-core',
    'hangul-common-0',
    'hangul-common-1',
  ])
  for (const style of ['src/ui/styles/base.css', 'src/admin/frame/styles/base.css']) {
    const [, stack = ''] = /'Maru Sans Hangul',([^;]+);/.exec(readFileSync(style, 'utf8')) ?? []
    // Behind the device's own fonts: where there is one, nothing is exchanged and nothing moves.
    expect(stack.split(',').map((family) => family.trim())).toEqual([
      "'Apple SD Gothic Neo'",
      "'Malgun Gothic'",
      'system-ui',
      'sans-serif',
      ...families,
    ])
  }
})
