// @vitest-environment happy-dom
import { $getRoot, $insertNodes, ParagraphNode } from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { expect, test } from 'vitest'
import { cleanPastes } from '@/admin/pages/clean-paste'

/** What stands in the editor after a paste. */
function pasted(html: string) {
  const editor = createHeadlessEditor({
    nodes: [ParagraphNode, HeadingNode, QuoteNode, ListNode, ListItemNode],
    onError: (error) => {
      throw error
    },
  })
  cleanPastes(editor)
  editor.update(
    () => {
      const dom = new DOMParser().parseFromString(html, 'text/html')
      $getRoot().select()
      $insertNodes($generateNodesFromDOM(editor, dom))
    },
    { discrete: true },
  )
  // Lexical types its nodes as having a type and a version; what else they hold is what this compares.
  return editor.getEditorState().toJSON().root.children as Part[]
}

type Part = { type: string; tag?: string; format?: unknown; style?: string; text?: string; children?: Part[] }
const kindOf = ({ type, tag }: Part) => tag ?? type
const wordsIn = (part: Part): Part[] =>
  part.text === undefined ? (part.children ?? []).flatMap(wordsIn) : [part]

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {color:red}</style></head><body>
<h1 style="color:#2F5496"><span style="font-family:Calibri">Care of floors<o:p></o:p></span></h1>
<h4>Oil</h4>
<p class="MsoNormal" align="center" style="text-align:center"><b><span style="color:red;font-size:20pt">Oil</span></b>
<u>every</u> year.</p></body></html>`

const DOCS = `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><h2 dir="ltr"><span
style="font-size:16pt;font-weight:400;color:#1155cc">Care</span></h2><ul><li dir="ltr"><p dir="ltr"><span
style="font-family:Arial;font-weight:700;text-decoration:underline">Oil</span></p></li></ul></b>`

test('what is pasted from Word has its words, headings 2 and 3, bold, and no look of its own (rule L19)', () => {
  const parts = pasted(WORD)
  expect(parts.map(kindOf)).toEqual(['h2', 'h3', 'paragraph'])
  const words = parts.flatMap(wordsIn)
  expect(words.map(({ text }) => text).join('')).toMatch(/^Care of floorsOilOil\s+every\s+year\.$/)
  expect(words.filter(({ style }) => style)).toEqual([])
  expect(words.filter(({ format }) => format === 1).map(({ text }) => text)).toEqual(['Oil'])
  expect(words.filter(({ format }) => format !== 0 && format !== 1)).toEqual([])
  expect(parts.map(({ format }) => format)).toEqual(['', '', ''])
})

test('what is pasted from Google Docs too', () => {
  const parts = pasted(DOCS)
  expect(parts.map(kindOf)).toEqual(['h2', 'ul'])
  const words = parts.flatMap(wordsIn)
  expect(words.map(({ text, format, style }) => [text, format, style])).toEqual([
    ['Care', 0, ''],
    ['Oil', 1, ''],
  ])
})
