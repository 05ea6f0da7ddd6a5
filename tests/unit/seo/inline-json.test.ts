import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inlineJson } from '@/ui/page/json-ld'

describe('JSON inside a script element', () => {
  test.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>',
    'a & b &lt; c',
    'line\u2028paragraph\u2029end',
    '"quoted" \\ back',
    '한국어 수전 ",}] é',
  ])('keeps %j a text', (name) => {
    const written = inlineJson({ name })
    expect(written).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(written)).toEqual({ name })
  })

  test('reads back as what was written, whatever that was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const written = inlineJson(value)
        expect(written).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
