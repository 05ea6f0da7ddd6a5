import { expect, inject, test } from 'vitest'
test('boots', () => { expect(Object.keys(inject('int').ids).length).toBe(37) })
