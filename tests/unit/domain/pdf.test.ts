import { expect, test } from 'vitest'
import { hasActiveContent, objectStreams } from '@/domain/forms/pdf'

test.each([
  ['/OpenAction 5 0 R', true],
  ['/OpenAction<</S/GoTo>>', true],
  ['/OpenAction  [3 0 R /Fit]', false],
  ['/OpenActions 5', false],
  ['/S /JavaScript /JS (x)', true],
  ['/J#61v#61Script', true],
  ['/#4Aava#53cript', true],
  ['/#4aavaScript', true],
  ['/JavaScripts', false],
  ['/Launch', true],
  ['/EmbeddedFiles 4 0 R', true],
  ['/EmbeddedFile>>', true],
  ['(a JavaScript of ours)', false],
])('%s is active content: %s', (text, isActive) => {
  expect(hasActiveContent(text)).toBe(isActive)
})

test('streams that may contain objects are found by their dictionary, near or far', () => {
  const dictionary = '<</N 1/First 4>>'
  const sure = `4 0 obj ${dictionary}\nstream\nx`
  expect(objectStreams(sure)).toEqual([{ from: sure.length - 1, isSure: true }])
  expect(objectStreams(`1 0 obj ${dictionary} 2 0 obj <<>> stream\r\nx`)).toMatchObject([{ isSure: false }])
  expect(objectStreams('4 0 obj <</#4E 1/Firs#74 4>>stream\nx endstream\n')).toHaveLength(1)
  expect(objectStreams(`${dictionary}${' '.repeat(70_000)}stream\nx`)).toEqual([])
  expect(objectStreams('4 0 obj <</N 3>>\nstream\nx endstream\n')).toEqual([])
})

test('a large file takes little time', () => {
  const text = '1 0 obj <</First 1/N 2>> stream\nx\nendstream endobj\n'.repeat(200_000)
  const began = performance.now()
  hasActiveContent(text)
  objectStreams(text)
  expect(performance.now() - began).toBeLessThan(3_000)
})
