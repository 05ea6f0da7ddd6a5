import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconFiles } from '~/dev/icons/icon-styles'

const symbol = (inside: string) => `<symbol id="a">${inside}</symbol>
  <symbol id="logo-hangul" viewBox="0 0 24 12" data-room="12"><path d="M0 0" /></symbol>
  <symbol id="stars" viewBox="0 0 24 6" data-room="6"><path d="M0 0" /></symbol>`
const pathOf = (inside: string) => / d='([^']*)'/.exec(iconFiles(symbol(inside)).css)?.[1]

test('the styles and names of icons are those of dev/icons/icons.svg: npm run generate makes them', () => {
  const { css, names } = iconFiles(readFileSync('dev/icons/icons.svg', 'utf8'))
  expect(readFileSync('src/ui/styles/icons.css', 'utf8')).toBe(css)
  expect(readFileSync('src/ui/parts/icon-name.ts', 'utf8')).toBe(names)
})

test.each([
  ['<path d="m6 6 12 12" /><path d="m1-2a1 1 0 0 1 1 1" />', 'M6 6l12 12M1 -2a1 1 0 0 1 1 1'],
  ['<circle cx="11" cy="11" r="8" />', 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0'],
  ['<line x1="8.59" x2="15.42" y1="13.51" y2="17.49" />', 'M8.59 13.51l6.83 3.98'],
  [
    '<rect width="8" height="4" x="8" y="2" rx="1" />',
    'M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z',
  ],
])('%s is a path that begins where it should', (inside, path) => {
  expect(pathOf(inside)).toBe(path)
})

test('an element that is not known is said, not left out', () => {
  expect(() => iconFiles(symbol('<polygon points="0 0" />'))).toThrow('polygon')
})
